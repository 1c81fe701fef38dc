"""Puzzle files damaged at random: nothing crashes, hangs, or is accepted in silence, and no puzzle gets lost."""

import contextlib
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets.puzzles.bank import folder
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.loader import load
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.puzzles.test_example import EXAMPLE

EVERY_RUN, LONG_RUN, PARTS = 1_000, 20_000, 8

SEEDS = [EXAMPLE] + [
    f"id: my-{name}\ngame: gangster\nkind: {name}\n{kind('gangster', name).template}" for name in kinds("gangster")
]
WORDS = [
    "no", "1:30", "~", "null", "true", "[]", "{}", "-1", "0", "99", "1e400", "0x10", "?", '"?"', "yellow", "green",
    "red", "Soho", "North Side", "Gold Coast", "Cicero", "T01", "T99", "[1, 2]", "{a: b}", "&a [*a]", "*a",
    "!!str x", "!x y",
    "!!python/name:os.system", "\t", "'", '"', "|", ">", "---", "...", "%YAML 1.1", "\u0000", "\u2028", "é", "🎲",
    ": :", "- - -", "9" * 50, "x" * 5_000, "[" * 60, "{a: " * 60,
]  # fmt: skip


def damaged(text: str, chance: random.Random) -> bytes:  # noqa: C901 - nine ways to damage a text
    """The text with one to four things done to it: bytes, words, lines lost, doubled, swapped or replaced."""
    for _ in range(chance.randint(1, 4)):
        lines = text.split("\n")
        at = chance.randrange(len(lines))
        what = chance.randrange(9)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        elif what == 2:
            lines[at] = " " * chance.randint(0, 9) + lines[at].lstrip()
        elif what == 3:
            head, _, _ = lines[at].partition(":")
            lines[at] = f"{head}: {chance.choice(WORDS)}"
        elif what == 4:
            words = lines[at].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[at] = " ".join(words)
        elif what == 5:
            place = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + chance.choice("[]{}:,-?#&*!|>'\"%@`\\\x07 \tYGX.09") + lines[at][place:]
        elif what == 6:
            place = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + lines[at][place + 1 :]
        elif what == 7:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = chance.choice(WORDS)
        text = "\n".join(lines)
    data = bytearray(text.encode("utf-8"))
    if data and chance.random() < 0.1:
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def check(file: Path, data: bytes) -> None:
    """Reads the file; what is refused has a fault at a line of it, and what is accepted is sound."""
    file.write_bytes(data)
    start = time.perf_counter()
    shelf = load(file)
    assert time.perf_counter() - start < 1, data
    assert shelf.puzzles or shelf.faults, data
    last = data.count(b"\n") + data.count(b"\r") + data.count("\u2028".encode()) + data.count("\x85".encode()) + 1
    for fault in shelf.faults:
        assert fault.line is None or 1 <= fault.line <= last, (fault, data)
    for puzzle in shelf.puzzles:
        sound(puzzle, data)


def sound(puzzle: Puzzle, data: bytes) -> None:
    """A puzzle that was accepted says what the file says, is answered with reasons, and its claim is right."""
    assert any(says(puzzle, own) for own in written(data, puzzle.id)), data
    assert puzzle.why().data(), data
    assert puzzle.right(puzzle.reads(puzzle.solution())) or not puzzle.solution(), data


def written(data: bytes, id_: str) -> list[dict[str, Any]]:
    """The documents with that id as another reader reads them, each alone and all values as texts."""
    found = []
    for part in re.split(r"^(?=---(?:\s|$))", data.decode("utf-8-sig"), flags=re.MULTILINE):
        with contextlib.suppress(yaml.YAMLError):
            documents = yaml.load_all(part, Loader=yaml.CBaseLoader)
            found += [one for one in documents if isinstance(one, dict) and one.get("id") == id_]
    return found


def says(puzzle: Puzzle, own: dict[str, Any]) -> bool:
    """Whether that document has the puzzle's keys, districts and cars, no more and no fewer."""
    keys = {"id", "game", "kind", "rules", "level", "title", "ask", "position", "answer", "story"}
    position = own.get("position", {})
    districts = [district.name for district in puzzle.state.districts if district.fields]
    cars = [car.gang for car in puzzle.state.cars if car.at]
    return (
        set(own) <= keys
        and len(position.get("districts", {})) == len(districts)
        and len(position.get("cars", {})) == len(cars)
    )


def check_damaged(seeds: range, tmp_path: Path) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        text = chance.choice(SEEDS)
        if chance.random() < 0.2:
            text += "---\n" + chance.choice(SEEDS)
        check(tmp_path / "damaged.yaml", damaged(text, chance))


@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_damaged_files_are_refused_or_sound(part: int, tmp_path: Path) -> None:
    check_damaged(range(part * EVERY_RUN // PARTS, (part + 1) * EVERY_RUN // PARTS), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_twenty_thousand_damaged_files_are_refused_or_sound(part: int, tmp_path: Path) -> None:
    check_damaged(range(EVERY_RUN + part * LONG_RUN // PARTS, EVERY_RUN + (part + 1) * LONG_RUN // PARTS), tmp_path)


def test_everything_that_comes_along_is_fine() -> None:
    shelf = load(folder())
    assert not shelf.faults
    assert shelf.puzzles
