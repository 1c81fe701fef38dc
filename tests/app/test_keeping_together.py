"""Several processes at once, and kills at any moment."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

from gangster_widgets.app.keeping.store import Store, new_secret
from tests.app.kept import ids

ROOT = Path(__file__).parents[2]

WRITER = """
import sys
from pathlib import Path
from gangster_widgets.app.keeping.store import Store
from tests.app.kept import answer
store = Store(Path(sys.argv[1]))
learner = store.learner(sys.argv[2] if len(sys.argv) > 2 else None)
print("ready", flush=True)
sys.stdin.readline()
for number in range(200):
    learner.answered(answer())
    learner.keep("last", number)
print(len(learner.answers()), flush=True)
store.close()
"""


def together(folder: Path, *secrets: list[str]) -> None:
    """A writer for each, all of them at once."""
    start = [sys.executable, "-c", WRITER, str(folder)]
    writers = [
        subprocess.Popen([*start, *more], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for more in secrets
    ]
    for writer in writers:
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        said, _ = writer.communicate(timeout=120)
        assert writer.returncode == 0
        assert int(said) >= 200


def test_two_processes_that_write_at_once_for_one_person_lose_nothing(tmp_path: Path) -> None:
    together(tmp_path / "kept", [], [])
    with closing(Store(tmp_path / "kept")) as store:
        assert len(ids(store)) == 400
        assert store.learner().kept("last") == 199
        assert store.notices() == ()


def test_ten_learners_at_once_lose_nothing_and_mix_nothing(tmp_path: Path) -> None:
    secrets = [new_secret() for _ in range(10)]
    together(tmp_path / "kept", *([secret] for secret in secrets))
    with closing(Store(tmp_path / "kept")) as store:
        assert [len(store.learner(secret).answers()) for secret in secrets] == [200] * 10
        assert store.learner().answers() == ()
        assert store.notices() == ()


def test_two_hundred_kills_at_random_moments_lose_no_confirmed_answer(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.killed", str(tmp_path), "200"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("200 kills")
