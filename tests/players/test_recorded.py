"""Recorded games: each line is played again to its end, and is what strong bots play; `--rewrite` records them anew."""

from itertools import pairwise

import pytest

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.recorded import file_of, line_of, recorded, replayed
from gangster_widgets.players import play_out, record

OF_EACH = 40
"""So many games are recorded at each table."""
TABLES = [(name, players) for name in games() for players in game(name).players]
KEPT = [(name, players) for name, players in TABLES if file_of(name).exists()]
tables = pytest.mark.parametrize(("name", "players"), TABLES, ids=lambda value: str(value))
kept = pytest.mark.parametrize(("name", "players"), KEPT, ids=lambda value: str(value))


def strong(players: int) -> list[str]:
    return ["strong"] * players


@kept
def test_every_recorded_game_is_played_again_to_its_end(name: str, players: int) -> None:
    one, lines = game(name), recorded(name, players)
    assert len(lines) == OF_EACH
    ends = set()
    for line in lines:
        *before, end = replayed(one, line)
        assert one.over(end)
        assert not any(one.over(state) for state in before)
        ends.add(one.scores(end))
    assert len(ends) > OF_EACH / 2


def test_strong_bots_play_a_recorded_game_as_it_stands_there() -> None:
    shortest = min(recorded("gangster", 2), key=len)
    assert record("gangster", 2, int(shortest.split(" ")[1]), strong(2)) == shortest


@tables
def test_a_game_becomes_a_line_and_the_same_game_again(name: str, players: int) -> None:
    one, states, actions = game(name), [], []

    def watch(before: object, action: object, after: object) -> None:
        states.append(before)
        actions.append(action)

    end = play_out(one, one.new(players, 8), ["random"] * players, 8, watch).state
    line = line_of(one, players, 8, actions)
    assert line.startswith(f"{players} 8 ")
    assert list(replayed(one, line)) == [*states, end]
    assert all(
        one.play(before, action) == after for (before, after), action in zip(pairwise(states), actions, strict=False)
    )


@kept
def test_a_line_that_is_too_long_too_short_or_of_another_game_is_refused(name: str, players: int) -> None:
    line = recorded(name, players)[0]
    for wrong in (line + "a", line[:-1], line[:-1] + "?", line.rpartition(" ")[0] + " " + "Z" * 400):
        with pytest.raises(ValueError):
            list(replayed(game(name), wrong))


@pytest.mark.long
@pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in KEPT))
def test_the_recorded_games_are_what_strong_bots_play(name: str, rewrite: bool) -> None:
    tables = [(players, seed) for players in game(name).players for seed in range(1, OF_EACH + 1)]
    jobs = [(name, players, seed, strong(players)) for players, seed in tables]
    played = "".join(f"{line}\n" for line in in_turn(record, jobs, -1))
    if rewrite:
        file_of(name).write_text(played, encoding="utf-8")
    assert played == file_of(name).read_text(encoding="utf-8")
