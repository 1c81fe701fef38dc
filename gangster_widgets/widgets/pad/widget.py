"""A scoring pad for a real table: lines are typed, the day is reckoned with reasons, influence is carried on."""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangster import look_tablet, tally
from gangster_widgets.games.gangster.entry import write_entry
from gangster_widgets.games.gangster.lines import lines
from gangster_widgets.games.gangster.look_pad import look_pad
from gangster_widgets.games.gangster.sheet import position_of, state
from gangster_widgets.games.gangster.stage import LAST_STAGE, doublers
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY, District, set_down
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.puzzles.checker import Verdict
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.pad.panel import panel
from gangster_widgets.widgets.pad.quarrel import claims, judged
from gangster_widgets.widgets.pad.reasons import reasons
from gangster_widgets.widgets.pad.sheet import PadSheet

SAID = 3
"""So many lines of a verdict are said: that it is not right, and which idea leads there. The rest is to be read."""
PANEL = 400
CLEARS = ("Delete", "Backspace", ".")


class ScoringPadWidget(PadSheet):
    """The day of reckoning at a real table. Every trait can be set and observed; every change can be undone.

    What is typed wrongly stays as it is, with a sentence; what was there before counts until it is mended.
    """

    def __init__(self, players: int = 4, components: Any = None, **traits: Any) -> None:
        self.verdict: Verdict | None = None
        self.lacking = ""
        super().__init__(players, components, **traits)
        self.add_class("gw-pad")
        self._frame.hotkeys = [*"YGNBEXygnbex", *CLEARS]

    # What is shown.

    @property
    def panel_width(self) -> int:
        """Lines want more room than buttons; the style sheet says the same."""
        return PANEL

    def look(self, width: float) -> Scene:
        """The map with the tablets as they are entered."""
        return look_pad(state(self._sheet), self.summary(), self.words, width, self.marks())

    def marks(self) -> Marks:
        """What the reasons talk about, which district is chosen and which was entered last."""
        told = (part for why in self.reasons() for part in why.walk())
        pointed = tuple(spot for why in told for spot in why.where if not isinstance(spot, str))
        chosen = (self.chosen,) if self.chosen in self._sheet.table.index else ()
        near = self._near if self._near in self._sheet.table.index else ""
        return Marks(chosen=chosen, pointed=pointed, last=(near,), enlarged=near or self.chosen)

    def summary(self) -> str:
        """How the day stands, in a sentence."""
        sheet = self._sheet
        entered = sum(entry.district is not None for entry in sheet.open)
        return self.words.say(
            "pad-summary", day=sheet.day, doublers=doublers(state(sheet)), most=sheet.box.doublers,
            days=LAST_STAGE, entered=entered, districts=len(sheet.open),
        )  # fmt: skip

    def reasons(self) -> tuple[Why, ...]:
        """The reasons of what is chosen: a district with all they rest on, or what a gang gets in each district."""
        return reasons(self._sheet, self.chosen)

    def panel(self) -> Node:
        """The lines, the points, the reasons, the days."""
        return panel(self)

    def text(self) -> str:
        """What is entered, what is wrong with it, and what each gang gets."""
        say, sheet = self.words, self._sheet
        wrong = [f"{one.place}: {one.typed} – {self.sentence(one.fault)}" for one in sheet.open if one.fault]
        lacking = tally.missing(sheet)
        points = self.sentence(lacking) if lacking else say.say("pad-points", scores=self._scores())
        return "\n".join([self.summary(), *lines(state(sheet), say), *wrong, points])

    def _scores(self) -> tuple[str, ...]:
        say = self.words
        return tuple(
            say.say("seen-score", gangs=(LETTERS[one],), influence=number) for one, number in self.points.items()
        )

    def position(self) -> dict[str, Any]:
        """The position that counts, as a puzzle file has it."""
        return position_of(self._sheet)

    def reckoning(self) -> Why:
        """The reckoning of this day; `Unreadable` says what is missing."""
        return tally.reckoning(self._sheet)

    # What is entered.

    def enter(self, district: str, typed: str) -> None:
        """What is typed for a district, such as `7ygnb.yx`. What cannot be read is kept, and said."""
        if district not in self._sheet.table.index:
            raise Unreadable("position-unknown-place", place=district[:40], places=self._sheet.table.districts)
        self._near = district
        sheet = tally.entered(self._sheet, district, typed)
        entry = sheet.entry(district)
        if entry.fault:
            told = f"{district}: {self.sentence(entry.fault)}"
        elif entry.district:
            told = look_tablet.label(entry.district, self.words)
        else:
            told = self.words.say("pad-emptied", district=district)
        self.change(sheet, told)

    def close_day(self) -> None:
        """Ends this day: influence grows, and the next day begins; `Unreadable` says what stands against it."""
        sheet = tally.closed(self._sheet)
        day = sheet.days[-1]
        ahead = tally.ahead(self._sheet, day)
        name, most = "game-over" if sheet.over else "pad-closed", tally.together(self._sheet, day, ahead[0])
        self._near = ""
        self.change(sheet, self.words.say(name, gangs=ahead, influence=most, day=day.number))

    def settle(self, district: str, says: Mapping[str, int]) -> Verdict:
        """What is to be said to somebody who says that these colours get so much there."""
        return judged(self._sheet, district, says)

    def _let_go(self) -> None:
        self.verdict, self.lacking = None, ""

    # What a person does.

    def clicked(self, where: Where, small: bool = False) -> None:
        """A field is given to the gang that is held; anything else of a district shows its reasons."""
        place = _place(where)
        if place not in self._sheet.table.index:
            spot = self.scene.spot(where)
            self.say(spot.label if spot else "")
        elif isinstance(where, tuple) and self.gang:
            self.put(place, where[1], LETTERS[self.gang])
        elif isinstance(where, Piece) and where.kind == "doubler" and self.gang:
            self.turn_doubler(place)
        else:
            self.choose(place)

    def choose(self, what: str) -> None:
        """Shows the reasons of a district or of a colour, and says them."""
        self._near = what if what in self._sheet.table.index else self._near
        self._let_go()
        self.chosen = what
        told = [part for why in self.reasons() for part in ([why] if what in LETTERS else [why, *why.parts])]
        self._refresh(" ".join(self.words.why(part) for part in told))

    def put(self, place: str, field: int, who: str) -> None:
        """Gives a field to a gang by its letter, or to nobody where that gang stands there already."""
        district = self._editable(place)
        if district is not None and field <= len(district.fields):
            who = EMPTY if district.fields[field - 1] == who else who
            self._write(replace(district, fields=set_down(district.fields, field, who)))

    def turn_doubler(self, place: str) -> None:
        """Lays a doubler there, or takes it off."""
        district = self._editable(place)
        if district is not None:
            self._write(replace(district, doubled=not district.doubled))

    def lay(self, place: str, tablet: str) -> None:
        """Lays a tablet of the box there, by its id; whoever stands there stays as far as there is room."""
        had = self._sheet.entry(place)
        new = next((one for one in self._sheet.box.tablets if one.id == tablet), None)
        if had.fault:
            self.say(self.sentence(had.fault))
        if new is None or had.fault:
            return
        fields = (had.district.fields if had.district else "")[: new.size].ljust(new.size, EMPTY)
        self._write(District(place, new, fields, had.district.doubled if had.district else False))

    def _write(self, district: District) -> None:
        self.enter(district.name, write_entry(district, self._sheet.box))

    def _editable(self, place: str) -> District | None:
        """The district, where it can be changed by hand: what is typed there and cannot be read is not lost."""
        entry = self._sheet.entry(place)
        if not (self._sheet.over or entry.fault or entry.district is None):
            return entry.district
        over = ("pad-is-over", ()) if self._sheet.over else ("pad-no-tablet", ())
        self.choose(place)
        self.say(self.sentence(entry.fault or over))
        return None

    def pressed(self, key: str, where: Where | None) -> None:
        """On a field a letter gives it to that gang, Delete empties it; `x` lays a doubler or takes it off."""
        letter = key.upper()
        if where is None or _place(where) not in self._sheet.table.index:
            return
        if letter == "X":
            self.turn_doubler(_place(where))
        elif isinstance(where, tuple) and key in CLEARS:
            self.put(*where, EMPTY)
        elif isinstance(where, tuple) and letter in self._sheet.gangs:
            self.put(*where, letter)

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        name, _, rest = do.partition(":")
        typed = "" if value is None else str(value)
        if name == "district":
            self.enter(rest, typed)
        elif name == "casino":
            self._number(tally.with_casino(self._sheet, typed), "pad-casino-said")
        elif name == "influence":
            self._number(tally.with_influence(self._sheet, LETTERS[rest], typed), "pad-influence-said", LETTERS[rest])
        elif name == "claim":
            self.change(tally.claimed(self._sheet, self.chosen, LETTERS[rest], typed))
        elif name in ("players", "day"):
            setattr(self, name, int(typed))
        elif name == "seat":
            self.change(tally.swapped(self._sheet, int(rest), LETTERS[typed]))
        elif name == "tablet":
            self.lay(self.chosen, typed) if typed else self.enter(self.chosen, "")
        else:
            self._ask(name, rest, typed)

    def _ask(self, name: str, rest: str, typed: str) -> None:
        """The controls that enter nothing, and those of the day."""
        if name == "chosen":
            self.choose(typed)
        elif name == "gang":
            self.gang = "" if self.gang == rest else rest
            self.say(self.words.say("pad-held" if self.gang else "pad-let-go", gang=LETTERS[rest]))
        elif name == "doubler":
            self.turn_doubler(self.chosen)
        elif name == "settle":
            self._judge()
        elif name == "close":
            self.close_day()
        elif name == "undo":
            self.undo()

    def _number(self, sheet: Any, name: str, gang: str | None = None) -> None:
        """Shows a sheet with another number, and says what is wrong with it or what it is."""
        number = sheet.had(gang) if gang else sheet.casino
        told = self.sentence(number.fault) if number.fault else self.words.say(name, number=number.value, gang=gang)
        self.change(sheet, told)

    def _judge(self) -> None:
        """The verdict on what somebody says of the chosen district."""
        try:
            self.verdict = judged(self._sheet, self.chosen, claims(self._sheet, self.chosen))
        except Unreadable as lacking:
            self.lacking = self.sentence((lacking.name, tuple(lacking.facts.items())))
        told = self.lacking if self.verdict is None else self.verdict.text(self.lang)
        self._refresh(" ".join(told.splitlines()[:SAID]))


def _place(where: Where) -> str:
    """The place that something belongs to."""
    if isinstance(where, str):
        return where
    return where[0] if isinstance(where, tuple) else where.of
