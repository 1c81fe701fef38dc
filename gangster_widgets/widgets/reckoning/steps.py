"""What the scrubber steps through: the steps of a reckoning, by the rules and by a wrong way beside them."""

from importlib import import_module
from typing import Any

from traitlets import Bool, Int, Tuple, Unicode, observe, validate
from traitlets import Union as EitherTrait

from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import SHELF, SaidError, Unreadable
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.why import Why
from gangster_widgets.widgets.begin import begin, game_of, taken
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing

HIGHEST_CASINO = 100


class Steps(Picture):
    """The steps of a reckoning, which of them is the present one, and the wrong way beside it.

    It takes a tablet in a line, a tablet that is shown, a puzzle or its id, a written position, or a state; of a
    position either all districts or the one named. A tablet that is shown is followed when it changes.
    """

    at = EitherTrait(
        [Int(), Unicode()], default_value=0, help='the step, from 0; also a part of its name, such as "tie"'
    )
    asking = Bool(False, help="whether each step is asked before it shows")
    ask_at = Tuple(help="the kinds of steps that are asked; where there are none, all")
    revealed = Bool(True, help="whether the present step shows; while asking it is hidden at first")
    beside = Unicode("", help="the id of a wrong way of counting that is shown beside the right one")
    large = Bool(False, help="large type, for a class")
    casino = Int(None, allow_none=True, help='what "?" counts')
    step = Unicode(read_only=True, help="the name of the present step, as links have it")

    def __init__(
        self, given: Any, district: str | None, game: str, at: int | str, beside: str, kind: str, **traits: Any
    ) -> None:
        is_line = isinstance(given, str) and "@" in given
        given, self._game = (given, game_of(game)) if is_line else taken(given, game)
        rooms = (import_module(f"{SHELF}.{self._game.name}.{room}") for room in ("beats", "look_reckoning"))
        self._beats, self._look = rooms
        self._given, self._district, self._kind = given, district, kind
        self._all: tuple[Beat, ...] = ()
        self._stepping = False
        self._others: tuple[Beat, ...] | None = None
        super().__init__((self._game.folder / "words",), **traits)
        self._read()
        self.at, self.beside = at, beside
        self.revealed = not self.asks(int(self.at))
        if hasattr(given, "observe") and hasattr(given, "line"):
            given.observe(self._renew, ["line", "name", "casino"])

    def _read(self) -> None:
        """Reads off what is reckoned, and all its steps."""
        self._case = self._case_of(self._given)
        self._ways: list[Mistake] | None = None
        self._all = self._beats.beats(self._case)
        self._slots = self._beats.slots(self._all)
        self._find_others()

    def _case_of(self, given: Any) -> Any:
        line = given if isinstance(given, str) and "@" in given else getattr(given, "line", None)
        if isinstance(line, str):
            name = getattr(given, "called", None) or self._district or self.words.say("tablet-unnamed")
            casino = self.casino if self.casino is not None else getattr(given, "casino", None)
            return self._beats.case_of(line, name, casino)
        state = begin(self._game, given, max(self._game.players), 1)
        state = self._beats.begun(state, given.ask.model_dump()) if hasattr(given, "ask") else state
        if self._district is None:
            self._district = getattr(getattr(given, "ask", None), self._beats.ABOUT, None)
        kind = self._kind_of(given)
        named = {"kind": kind} if kind else {}
        case = self._beats.case(state, self._district, self.casino, **named)
        if not case.places:
            there = self._beats.places(state)
            raise Unreadable("ask-district", district=self._district or "?", districts=there)
        return case

    def _kind_of(self, given: Any) -> str:
        """The kind of question that is told: the one named, or that of the puzzle; where it is none, the game says."""
        kinds: tuple[str, ...] = self._beats.KINDS
        if self._kind and self._kind not in kinds:
            raise Unreadable("reckoning-kind", kind=self._kind[:60], kinds=kinds)
        asked = getattr(given, "kind", "")
        return self._kind or (asked if asked in kinds else "")

    def _renew(self, _: Any) -> None:
        """The tablet that is followed has changed: the first step of the new reckoning, or as far as it goes."""
        try:
            self._read()
        except SaidError as error:
            self.say(self.words.say(error.name, **error.facts))
            return
        self.at = min(int(self.at), len(self._all) - 1)
        self._seen_otherwise(None)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """All steps."""
        return self._all

    @property
    def points(self) -> dict[str, int]:
        """What comes out in the end, by colour."""
        found: dict[str, int] = self._beats.points(self._case)
        return found

    @property
    def now(self) -> Beat:
        """The present step."""
        return self._all[int(self.at)]

    def asks(self, at: int) -> bool:
        """Whether that step is asked before it shows."""
        return self.asking and (not self.ask_at or self._all[at].phase in self.ask_at)

    def named(self, beat: Beat) -> str:
        """The name of a step as links have it, the same in every language: without what an unnamed tablet is called."""
        return beat.id.removeprefix(self.words.say("tablet-unnamed") + "/")

    # The wrong way.

    def ways(self) -> list[Mistake]:
        """The wrong ideas that come out otherwise here."""
        if self._ways is None:
            outcome = self._outcome()
            self._ways = [
                mistake
                for mistake in self._game.mistakes
                if self._case.kind in mistake.kinds and self._outcome(mistake) not in (outcome, None)
            ]
        return self._ways

    def _outcome(self, mistake: Mistake | None = None) -> tuple[Any, ...] | None:
        """What comes out and of what; None where the wrong idea leads nowhere here."""
        thought = mistake.change(self._game.thought) if mistake else self._game.thought
        try:
            why = self._case.why(thought)
        except SaidError:
            return None
        return (why.value, *(part.value for part in why.parts))

    def _find_others(self) -> None:
        mistake = next((one for one in self._game.mistakes if one.id == self.beside), None)
        self._others = self._beats.beats(self._case, mistake.change(self._game.thought)) if mistake else None
        self._other_slots = self._beats.slots(self._others or ())
        self._others_of = self.beside

    @property
    def others(self) -> tuple[Beat, ...] | None:
        """All steps of the wrong way, None where none is shown."""
        if self._others_of != self.beside:
            self._find_others()
        return self._others

    def others_now(self) -> list[Why]:
        """What the wrong way tells at the present step."""
        at, others = int(self.at), self.others or ()
        since = self._slots[at - 1] if at else (-1,)
        both = zip(self._other_slots, others, strict=True)
        return [beat.why for slot, beat in both if since < slot <= self._slots[at]]

    def parting(self) -> int | None:
        """The step at which the wrong way parts from the right one; None where none is shown or none does."""
        if self.others is None:
            return None
        own, others = zip(self._slots, self._all, strict=True), self.others
        for nth, (slot, beat) in enumerate(own):
            since = self._slots[nth - 1] if nth else (-1,)
            both = zip(self._other_slots, others, strict=True)
            theirs = [other.why for at, other in both if since < at <= slot]
            if [(why.rule, why.facts) for why in theirs] != [(beat.why.rule, beat.why.facts)]:
                return nth
        return None

    def _numbered(self, to: Any) -> int:
        if isinstance(to, int) and 0 <= to < len(self._all):
            return to
        wanted = str(to).strip("/").split("/")
        for nth, beat in enumerate(self._all):
            if isinstance(to, str) and (self.named(beat) == to or set(wanted) <= set(beat.id.split("/"))):
                return nth
        named = tuple(dict.fromkeys(beat.phase for beat in self._all))
        raise Unreadable("reckoning-step", step=str(to)[:60], most=len(self._all) - 1, names=named)

    # Traits.

    @validate("at")
    @refusing
    def _check_at(self, proposal: Any) -> int:
        return self._numbered(proposal["value"]) if self._all else 0

    @validate("beside")
    @refusing
    def _check_beside(self, proposal: Any) -> str:
        ids = tuple(one.id for one in self._game.mistakes if self._case.kind in one.kinds)
        if proposal["value"] and proposal["value"] not in ids:
            raise Unreadable("reckoning-beside", id=str(proposal["value"])[:60], ids=ids)
        return str(proposal["value"])

    @validate("casino")
    @refusing
    def _check_casino(self, proposal: Any) -> int | None:
        value = proposal["value"]
        if value is not None and not 1 <= value <= HIGHEST_CASINO:
            raise Unreadable("tablet-casino", number=str(value)[:20])
        return None if value is None else int(value)

    @observe("casino", "lang")
    def _otherwise_drawn(self, change: Any) -> None:
        """The casino card is another, or what an unnamed tablet is called: the same step with what follows from it."""
        if self._all:
            self._renew(change)
