"""The start of a game: bosses, money, the display, and what lies in the piles of each chapter."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta import setup
from gangster_widgets.games.gangsta.components import standard
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.piles import chapter_laid
from gangster_widgets.games.gangsta.table import table_for
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why, silent


@pytest.mark.clause("gangsta.set-up", "gangsta.box")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_has_a_boss_of_his_own_with_his_money_and_five_cards_of_each_kind_lie_on_display(
    players: int,
) -> None:
    state = GAME.new(players, 3)
    money = {boss.person.name: boss.money for boss in standard().bosses}
    bosses = [gang[0] for gang in state.gangs]
    assert len({one.name for one in bosses}) == players
    assert all(one.boss and not one.engaged for one in bosses)
    assert list(state.money) == [money[one.name] for one in bosses]
    assert (len(state.display), len(state.market)) == (5, 5)
    assert (len(state.heist_pile), len(state.gangster_pile)) == (25, 30)
    assert all(isinstance(card, Heist) for card in state.heist_pile)


@pytest.mark.clause("gangsta.set-up")
def test_bosses_are_dealt_by_lot() -> None:
    assert {GAME.new(2, seed).gangs[0][0].name for seed in range(60)} == {
        boss.person.name for boss in standard().bosses
    }


@pytest.mark.clause("gangsta.set-up", "gangsta.chapter-start")
@pytest.mark.parametrize(("chapter", "snitches"), [(2, 3), (3, 5)])
def test_later_piles_hold_snitches_and_none_of_them_lies_among_the_first_five(chapter: int, snitches: int) -> None:
    back = 0
    for seed in range(40):
        events: list[Why] = []
        state = chapter_laid(replace(GAME.new(2, seed), chapter=chapter), events.append)
        assert sum(isinstance(card, int) for card in state.heist_pile) == snitches
        assert len(state.heist_pile) == 25 + snitches
        assert all(isinstance(card, Heist) for card in state.display)
        assert state.snitches == 0
        back += sum(why.name == "snitch-back" for why in events)
    assert back > 0, "a snitch among the first is shuffled back"


@pytest.mark.clause("gangsta.resources")
def test_of_two_resource_cards_each_keeps_one_and_nobody_sees_what_others_choose_from() -> None:
    state = GAME.new(3, 5, rulings={"resources": "played"})
    assert [len(some) for some in state.offers] == [2, 2, 2]
    assert len({name for some in state.offers for name in some}) == 6
    for seat in range(3):
        assert GAME.actor(state) == seat
        assert {action.what for action in GAME.legal(state)} == set(state.offers[seat])
        seen: Any = GAME.known(state, seat)
        assert [len(some) for some in seen.offers] == [2 * (one == seat) for one in range(3)]
        state = GAME.play(state, GAME.legal(state)[0])
    assert state.offers == ()
    assert all(card is not None and not card.active for card in state.cards)
    assert GAME.actor(state) == 0


@pytest.mark.clause("gangsta.resources")
def test_without_the_variant_there_are_no_resource_cards() -> None:
    assert GAME.new(3, 5).cards == (None, None, None)


def test_every_event_of_setting_up_is_told() -> None:
    events: list[Why] = []
    setup.new(table_for(2, standard(), {"resources": "played"}), 1, events.append)
    assert [why.name for why in events].count("boss-dealt") == 2
    assert [why.name for why in events].count("resources-dealt") == 2
    assert setup.new(table_for(2, standard()), 1, silent) == GAME.new(2, 1)


def test_a_table_of_one_and_a_ruling_that_there_is_not_are_refused() -> None:
    with pytest.raises(SaidError):
        GAME.new(1, 1)
    with pytest.raises(SaidError):
        GAME.new(2, 1, rulings={"families": "no"})
