"""The sheet behind a scoring pad: traits that follow it and that it follows, and every change to be undone."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from traitlets import Dict, Enum, Int, List, Unicode, observe, validate

from gangster_widgets.games.gangster import tally
from gangster_widgets.games.gangster.components import Components, standard
from gangster_widgets.games.gangster.notation import colours
from gangster_widgets.games.gangster.sheet import Said, Sheet, begin, seated
from gangster_widgets.games.gangster.stage import LAST_STAGE
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.record import replace
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing

ENTERED = ("players", "colours", "day", "influence", "casino", "lines")
"""What can be entered, in the order in which it is set together."""


class PadSheet(Picture):
    """A picture of a sheet. Whoever observes a trait hears of it when all of a change is done."""

    players = Int(4, help="how many persons play, 2 to 5")
    colours = List(Unicode(), help="the gangs in play, in the order of seats")
    day = Int(1, help="which day of reckoning it is, 1 to 3")
    influence = Dict(help="what each colour had before this day")
    casino = Int(None, allow_none=True, help='what "?" counts')
    lines = Dict(help="what is typed for each district, such as {'The Loop': '7 YGN B.Y x'}")
    points = Dict(read_only=True, help="what each colour gets on this day; empty while something is missing")
    chosen = Unicode("", help="the district or the colour whose reasons are shown")
    gang = Enum(("", *LETTERS), "", help="whose gangsters are put where a field is clicked; empty for nobody's")

    def __init__(
        self, players: int = 4, components: Components | Path | str | Mapping[str, Any] | None = None, **traits: Any
    ) -> None:
        if not isinstance(components, Components):
            components = standard() if components is None else game("gangster").components(components)
        self._sheet = begin(components)
        self._past: list[Sheet] = []
        self._near = ""
        later = {name: traits.pop(name) for name in (*ENTERED, "chosen", "gang") if name in traits}
        super().__init__((game("gangster").folder / "words",), **traits)
        self._show(self._sheet)
        for name, value in {"players": players, **later}.items():
            setattr(self, name, value)
        self._past = []

    @property
    def sheet(self) -> Sheet:
        """Everything that is entered."""
        return self._sheet

    @property
    def undoable(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    def sentence(self, said: Said) -> str:
        """What is wrong, in a sentence; colours by their names."""
        return self.words.say(said[0], **{name: self._called(fact) for name, fact in said[1]})

    def _called(self, fact: Any) -> Any:
        if isinstance(fact, tuple):
            return tuple(self._called(one) for one in fact)
        return self.words.name(fact) if fact in LETTERS else fact

    def choices(self) -> tuple[str, ...]:
        """What reasons can be shown of: the districts in play and the colours."""
        return (*self._sheet.table.districts, *colours("".join(self._sheet.gangs)))

    # Changes.

    def undo(self) -> None:
        """Takes the last change back, also the end of a day."""
        if self._past:
            self._show(self._past.pop(), self.words.say("pad-undone"))

    def change(self, sheet: Sheet, told: str = "") -> None:
        """Shows another sheet, which can be undone. What changes nothing is not heard twice."""
        if sheet == self._sheet:
            return
        if self._sheet.over and sheet.over and replace(sheet, claims=()) != replace(self._sheet, claims=()):
            raise Unreadable("pad-is-over")
        self._past.append(self._sheet)
        self._show(sheet, told)

    def _show(self, sheet: Sheet, told: str = "") -> None:
        self._sheet = sheet
        self._let_go()
        with self.hold_trait_notifications():
            for name, value in self._values().items():
                self.set_trait(name, value)
            if self.chosen not in self.choices():
                self.chosen = ""
            if self.gang and LETTERS[self.gang] not in sheet.gangs:
                self.gang = ""
        self._refresh(told)

    def _let_go(self) -> None:
        """Forgets what was asked about another sheet."""

    def _refresh(self, told: str = "") -> None:
        if self._scene is not None:
            self.redraw()
        if told:
            self.say(told)

    # Traits.

    def _values(self) -> dict[str, Any]:
        """What the traits are, by the sheet."""
        sheet = self._sheet
        points = {} if tally.missing(sheet) else dict(zip(sheet.gangs, tally.today(sheet).points, strict=True))
        had = {COLOURS[gang]: number.value for gang, number in sheet.influence if gang in sheet.gangs}
        return {
            "players": sheet.players, "colours": list(colours("".join(sheet.gangs))), "day": sheet.day,
            "influence": {colour: number for colour, number in had.items() if number is not None},
            "casino": sheet.casino.value, "lines": {one.place: one.typed for one in sheet.open if one.typed},
            "points": {COLOURS[gang]: number for gang, number in points.items()},
        }  # fmt: skip

    def _with(self, name: str, value: Any) -> Sheet:
        """The sheet with that value of a trait; `Unreadable` where it cannot be."""
        with_value: dict[str, Callable[[Any], Sheet]] = {
            "players": self._with_players, "colours": self._with_colours, "day": self._with_day,
            "influence": self._with_influence, "casino": self._with_casino, "lines": self._with_lines,
        }  # fmt: skip
        return with_value[name](value)

    def _with_players(self, players: int) -> Sheet:
        if players not in range(2, 6):
            raise Unreadable("cli-players-range", game="gangster", fewest=2, most=5, players=players)
        gangs = tuple(LETTERS.get(colour, "") for colour in self.colours)
        fitting = len(gangs) == len(seated((), players)) and "" not in gangs
        return tally.with_seats(self._sheet, players, gangs if fitting else seated(self._sheet.gangs, players))

    def _with_colours(self, given: list[str]) -> Sheet:
        gangs = tally.gangs_of(tuple(given), self.players, self._sheet.box)
        return tally.with_seats(self._sheet, self.players, gangs)

    def _with_day(self, day: int) -> Sheet:
        if not 1 <= day <= LAST_STAGE:
            raise Unreadable("pad-day-wrong", day=day, most=LAST_STAGE)
        return tally.with_day(self._sheet, day)

    def _with_casino(self, casino: int | None) -> Sheet:
        return _sound(tally.with_casino(self._sheet, "" if casino is None else str(casino)))

    def _with_influence(self, given: Mapping[str, Any]) -> Sheet:
        sheet, in_play = self._sheet, colours("".join(self._sheet.gangs))
        for colour in given:
            if colour not in in_play:
                raise Unreadable("position-not-in-play", colour=str(colour)[:20], colours=in_play)
        for colour in in_play:
            number = given.get(colour)
            sheet = tally.with_influence(sheet, LETTERS[colour], "" if number is None else str(number))
        return _sound(sheet)

    def _with_lines(self, given: Mapping[str, Any]) -> Sheet:
        """Exactly these lines. One that cannot be read is no fault of the trait: it is said at its place."""
        sheet = self._sheet
        for place in given:
            if place not in sheet.table.index:
                raise Unreadable("position-unknown-place", place=str(place)[:40], places=sheet.table.districts)
        for entry in sheet.open:
            if entry.typed != given.get(entry.place, ""):
                sheet = tally.entered(sheet, entry.place, str(given.get(entry.place, "")))
        return sheet

    @validate(*ENTERED)
    @refusing
    def _check(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        if value != self._values()[name]:
            if self._sheet.over and name != "day":
                raise Unreadable("pad-is-over")
            self._with(name, value)
        return value

    @validate("chosen")
    @refusing
    def _check_chosen(self, proposal: Any) -> str:
        value = str(proposal["value"])
        if value and value not in self.choices():
            raise Unreadable("pad-chosen", given=value[:40], choices=self.choices())
        return value

    @observe(*ENTERED)
    def _set_from_outside(self, change: Any) -> None:
        """The sheet follows what was set; what it has brought about itself is in step already."""
        if change["new"] != self._values()[change["name"]]:
            self.change(self._with(change["name"], change["new"]))

    @observe("chosen", "gang")
    def _seen_otherwise(self, _: Any) -> None:
        self._refresh()


def _sound(sheet: Sheet) -> Sheet:
    """The sheet; `Unreadable` where a number of it is none."""
    for number in (sheet.casino, *(sheet.had(gang) for gang in sheet.gangs)):
        if number.fault:
            raise Unreadable(number.fault[0], **dict(number.fault[1]))
    return sheet
