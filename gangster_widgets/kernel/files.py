"""Reading files that other people wrote: YAML as plain data with the line of everything, and faults instead of crashes.

A file is data. Its size, nesting and aliases are bounded before anything is built from it, tags are refused, a key
that stands twice is a fault, and plain words stay words (`no`, `1:30`), as YAML 1.2 has it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import yaml

from gangster_widgets.kernel.words import Words

MOST_BYTES = 16 * 2**20
MOST_READ = 10 * 2**20
DEEPEST = 30
MOST_ALIASES = 1_000
MOST_VALUES = 5_000_000
MOST_DIGITS = 15

Path_ = tuple[str | int, ...]
"""The way from the top of a document to a value in it: keys and positions."""


class Fault(NamedTuple):
    """Something wrong in a file: where, which sentence says so, and what that sentence needs."""

    file: str
    line: int | None
    name: str
    facts: tuple[tuple[str, Any], ...] = ()


class Faulty(ValueError):
    """A file that cannot be used, with everything that is wrong with it; `unread` where it could not be read at all."""

    def __init__(self, faults: list[Fault], unread: bool = False) -> None:
        super().__init__(faults)
        self.faults = faults
        self.unread = unread


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """PyYAML's safe loader with the plain scalars of YAML 1.2 only."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}


for _tag, _pattern, _first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), _first)


class Data:
    """Plain data that did not come out of a YAML file, such as JSON: `file` says where from, and there are no lines."""

    def __init__(self, file: str, data: Any) -> None:
        self.file = file
        self.data = data
        self.faults: list[Fault] = []

    def line(self, path: Path_ = ()) -> int | None:
        """The line of the value there, None where there are no lines."""
        return None

    def fault(self, path: Path_, name: str, **facts: Any) -> Fault:
        """A fault at the value there."""
        return Fault(self.file, self.line(path), name, tuple(facts.items()))


class Document(Data):
    """One document of a YAML file: its `data` in plain Python, and the line of any value in it."""

    def __init__(self, file: str, node: yaml.Node) -> None:
        super().__init__(file, None)
        self._node = node
        self._sizes: dict[int, tuple[Any, int]] = {}
        self._open: set[int] = set()
        self.data, size = self._value(node)
        if size > MOST_VALUES:
            self.faults.append(Fault(file, _line(node), "file-too-much"))

    def line(self, path: Path_ = ()) -> int | None:
        """The line of the value there, or of the nearest thing above it."""
        node, line = self._node, _line(self._node)
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
                    return _line(key), value
        if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            return _line(node.value[step]), node.value[step]
        return None

    def _value(self, node: yaml.Node) -> tuple[Any, int]:
        """The plain value of a node, and how many values it holds once its aliases are written out."""
        if id(node) in self._open:
            self._refuse(node, "file-alias-of-itself")
            return None, 1
        if id(node) not in self._sizes:
            self._open.add(id(node))
            self._sizes[id(node)] = self._build(node)
            self._open.remove(id(node))
        return self._sizes[id(node)]

    def _build(self, node: yaml.Node) -> tuple[Any, int]:
        if isinstance(node, yaml.MappingNode) and node.tag == "tag:yaml.org,2002:map":
            return self._mapping(node)
        if isinstance(node, yaml.SequenceNode) and node.tag == "tag:yaml.org,2002:seq":
            items = [self._value(item) for item in node.value]
            return [value for value, _ in items], 1 + sum(size for _, size in items)
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node), 1
        self._refuse(node, "file-tag", tag=node.tag)
        return None, 1

    def _mapping(self, node: yaml.MappingNode) -> tuple[dict[Any, Any], int]:
        data: dict[Any, Any] = {}
        size = 1
        for key_node, value_node in node.value:
            key, _ = self._value(key_node)
            value, more = self._value(value_node)
            size += more
            if not isinstance(key, str | int | float | bool | None):
                self._refuse(key_node, "file-key")
            elif key in data:
                self._refuse(key_node, "file-key-twice", key=str(key))
            else:
                data[key] = value
        return data, size

    def _scalar(self, node: yaml.ScalarNode) -> Any:
        kind, text = node.tag.removeprefix("tag:yaml.org,2002:"), node.value
        if kind == "str":
            return text
        if kind == "null":
            return None
        if kind == "bool":
            return text.lower() == "true"
        if kind in ("int", "float") and len(text) > MOST_DIGITS:
            self._refuse(node, "file-number", number=text[:MOST_DIGITS] + "…")
            return 0
        try:
            if kind in ("int", "float"):
                return int(text) if kind == "int" else float(text)
        except ValueError:
            self._refuse(node, "file-number", number=text)
            return 0
        self._refuse(node, "file-tag", tag=node.tag)
        return text

    def _refuse(self, node: yaml.Node, name: str, **facts: Any) -> None:
        self.faults.append(Fault(self.file, _line(node), name, tuple(facts.items())))


