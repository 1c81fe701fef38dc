"""YAML that other people wrote, read as plain data with the line of everything.

A file is data. Its size, nesting and aliases are bounded before anything is built from it, tags are refused, a key
that stands twice is a fault, and plain words stay words (`no`, `1:30`), as YAML 1.2 has it. What is not YAML in one
document of a file does not touch the other documents.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_

MOST_BYTES = 16 * 2**20
DEEPEST = 30
MOST_ALIASES = 1_000
MOST_VALUES = 200_000
MOST_DIGITS = 15

_YAML = "tag:yaml.org,2002:"
_TEXT, _LIST, _MAPPING = f"{_YAML}str", f"{_YAML}seq", f"{_YAML}map"
_PLAIN = re.compile(
    r"(?P<null>~|null|Null|NULL|)|(?P<bool>true|True|TRUE|false|False|FALSE)|(?P<int>[-+]?[0-9]+)"
    r"|(?P<float>[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?)"
)
_PLAIN_BEGINS = frozenset("~nNtTfF-+.0123456789")


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """PyYAML's safe loader with the plain scalars of YAML 1.2 only: `no` and `1:30` are texts."""

    def resolve(self, kind: type[yaml.Node], value: str, implicit: Any) -> str:
        """The tag of something that carries none."""
        if kind is yaml.ScalarNode:
            if implicit[0] and (not value or value[0] in _PLAIN_BEGINS):
                found = _PLAIN.fullmatch(value)
                if found:
                    return _YAML + next(name for name, text in found.groupdict().items() if text is not None)
            return _TEXT
        return _LIST if kind is yaml.SequenceNode else _MAPPING


class Document(Data):
    """One document of a YAML file: its `data` in plain Python, and the line of any value in it."""

    def __init__(self, file: str, node: yaml.Node, first_line: int = 1) -> None:
        super().__init__(file, None)
        self._node = node
        self._first_line = first_line
        self._built: dict[int, Any] = {}
        self._sizes: dict[int, int] = {}
        self._open: set[int] = set()
        self.data = self._value(node)
        if self._sizes.get(id(node), 1) > MOST_VALUES:
            self.faults.append(Fault(file, self._at(node), "file-too-much"))
            self.data = None

    def line(self, path: Path_ = ()) -> int | None:
        """The line of the value there, or of the nearest thing above it."""
        node, line = self._node, self._at(self._node)
        for step in path:
            below = self._below(node, step)
            if below is None:
                break
            line, node = below
        return line

    def _below(self, node: yaml.Node, step: str | int) -> tuple[int, yaml.Node] | None:
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if isinstance(key, yaml.ScalarNode) and key.value == str(step):
                    return self._at(key), value
        if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            return self._at(node.value[step]), node.value[step]
        return None

    def _value(self, node: yaml.Node) -> Any:
        """The plain value of a node. Lists and mappings are built once and counted with their aliases written out."""
        if isinstance(node, yaml.ScalarNode):
            return node.value if node.tag == _TEXT else self._scalar(node)
        key = id(node)
        if key in self._open:
            return self._refuse(node, "file-alias-of-itself")
        if key not in self._built:
            self._open.add(key)
            self._built[key] = self._collection(node)
            self._open.remove(key)
        return self._built[key]

    def _collection(self, node: yaml.Node) -> Any:
        """A list or a mapping out of its parts."""
        if node.tag not in (_LIST, _MAPPING) or (node.tag == _MAPPING) != isinstance(node, yaml.MappingNode):
            return self._refuse(node, "file-tag", tag=node.tag)
        values = [value for _, value in node.value] if node.tag == _MAPPING else node.value
        built = self._mapping(node) if node.tag == _MAPPING else [self._value(value) for value in values]
        sizes = self._sizes
        sizes[id(node)] = 1 + sum([sizes.get(id(value), 1) for value in values])
        return built

    def _mapping(self, node: yaml.Node) -> dict[Any, Any]:
        data: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key, value = self._value(key_node), self._value(value_node)
            if isinstance(key, list | dict):
                self._refuse(key_node, "file-key")
            elif key in data:
                self._refuse(key_node, "file-key-twice", key=str(key))
            else:
                data[key] = value
        return data

    def _scalar(self, node: yaml.ScalarNode) -> Any:
        """A number, true or false, or nothing; a text has been taken before."""
        kind, text = node.tag.removeprefix(_YAML), node.value
        if kind == "null":
            return None
        if kind == "bool" and text.lower() in ("true", "false"):
            return text.lower() == "true"
        if kind not in ("int", "float"):
            return self._refuse(node, "file-tag", tag=node.tag)
        try:
            if len(text) <= MOST_DIGITS:
                return int(text) if kind == "int" else float(text)
        except ValueError:
            pass
        shown = text if len(text) <= MOST_DIGITS else text[:MOST_DIGITS] + "…"
        return self._refuse(node, "file-number", number=shown)

    def _at(self, node: yaml.Node) -> int:
        return self._first_line + int(node.start_mark.line)

    def _refuse(self, node: yaml.Node, name: str, **facts: Any) -> None:
        self.faults.append(Fault(self.file, self._at(node), name, tuple(facts.items())))


def documents(path: Path, most: int | None = None) -> Iterator[Data]:
    """The documents of that file, each with its own faults; `Faulty` where the file cannot be read at all.

    A document that is not YAML has no data, and a fault that says so. More than `most` documents are not read.
    """
    yield from documents_in(_text(path), str(path), most)


