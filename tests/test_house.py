"""The house: imports run one way, nothing needs Jupyter, files and functions stay small, the wheel holds everything."""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "gangster_widgets"
PUZZLES = ROOT / "puzzles"
SOURCES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "kernel": {"kernel"},
    "players": {"kernel", "players"},
    "views": {"kernel", "views"},
    "games": {"kernel", "players", "games", "views"},
    "tournaments": {"kernel", "players", "views", "tournaments"},
    "puzzles": {"kernel", "games", "puzzles"},
    "lessons": {"kernel", "games", "puzzles", "lessons"},
    "widgets": {"kernel", "games", "puzzles", "views", "widgets"},
    "app": {"kernel", "players", "games", "puzzles", "lessons", "views", "widgets", "app"},
    "commands": {"kernel", "players", "games", "tournaments", "puzzles", "views", "app", "commands"},
}
"""Which rooms each room may know. A game knows no other game; the top of the package may know everything."""

NEED_JUPYTER = (
    "gangster_widgets.widgets",
    *(f"gangster_widgets.app.{part}" for part in ("main", "desk", "room", "rooms", "shell", "server")),
)
"""What runs on a page or serves one. Everything else, and what learners have done too, is there without Jupyter."""

LOOKS = ("look", "shown")
"""The files of a game that may use views begin like that: the rules know of no picture."""

MOST_LINES, MOST_FUNCTION_LINES = 320, 45


def imported(source: Path) -> set[str]:
    """The modules of the package that a file names."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("gangster_widgets.")}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_imports_run_one_way_and_no_game_knows_another(source: Path) -> None:
    room, *rest = source.relative_to(PACKAGE).parts
    for name in imported(source):
        parts = name.split(".")[1:]
        assert parts[0] in MAY_IMPORT.get(room, {parts[0]}), f"{source} imports {name}"
        if room == "games" and parts[0] == "views":
            assert source.stem.startswith(LOOKS), f"{source} imports {name}"
        if room == "games" and parts[0] == "games" and len(parts) > 1:
            assert parts[1] == rest[0], f"{source} imports {name}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_files_and_functions_can_be_taken_in(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < MOST_FUNCTION_LINES, node.name


def test_a_game_is_played_and_everything_imported_without_jupyter() -> None:
    blocked = ("ipywidgets", "ipycanvas", "IPython", "voila", "notebook", "jupyterlab", "anywidget", "ipykernel")
    script = f"""
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import importlib, pkgutil, gangster_widgets
for module in pkgutil.walk_packages(gangster_widgets.__path__, "gangster_widgets."):
    if module.name != "gangster_widgets.__main__" and not module.name.startswith({NEED_JUPYTER!r}):
        importlib.import_module(module.name)
from gangster_widgets.cli import main
sys.exit(main(["simulate", "--games", "1", "--json"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert '"winners"' in done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is built from the checkout, without anything from outside."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_holds_the_package_with_its_data_and_nothing_else(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    kept = {
        path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"
    }
    along = {
        f"gangster_widgets/data/{path.relative_to(ROOT).as_posix()}"
        for path in [*PUZZLES.rglob("*"), ROOT / "notebooks" / "app.ipynb"]
        if path.is_file()
    }
    shared = {name for name in names if ".data/data/share/jupyter/voila/templates/gangster/" in name}
    assert names - shared == kept | along
    assert {Path(name).name for name in shared} >= {"index.html.j2", "conf.json"}
    assert "gangster_widgets/games/gangster/data/components.yaml" in names
    assert "gangster_widgets/locale/nl/pictures.ftl" in names


def test_the_unpacked_wheel_plays_a_game_in_another_folder(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    script = (
        "import gangster_widgets as g, sys; from gangster_widgets.cli import main; print(g.__file__); sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "simulate", "--json", "--lang", "de"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site")},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path / "site"))
    assert '"winners"' in done.stdout
