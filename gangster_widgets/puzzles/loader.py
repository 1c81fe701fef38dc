"""Puzzles out of files and folders: everything that is wrong with each at its line, and the good ones beside them."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gangster_widgets.kernel.document import documents, documents_in
from gangster_widgets.kernel.files import Data, Fault, Faulty, fault_words, in_order, said, together
from gangster_widgets.kernel.game import Unreadable, game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.schema import validated
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.schema import PuzzlePart

MOST_PUZZLES = 10_000
ENDINGS = (".yaml", ".yml")


@dataclass(frozen=True)
class Shelf:
    """What was read: the puzzles that can be used, everything that is wrong, and whether a file was not read at all.

    Iterated over it gives its puzzles; printed it says how many they are, and every fault.
    """

    puzzles: Sequence[Puzzle]
    faults: Sequence[Fault]
    unread: bool

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)

    def find(self, id_: str) -> Puzzle:
        """The puzzle of that id; `KeyError` where there is none."""
        if id_ not in self._by_id:
            raise KeyError(f"there is no puzzle {id_!r}")
        return self._by_id[id_]

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def problems(self, lang: str = "en") -> list[str]:
        """Everything that is wrong, a line each with file and line."""
        return [said(fault, fault_words(fault, lang)) for fault in self.faults]

    def __repr__(self) -> str:
        return "\n".join([f"<{len(self)} puzzles>", *self.problems()])


def load(*paths: Path | str) -> Shelf:
    """All puzzles of these files and folders. An id that stands twice is a fault of the later one."""
    files = _files([Path(path) for path in paths])
    return _shelf((str(file), documents(file, MOST_PUZZLES)) for file in files)


def load_texts(texts: Mapping[str, str]) -> Shelf:
    """The same of texts that stand in no file, such as those of an upload, each under what it is called."""
    return _shelf((name, documents_in(text, name, MOST_PUZZLES)) for name, text in texts.items())


def read_puzzle(text: str) -> Puzzle:
    """The one puzzle that a YAML text is, such as one copied into a notebook; `Faulty` with all that is wrong with it.

    >>> read_puzzle("id: x")
    Traceback (most recent call last):
    gangster_widgets.kernel.files.Faulty: puzzle:1: “game” is missing here.
    puzzle:1: “kind” is missing here.
    puzzle:1: “position” is missing here.
    """
    shelf = load_texts({"puzzle": text})
    if not shelf.faults and len(shelf) != 1:
        raise Faulty([Fault("puzzle", None, "puzzle-not-one", (("number", len(shelf)),))])
    if shelf.faults:
        raise Faulty(list(shelf.faults), shelf.unread)
    return shelf.puzzles[0]


def _shelf(files: Iterable[tuple[str, Iterator[Data]]]) -> Shelf:
    puzzles: dict[str, Puzzle] = {}
    faults: list[Fault] = []
    unread = False
    for file, found_in in files:
        try:
            found = [_read_beside(document, puzzles, faults) for document in found_in]
        except Faulty as faulty:
            faults += faulty.faults
            unread |= faulty.unread
        else:
            if not found:
                faults.append(Fault(file, None, "puzzle-none"))
            unread |= bool(found) and not any(found)
    return Shelf(tuple(puzzles.values()), tuple(faults), unread)


def _read_beside(document: Data, puzzles: dict[str, Puzzle], faults: list[Fault]) -> bool:
    """Adds the puzzle of a document, or its faults, to what has been read; says whether it could be read as YAML."""
    puzzle, wrong = read(document)
    if puzzle is not None and puzzle.id in puzzles:
        first = puzzles[puzzle.id]
        facts = {"id": puzzle.id, "file": first.file, "line": str(first.line)}
        puzzle, wrong = None, [document.fault(("id",), "puzzle-id-twice", **facts)]
    if puzzle is not None:
        puzzles[puzzle.id] = puzzle
    faults += in_order(wrong)
    return document.data is not None or not document.faults


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())
        else:
            yield path


def read(document: Data) -> tuple[Puzzle | None, list[Fault]]:
    """The puzzle of a document, or everything that is wrong with it."""
    if document.data is None and document.faults:
        return None, document.faults
    data = document.data if isinstance(document.data, dict) else {}
    if isinstance(data.get("id"), str):
        document.id = data["id"][:80]
    part, faults = validated(PuzzlePart, document)
    own = [fault._replace(id=document.id) for fault in document.faults]
    if data.get("game") not in games():
        if isinstance(data.get("game"), str):
            faults.append(document.fault(("game",), "puzzle-game", game=data["game"][:40], games=games()))
        return None, together(own, faults)
    document.game = data["game"]
    faults += _rule_faults(document, data)
    state, wrong = _position(document, data)
    faults += wrong
    ask, wrong = _ask(document, data, state)
    faults += wrong
    if own or faults or part is None or ask is None or state is None:
        return None, together(own, faults)
    puzzle = Puzzle(part, ask, state, document.file, document.line())
    faults = list(_claim(document, puzzle)) if "answer" in data else []
    return (None, faults) if faults else (puzzle, [])


def _rule_faults(document: Data, data: dict[str, Any]) -> Iterator[Fault]:
    """Clauses that the rulebook does not have."""
    rules = data.get("rules")
    for index, rule in enumerate(rules if isinstance(rules, list) else []):
        if isinstance(rule, str) and rule not in rulebook(game(data["game"]).folder):
            yield document.fault(("rules", index), "puzzle-rule", rule=rule[:80])


def _position(document: Data, data: dict[str, Any]) -> tuple[Any, list[Fault]]:
    if not isinstance(data.get("position"), dict):
        return None, []
    state, faults = game(data["game"]).position(data["position"], document, ("position",))
    return state, faults


def _ask(document: Data, data: dict[str, Any], state: Any) -> tuple[Any, list[Fault]]:
    """What the puzzle asks, checked against the position where that one is sound."""
    name = data.get("kind")
    if name not in kinds(data["game"]):
        wrong = isinstance(name, str)
        facts = {"kind": str(name)[:40], "kinds": kinds(data["game"])}
        return None, [document.fault(("kind",), "puzzle-kind", **facts)] if wrong else []
    asks = kind(data["game"], name)
    ask, faults = validated(asks.ask_model, document, data.get("ask", {}), ("ask",))
    if ask is not None and state is not None:
        faults += asks.needs(state, ask, document)
    return ask, faults


def _claim(document: Data, puzzle: Puzzle) -> Iterator[Fault]:
    """The author's claim, where the engine does not agree with it."""
    try:
        given = puzzle.reads(document.data["answer"])
    except Unreadable as unreadable:
        yield document.fault(("answer",), unreadable.name, **unreadable.facts)
        return
    if not puzzle.right(given):
        answer = puzzle.solution()
        yield document.fault(("answer",), "puzzle-claim", answer=_short(answer))
    puzzle.forget()


def _short(answer: Any) -> str:
    text = json.dumps(answer, ensure_ascii=False)
    return text if len(text) <= 300 else text[:299] + "…"