def documents_in(text: str, file: str, most: int | None = None) -> Iterator[Data]:
    """The documents of a text that did not come out of a file but was typed, say; `file` is what it is called."""
    if len(text) > MOST_BYTES:
        raise _unread(Fault(file, None, "file-too-large", (("megabytes", MOST_BYTES // 2**20),)))
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    unprintable = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if unprintable:
        raise _unread(Fault(file, text.count("\n", 0, unprintable.start()) + 1, "file-not-text"))
    number = len(_BEGINS.findall(text)) + 1
    if most is not None and number > most + 1:
        raise _unread(Fault(file, None, "file-too-many", (("number", number), ("most", most))))
    bounds = _Bounds(file, text)
    for first_line, part in _parts(text):
        try:
            bounds.check(part, first_line)
            nodes = [node for node in yaml.compose_all(part, Loader=_Loader) if node is not None and not _empty(node)]
        except yaml.YAMLError as error:
            yield _broken(file, _not_yaml(file, first_line, part, error))
        except Faulty as faulty:
            yield _broken(file, faulty.faults[0])
        else:
            for node in nodes:
                yield Document(file, node, first_line)


def _broken(file: str, fault: Fault) -> Data:
    broken = Data(file, None)
    broken.faults.append(fault)
    return broken


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The text cut at every `---` that begins a document, each part with the number of its first line.

    Directives and comments before a `---` belong to the document that follows.
    """
    line, kept = 1, ""
    for part in _BEGINS.split(text):
        kept += part
        if any(row.strip() and row[0] not in "%#" for row in part.splitlines()):
            yield line, kept
            line += kept.count("\n")
            kept = ""
    if kept.strip():
        yield line, kept


def _empty(node: yaml.Node) -> bool:
    """Whether nothing stands there at all, as behind a last `---`."""
    return isinstance(node, yaml.ScalarNode) and not node.value and node.style not in ("'", '"')


def _text(path: Path) -> str:
    try:
        if path.is_dir():
            raise _unread(Fault(str(path), None, "file-is-folder"))
        if not path.exists():
            raise _unread(Fault(str(path), None, "file-missing"))
        if path.stat().st_size > MOST_BYTES:
            raise _unread(Fault(str(path), None, "file-too-large", (("megabytes", MOST_BYTES // 2**20),)))
        return decoded(path.read_bytes(), str(path))
    except OSError as error:
        raise _unread(Fault(str(path), None, "file-unreadable", (("reason", error.strerror or ""),))) from None


def decoded(data: bytes, file: str) -> str:
    """The text that a file's bytes are; `Faulty` where they are none. `file` is what it is called."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise _unread(Fault(file, line, "file-not-text")) from None


_BEGINS = re.compile(r"^(?=---(?:\s|$))", re.MULTILINE)


class _Bounds:
    """Refuses nesting and aliases beyond the bounds, on the stream of events, before anything is built.

    Most documents are seen at a glance to be within them: they have too few brackets, stars and blanks for more.
    """

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._few_aliases = text.count("*") <= MOST_ALIASES
        self._aliases = 0

    def check(self, part: str, first_line: int) -> None:
        """`Faulty` where that part of the file goes beyond the bounds."""
        deepest = part.count("[") + part.count("{") + max(map(len, _INDENTED.findall(part)), default=0) + 1
        if self._few_aliases and deepest <= DEEPEST:
            return
        depth = 0
        for event in yaml.parse(part, Loader=_Loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            self._aliases += isinstance(event, yaml.AliasEvent)
            line = first_line + int(getattr(event.start_mark, "line", 0))
            if depth > DEEPEST:
                raise Faulty([Fault(self._file, line, "file-too-deep", (("deepest", DEEPEST),))])
            if self._aliases > MOST_ALIASES:
                raise Faulty([Fault(self._file, line, "file-aliases", (("most", MOST_ALIASES),))])


_INDENTED = re.compile(r"^ *(?:[-?:] +)*", re.MULTILINE)
"""What a line begins with: no block is nested deeper than this is long."""


def _unread(fault: Fault) -> Faulty:
    return Faulty([fault], unread=True)


_USUAL_SLIPS = {"file-question-mark": r"[\[,]\s*\?\s*[,\]]", "file-tab": r"^\s*\t"}
"""What most often is wrong where a line is not YAML: a bare question mark in a list, a tab for blanks."""


def _not_yaml(file: str, first_line: int, part: str, error: yaml.YAMLError) -> Fault:
    marks = [getattr(error, "problem_mark", None), getattr(error, "context_mark", None)]
    if "scanning" in str(getattr(error, "context", "")):
        marks.reverse()  # what is open at the end of the file has begun at the context
    mark = marks[0] or marks[1]
    problem = getattr(error, "problem", None) or "?"
    rows = part.split("\n")[: int(mark.line) + 1 if mark else 1]
    for number, row in reversed(list(enumerate(rows))[-2:]):
        for name, pattern in _USUAL_SLIPS.items():
            if re.search(pattern, row):
                return Fault(file, first_line + number, name)
    line = min(int(mark.line) if mark else 0, part.rstrip().count("\n"))
    return Fault(file, first_line + line, "file-not-yaml", (("problem", problem),))
