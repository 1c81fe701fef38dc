"""A position to be copied: as the line of a tablet, as YAML, as Python code; and reading these back.

What is read is data. Of Python code only literals are taken; nothing is ever executed.
"""

import ast
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from gangster_widgets.games.gangster.notation import read_tablet, write_tablet
from gangster_widgets.games.gangster.position import read_position, written
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, seats
from gangster_widgets.games.gangster.tablet import EMPTY, District, Tablet
from gangster_widgets.kernel import yaml_out
from gangster_widgets.kernel.document import documents_in
from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_, in_order, together
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.python_out import literal
from gangster_widgets.kernel.record import Record

MOST_CODE = 100_000
BOARDS, TABLETS = ("Board", "BoardWidget", "Editor", "EditorWidget", "position"), ("Tablet", "TabletWidget")


# Writing.


def trimmed(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it, without what would be so anyway."""
    table, data = state.table, written(state)
    gangs, _ = seats(len(table.persons))
    colours = data["colours"]
    usual = {"players": 4, "stage": 1, "turn": colours[0], "influence": {}, "display": [], "rulings": {}}
    if table.gangs == gangs:
        data.pop("colours")
    if data.get("persons") == [colours[::2], colours[1::2]]:
        data.pop("persons")
    data["districts"] = {name: dict(_district(one)) for name, one in data["districts"].items()}
    data["cars"] = {gang: dict(_car(car, table.components.movement)) for gang, car in data["cars"].items()}
    usual |= {"districts": {}, "cars": {}}
    return {key: value for key, value in data.items() if key not in usual or value != usual[key]}


def _district(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "tablet", data["tablet"]
    rows = data["gangsters"].split()
    while rows and not rows[-1].strip(EMPTY):
        rows.pop()
    if rows:
        yield "gangsters", " ".join(rows)
    if data["doubled"]:
        yield "doubled", True


def _car(data: Mapping[str, Any], movement: tuple[int, ...]) -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if value != {"cards": list(movement), "trunk": [], "equipment": []}.get(key):
            yield key, value


def as_line(district: District) -> str:
    """The tablet of that district in one line."""
    return write_tablet(district.tablet, district.fields, district.doubled)


def as_yaml(data: Mapping[str, Any]) -> str:
    """Plain data as YAML: gangsters and whatever looks like a number quoted, for each district a line for each key."""
    return yaml_out.as_yaml(data, quoted=_quoted, tall=("tablet",))


def _quoted(text: str) -> bool:
    return not text[:1].isalpha() or not set(text) - set(COLOURS) - {EMPTY, " "}


def as_python(state: State) -> str:
    """The position as the Python code that shows it."""
    return f"Board({literal(trimmed(state))})"


def tablet_as_python(district: District, casino: int | None) -> str:
    """The tablet of that district as the Python code that shows it."""
    more = "" if casino is None else f", casino={casino}"
    return f"Tablet({literal(as_line(district))}{more}, name={literal(district.name)})"


# Reading.


class Read(Record, frozen=True, gc=False):
    """What was read: a whole position, or one tablet with who stands on it; where, and what "?" counts, if it says so.

    `tablet` is None where it is a position, `state` where it is a tablet.
    """

    state: State | None = None
    tablet: Tablet | None = None
    fields: str = ""
    doubled: bool = False
    name: str | None = None
    casino: int | None = None


def read(text: str, called: str) -> Read:
    """What a text says: a tablet's line, a position in YAML, a whole puzzle file, or Python code as it is copied here.

    `Faulty` with everything that is wrong, each with its line; `called` is what the text is called there.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) == 1 and "@" in text and "(" not in text:
        return _read_line(lines[0].strip(), Data(called, None), text)
    if lines and _is_code(lines):
        return _read_code(text, called)
    return _read_yaml(text, called)


def _is_code(lines: list[str]) -> bool:
    """Whether the first line that is no comment calls something, or gives what is called a name."""
    first = next((line for line in lines if not line.lstrip().startswith("#")), "")
    if first.startswith(("from ", "import ")):
        return True
    head = first.partition("(")[0].rpartition("=")[2].strip()
    return "(" in first and ":" not in head and all(part.isidentifier() for part in head.split("."))


def _read_line(line: str, source: Data, text: str) -> Read:
    try:
        tablet, fields, doubled = read_tablet(line)
    except Unreadable as error:
        before = text[: text.find(line)] if line in text else ""
        raise Faulty([_fault(source.file, before.count("\n") + 1, error.name, **error.facts)]) from None
    return Read(None, tablet, fields, doubled)


