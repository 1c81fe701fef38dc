"""How fast puzzles are read and solved, beside what the YAML library alone needs for the same file."""

import random
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import gangster_widgets
from gangster_widgets.games.gangster.components import standard
from gangster_widgets.kernel.game import games
from gangster_widgets.puzzles.generator import LEVELS, generate, generated_kinds
from gangster_widgets.puzzles.loader import load
from tests.puzzles.test_agreement import crowded, random_position

ROOT = Path(__file__).parent.parent.parent
TEN = """\
id: ten
game: gangster
kind: points
position:
  players: 5
  casino: 4
  districts:
"""


def puzzles(number: int, small: bool) -> str:
    """That many puzzles as one file; small ones hold only what they ask about."""
    chance, found = random.Random(1), []
    while len(found) < number:
        position = random_position(chance)
        if not position["districts"] or crowded(position):
            continue
        district = chance.choice(list(position["districts"]))
        if small:
            kept = {key: position[key] for key in ("players", "casino", "board") if key in position}
            position = {**kept, "districts": {district: position["districts"][district]}}
        title = {lang: f"Puzzle {len(found)}" for lang in ("en", "de", "nl", "fr")}
        head = {"id": f"p-{len(found)}", "game": "gangster", "kind": "points", "level": 2, "title": title}
        found.append({**head, "ask": {"district": district}, "position": position})
    return yaml.dump_all(found, Dumper=yaml.CSafeDumper, sort_keys=False)


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def test_a_file_of_fifteen_hundred_puzzles_is_read_and_solved(tmp_path: Path) -> None:
    text = puzzles(1_500, small=False)
    file = tmp_path / "many.yaml"
    file.write_text(text, encoding="utf-8")
    plain = seconds(lambda: list(yaml.load_all(text, Loader=yaml.CSafeLoader)))
    shelf = load(file)
    reading = seconds(lambda: load(file))
    solving = seconds(lambda: [puzzle.why().data() for puzzle in shelf.puzzles])
    print(
        f"{len(text) / 1e6:.1f} MB: YAML alone {plain:.2f} s, read {reading:.2f} s, solved with words {solving:.2f} s"
    )
    assert len(shelf.puzzles) == 1_500
    assert reading < 2.5 * plain


def loaded(folder: Path, more: str = "") -> tuple[int, float]:
    """How many puzzles the wheel, installed there, loads with these beside its own, and in how many seconds."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    zipfile.ZipFile(next(folder.glob("*.whl"))).extractall(folder / "site")
    bank = folder / "site" / "gangster_widgets" / "data" / "puzzles" / "gangster" / "many.yaml"
    if more:
        bank.write_text(more, encoding="utf-8")
    script = "import time; from gangster_widgets.puzzles.bank import bank; t = time.perf_counter(); b = bank(); "
    script += "print(len(b.puzzles), time.perf_counter() - t)"
    env = {"PYTHONPATH": str(folder / "site")}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=env, capture_output=True, text=True, check=True
    )
    found, taken = done.stdout.split()
    print(f"{found} puzzles in {float(taken):.2f} s")
    return int(found), float(taken)


@pytest.mark.parametrize("number", [2_000])
def test_two_thousand_puzzles_load_from_the_installed_wheel_in_under_a_second(number: int, tmp_path: Path) -> None:
    found, taken = loaded(tmp_path, puzzles(number, small=True))
    assert found >= 2 * number
    assert taken < 1


def test_the_bank_that_comes_along_loads_from_the_installed_wheel_in_under_a_second(tmp_path: Path) -> None:
    found, taken = loaded(tmp_path)
    assert found > 2_400
    assert taken < 1


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in games() for kind in generated_kinds(name)])
def test_puzzles_of_each_kind_are_generated_within_half_a_second(name: str, kind: str) -> None:
    number = 4 * len(LEVELS)
    taken = seconds(lambda: [generate(name, kind, LEVELS[nth % len(LEVELS)], nth) for nth in range(number)])
    print(f"{name}, {kind}: {number / taken:.1f} puzzles a second")
    assert taken / number < 0.5


@pytest.mark.parametrize(
    ("id_", "answer", "most"),
    [
        ("north-side", {"yellow": 7}, 0.002),
        ("three-districts-at-once", {"yellow": 1}, 0.02),
        ("five-for-the-jewels", {"order": []}, 0.02),
    ],
)
def test_a_check_with_diagnosis_is_made_before_one_notices(id_: str, answer: dict[str, Any], most: float) -> None:
    puzzle = gangster_widgets.puzzle(id_)
    puzzle.check(answer)
    taken = min(seconds(lambda: puzzle.check(answer)) for _ in range(20))
    print(f"{id_}: {taken * 1000:.1f} ms, all mistakes tried")
    assert taken < most


def test_a_check_of_a_whole_board_of_ten_districts_is_made_before_one_notices(tmp_path: Path) -> None:
    chance, names = random.Random(5), standard().board.districts
    rows = [
        f"    {name}: {{tablet: T{nth:02}, gangsters: {_drawn(chance)}}}" for nth, name in enumerate(names, start=1)
    ]
    (tmp_path / "ten.yaml").write_text(TEN + "\n".join(rows), encoding="utf-8")
    puzzle = load(tmp_path).find("ten")
    puzzle.check({"yellow": 7_777})
    taken = min(seconds(lambda: puzzle.check({"yellow": 7_777})) for _ in range(20))
    print(f"ten districts: {taken * 1000:.1f} ms, all mistakes tried")
    assert taken < 0.02


def _drawn(chance: random.Random) -> str:
    return "".join(chance.choice("YGNBE.") for _ in range(6))