def _line(node: yaml.Node | yaml.Event) -> int:
    return int(getattr(node.start_mark, "line", 0)) + 1


def documents(path: Path) -> list[Document]:
    """The documents of that file, each with its own faults; `Faulty` where it cannot be read as YAML at all."""
    text = _text(path)
    _bounded(str(path), text)
    try:
        nodes = list(yaml.compose_all(text, Loader=_Loader))
    except yaml.YAMLError as error:
        raise _unread(_not_yaml(str(path), error)) from None
    return [Document(str(path), node) for node in nodes if node is not None]


def _text(path: Path) -> str:
    try:
        if not path.is_file():
            raise _unread(Fault(str(path), None, "file-missing"))
        if path.stat().st_size > MOST_BYTES:
            raise _unread(Fault(str(path), None, "file-too-large", (("megabytes", MOST_BYTES // 2**20),)))
        text = path.read_bytes().decode("utf-8-sig")
        unprintable = yaml.reader.Reader.NON_PRINTABLE.search(text)
        if unprintable:
            raise _unread(Fault(str(path), text.count("\n", 0, unprintable.start()) + 1, "file-not-text"))
        return text
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise _unread(Fault(str(path), line, "file-not-text")) from None
    except OSError as error:
        raise _unread(Fault(str(path), None, "file-unreadable", (("reason", error.strerror or ""),))) from None


def _bounded(file: str, text: str) -> None:
    """Refuses nesting and aliases beyond the bounds, on the stream of events, before anything is built."""
    depth, aliases = 0, 0
    try:
        for event in yaml.parse(text, Loader=_Loader):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            elif isinstance(event, yaml.AliasEvent):
                aliases += 1
            if depth > DEEPEST:
                raise _unread(Fault(file, _line(event), "file-too-deep", (("deepest", DEEPEST),)))
            if aliases > MOST_ALIASES:
                raise _unread(Fault(file, _line(event), "file-aliases", (("most", MOST_ALIASES),)))
    except yaml.YAMLError as error:
        raise _unread(_not_yaml(file, error)) from None


def _unread(fault: Fault) -> Faulty:
    return Faulty([fault], unread=True)


def _not_yaml(file: str, error: yaml.YAMLError) -> Fault:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = getattr(error, "problem", None) or "?"
    return Fault(file, mark.line + 1 if mark else None, "file-not-yaml", (("problem", problem),))


def said(fault: Fault, words: Words) -> str:
    """The fault in one line: file, line and what is wrong."""
    problem = words.say(fault.name, **dict(fault.facts))
    if fault.line is None:
        return words.say("fault-in", file=fault.file, problem=problem)
    return words.say("fault-at", file=fault.file, line=str(fault.line), problem=problem)


def in_order(faults: list[Fault]) -> Iterator[Fault]:
    """The faults by line, each once."""
    yield from sorted(dict.fromkeys(faults), key=lambda fault: fault.line or 0)