def _read_yaml(text: str, called: str) -> Read:
    found = list(islice(documents_in(text, called), 2))
    if len(found) != 1:
        name = "editor-nothing" if not found else "editor-several"
        raise Faulty([Fault(called, None, name, (("number", len(found)),))])
    source = found[0]
    if source.data is None and source.faults:
        raise Faulty(source.faults)
    if not isinstance(source.data, dict):
        raise Faulty([Fault(called, source.line(), "editor-nothing", (("number", 1),))])
    return _position(source, ("position",) if isinstance(source.data.get("position"), dict) else ())


def _position(source: Data, path: Path_) -> Read:
    """The position that stands there; a whole puzzle file must be one of this game."""
    data = source.data["position"] if path else source.data
    game = source.data.get("game", "gangster") if path else "gangster"
    if game != "gangster":
        raise Faulty([source.fault(("game",), "editor-game", game=str(game)[:40])])
    source.game = "gangster"
    state, faults = read_position(data, source, path)
    faults = together(source.faults, faults)
    if state is None or faults:
        raise Faulty(list(in_order(faults)))
    return Read(state)


# Python code.


def _fault(file: str, line: int | None, name: str, **facts: Any) -> Fault:
    return Fault(file, line, name, tuple(facts.items()), "gangster")


class _Code(Data):
    """Literals out of Python code, with the line of each."""

    def __init__(self, file: str, node: ast.expr) -> None:
        super().__init__(file, None)
        self._lines: dict[Path_, int] = {}
        self.data = self._value(node, ())

    def line(self, path: Path_ = ()) -> int | None:
        """The line of the value there, or of the nearest thing above it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path)

    def _value(self, node: ast.expr, path: Path_) -> Any:
        self._lines.setdefault(path, node.lineno)
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int | float | bool | None):
            return node.value
        if isinstance(node, ast.List | ast.Tuple):
            return [self._value(one, (*path, nth)) for nth, one in enumerate(node.elts)]
        if isinstance(node, ast.Dict):
            return self._mapping(node, path)
        self.faults.append(_fault(self.file, node.lineno, "editor-no-literal", code=ast.unparse(node)[:60]))
        return None

    def _mapping(self, node: ast.Dict, path: Path_) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in zip(node.keys, node.values, strict=True):
            name = key.value if isinstance(key, ast.Constant) else None
            line = key.lineno if key else value.lineno
            if not isinstance(name, str):
                self.faults.append(_fault(self.file, line, "file-key"))
            elif name in found:
                self.faults.append(_fault(self.file, line, "file-key-twice", key=name))
            else:
                self._lines[*path, name] = line
                found[name] = self._value(value, (*path, name))
        return found


def _read_code(text: str, called: str) -> Read:
    call = _call(text, called)
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in (*BOARDS, *TABLETS) or len(call.args) != 1:
        raise Faulty([_fault(called, call.lineno, "editor-code")])
    source = _Code(called, call.args[0])
    more = {word.arg or "**": _Code(called, word.value) for word in call.keywords}
    faults = [*source.faults, *(fault for one in more.values() for fault in one.faults)]
    known = ("casino", "name") if name in TABLETS else ()
    for word, one in more.items():
        if word not in known:
            faults.append(_fault(called, one.line(), "editor-word", word=word))
    if faults:
        raise Faulty(faults)
    if name in BOARDS and isinstance(source.data, dict):
        return _position(source, ())
    if name in TABLETS and isinstance(source.data, str):
        return _tablet(source, {word: one.data for word, one in more.items()})
    raise Faulty([_fault(called, source.line(), "editor-code")])


def _tablet(source: _Code, more: Mapping[str, Any]) -> Read:
    try:
        tablet, fields, doubled = read_tablet(source.data)
    except Unreadable as error:
        raise Faulty([_fault(source.file, source.line(), error.name, **error.facts)]) from None
    casino, name = more.get("casino"), more.get("name")
    if not isinstance(name, str | None) or isinstance(casino, bool) or not isinstance(casino, int | None):
        raise Faulty([_fault(source.file, source.line(), "editor-code")])
    return Read(None, tablet, fields, doubled, name, casino)


def _call(text: str, called: str) -> ast.Call:
    """The one call that the code consists of."""
    if len(text) > MOST_CODE:
        raise Faulty([_fault(called, None, "editor-code-long", most=MOST_CODE)])
    try:
        body = ast.parse(text.strip("\n")).body
    except SyntaxError as error:
        raise Faulty([_fault(called, error.lineno, "editor-no-code")]) from None
    except (ValueError, RecursionError, MemoryError):
        raise Faulty([_fault(called, None, "editor-no-code")]) from None
    calls = [one for one in body if not isinstance(one, ast.Import | ast.ImportFrom)]  # copied along, never done
    found = calls[0].value if len(calls) == 1 and isinstance(calls[0], ast.Expr | ast.Assign) else None
    if not isinstance(found, ast.Call):
        raise Faulty([_fault(called, calls[0].lineno if calls else None, "editor-code")])
    return found
