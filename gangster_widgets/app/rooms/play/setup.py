"""Before a game: who plays, one button to begin; below it the games that are kept, and files."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gangster_widgets.app.dates import moment_said
from gangster_widgets.app.files import Parts, filing
from gangster_widgets.app.match import shelf
from gangster_widgets.app.match.match import LONGEST_NAME, Seat, signs
from gangster_widgets.app.match.match_file import MOST_BYTES, read
from gangster_widgets.app.match.shelf import Standing
from gangster_widgets.app.rooms.play.draft import Draft, offered
from gangster_widgets.app.rooms.play.names import agreed, seat_named
from gangster_widgets.kernel.field import of_ruling
from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bot_named
from gangster_widgets.views.page import Node, button, group, node
from gangster_widgets.views.page import signs as pictured
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.told import Part

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.room import Play


class SetUp:
    """The page where games begin and are taken up. `fault` is what was wrong with what was wanted last."""

    def __init__(self, room: "Play", fault: str = "") -> None:
        self.room, self.visit = room, room.visit
        self.draft = Draft(room.visit)
        self._fault, self._spoiled, self._asked = fault, "", ""
        self._parts = Parts(MOST_BYTES)
        self._pane = Pane(self._used, self._handed)
        self.widgets: tuple[Any, ...] = (self._pane,)
        self.dressed()

    def left(self) -> None:
        """Nothing goes on here."""

    def dressed(self) -> None:
        """All of it anew."""
        self._pane.dark = self.visit.shown == "dark"
        self._pane.fill(self._shown())

    # What is shown.

    def _shown(self) -> Node:
        say = self.visit.words
        begin = node(
            "div",
            node("h1", say.say("door-play"), id="gw-here", tabindex="-1", arrive="play"),
            _wrong(self._fault, "fault"),
            node("p", say.say("play-what"), class_="gw-lead"),
            node("div", button(say.say("play-begin"), "begin", "gw-main gw-big"), class_="gw-group"),
            node("p", house, class_="gw-hint", key="agreed") if (house := self._agreed(say)) else None,
            self._aim(say),
            *self._table(say),
            self._house(say),
            class_="gw-play-begin",
        )
        kept = node("div", *self._games(say), class_="gw-play-kept")
        return node("section", node("div", begin, kept, class_="gw-play-hall"), aria_label=say.say("door-play"))

    def _aim(self, say: Words) -> Node:
        """What the game is about, and where one learns it; open for whoever has not played here yet."""
        goal = next(iter(rulebook(game(self.draft.game).folder).values()))
        learn = button(say.say("door-learn"), "learn", "gw-small-button", key="learn")
        return node(
            "details", node("summary", say.say("play-aim")), node("p", goal.sentence[say.language]),
            node("div", learn, class_="gw-group"), class_="gw-clause", key="aim",
            open=not self.visit.learner.games(),
        )  # fmt: skip

    def _table(self, say: Words) -> Iterator[Node]:
        """How many play, and who."""
        chosen, played = self.draft.chosen, game(self.draft.game)
        numbers = [
            button(str(one), f"number:{one}", pressed=one == chosen.number, key=str(one)) for one in played.players
        ]
        yield node("h2", say.say("play-who"))
        yield group(say.say("play-number"), *numbers, key="number")
        first = played.new(chosen.number, 1)
        seats = enumerate(self.draft.seats)
        rows = [self._seat(nth, seat, signs(self.draft.game, first, nth), say) for nth, seat in seats]
        yield node("ol", *rows, class_="gw-play-seats", key="seats")
        told = [(one, f"play-bot-{one}-how") for one in offered()]
        how = [(node("b", bot_named(one, say)), f" · {say.say(message)}") for one, message in told if say.has(message)]
        yield node("ul", *(node("li", *line) for line in how), class_="gw-play-how gw-hint", key="how")

    def _seat(self, nth: int, seat: Seat, about: str, say: Words) -> Node:
        """One seat: its signs, who sits there, and a name."""
        there = say.say("play-seat", nth=nth + 1)
        sitting = [("", say.say("play-a-person")), *((one, bot_named(one, say)) for one in offered())]
        options = [node("option", label, value=one, selected=one == seat.bot) for one, label in sitting]
        who = node(
            "select", *options, do=f"who:{nth}", value=seat.bot, aria_label=f"{there}, {say.say('play-who-sits')}"
        )
        typed = node(
            "input", type="text", do=f"name:{nth}", value=seat.name, maxlength=str(LONGEST_NAME), autocomplete="off",
            placeholder=seat_named(Seat(bot=seat.bot), nth, say), aria_label=f"{there}, {say.say('play-name')}",
        )  # fmt: skip
        return node("li", node("span", *pictured(about), class_="gw-play-signs"), who, typed, key=f"seat-{nth}")

    def _agreed(self, say: Words) -> str:
        """What is chosen of the house rules: it is kept from game to game, so nobody must have to unfold it."""
        return agreed(sorted(self.draft.chosen.rulings.items()), say)

    def _house(self, say: Words) -> Node:
        """Rulings played otherwise, and the number of the deal."""
        rows = []
        for name, ways in game(self.draft.game).rulings.items():
            now = self.draft.chosen.rulings.get(name, "")
            found = of_ruling(name, ways, say)
            options = [node("option", label, value=way, selected=way == now) for way, label in found]
            select = node("select", *options, do=f"ruling:{name}", value=now)
            rows.append(node("label", node("span", say.say(f"editor-ruling-{name}")), select, key=name))
            if say.has(what := f"editor-ruling-{name}-what"):
                rows.append(node("p", say.say(what), class_="gw-hint", key=f"{name}-what"))
        typed = node("input", type="text", inputmode="numeric", do="deal", value=self.draft.deal, maxlength="16",
                     autocomplete="off", placeholder=say.say("play-deal-by-lot"))  # fmt: skip
        rows.append(node("label", node("span", say.say("play-deal")), typed, key="deal"))
        folded = node("summary", self._agreed(say) or say.say("play-house"))
        hint = node("p", say.say("play-deal-what"), class_="gw-hint")
        inside = node("div", *rows, class_="gw-play-house")
        return node("details", folded, inside, hint, class_="gw-clause", key="house")

    def _games(self, say: Words) -> Iterator[Node]:
        """The games that are kept, and a file that is to be taken up."""
        found = shelf.standings(self.visit.learner)
        yield node("h2", say.say("play-games"))
        if found:
            yield node("ul", *(self._game(one, say) for one in found), class_="gw-play-games", key="games")
        else:
            yield node("p", say.say("play-no-games"), class_="gw-hint", key="none")
        yield filing(say.say("play-load"), "file", ".json", MOST_BYTES)
        spoiled = _wrong(self._spoiled, "spoiled")
        if spoiled:
            yield spoiled
        yield node("p", say.say("play-load-what"), class_="gw-hint")

    def _game(self, one: Standing, say: Words) -> Node:
        name, title = one.name, self._title(one, say)
        if self._asked == name:
            sure = node("p", say.say("play-away-sure", title=title), tabindex="-1", focus=True)
            no = button(say.say("play-away-no"), "no", "gw-small-button", key="no")
            yes = button(say.say("play-away-yes"), f"yes:{name}", "gw-small-button gw-main", key="yes")
            return node("li", sure, node("div", no, yes, class_="gw-group"), key=f"{name}-sure")
        on, replay, away = say.say("play-on"), say.say("play-replay"), say.say("play-away")

        def act(label: str, do: str) -> Node:
            return button(label, f"{do}:{name}", "gw-small-button", aria_label=f"{label}: {title}", key=do)

        over = one.kept is not None and one.kept.over
        acts = [act(say.say("play-look") if over else on, "on"), act(replay, "replay")] if one.kept else []
        return node(
            "li",
            node("b", title),
            node("p", self._stands(one, say), class_="gw-hint"),
            node("div", *acts, act(away, "away"), class_="gw-group"),
            key=name,
        )

    def _title(self, one: Standing, say: Words) -> str:
        if one.kept is None:
            return one.title
        return say.list([seat_named(seat, nth, say) for nth, seat in enumerate(one.kept.match.table())])

    def _stands(self, one: Standing, say: Words) -> str:
        """When it was kept, and how it stands."""
        when = moment_said(one.at, self.visit.now(), self.visit.offset, say.language)
        if one.kept is None:
            return f"{when} · {say.say('match-kept-unreadable')}"
        seats = one.kept.match.table()
        if one.kept.over or one.kept.player >= len(seats):
            return f"{when} · {say.say('play-finished')}"
        who = seat_named(seats[one.kept.player], one.kept.player, say)
        return f"{when} · {say.say('play-turn', who=who)} · {say.say('play-actions', number=one.kept.actions)}"

    # What is done.

    def _used(self, do: str, value: Any) -> None:
        name, _, rest = do.partition(":")
        self._fault = self._spoiled = ""
        if name == "begin":
            self._begin()
        elif name == "learn":
            self.room.go(page="learn", saved="")
        elif name == "on":
            self.room.go(saved=rest)
        elif name == "replay":
            self.room.go(saved=rest, step=1)
        elif name in ("away", "no"):
            self._asked = rest
        elif name == "yes":
            self._asked = ""
            self.visit.kept(lambda: self.visit.learner.drop_game(rest))
        else:
            self._choose(name, rest, value)
        if self.room.view is self:
            self.dressed()

    def _choose(self, name: str, rest: str, value: Any) -> None:
        """How many, who, by which rules, which deal."""
        if name == "number":
            self.draft.at_table(int(rest))
        elif name == "who":
            self.draft.seat(int(rest), bot=str(value or ""))
        elif name == "name":
            self.draft.seat(int(rest), name=str(value or ""))
        elif name == "ruling":
            self.draft.ruling(rest, str(value or ""))
        elif name == "deal":
            self.draft.deal = str(value or "")[:16]

    def _begin(self) -> None:
        try:
            self.room.begin(self.draft.terms())
        except SaidError as error:
            self._fault = self._said(error)

    def _said(self, error: SaidError) -> str:
        """What is wrong, said aloud."""
        said = self.visit.words.say(error.name, **error.facts)
        self.visit.say(said)
        return said

    def _handed(self, part: Part, data: bytes) -> None:
        """A part of a file with a game."""
        if not self._parts.take(part, data):
            return
        self._fault, self._spoiled = "", ""
        try:
            self.room.take_in(read(self._parts.given(), self.visit.words))
        except SaidError as error:
            self._spoiled = self._said(error)
            self.dressed()


def _wrong(said: str, key: str) -> Node | None:
    """What is wrong, where it belongs; None where nothing is."""
    return node("div", node("p", said), class_="gw-says gw-no", key=key) if said else None
