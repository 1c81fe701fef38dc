"""Writers that are killed at random moments: `python -m tests.app.killed <folder> <rounds>`.

Every answer that a writer said was kept must be found afterwards. It runs apart from the tests, for it forks.
"""

import os
import random
import signal
import sys
import time
from contextlib import closing
from pathlib import Path

from gangster_widgets.app.keeping.store import Store
from tests.app.kept import COPY, MAIN, answer

WRITERS, FOLDER_ROUNDS, LONGEST = 2, 10, 0.06
MENDED = {"keeping-mended", "keeping-missing"}


def write(folder: Path, pipe: int) -> None:
    """Answers without end; says the id of each after it was kept."""
    learner = Store(folder).learner()
    while True:
        learner.answered(given := answer())
        os.write(pipe, given.id.encode() + b"\n")


def started(folder: Path) -> tuple[int, int]:
    """A writer: its process, and where it says what was kept."""
    said, pipe = os.pipe()
    if process := os.fork():
        os.close(pipe)
        return process, said
    os.close(said)
    try:
        write(folder, pipe)
    finally:
        os._exit(1)


def heard(said: int) -> set[str]:
    """What was said until the end."""
    with os.fdopen(said, "rb") as file:
        return set(file.read().decode().split())


def survived(folder: Path, chance: random.Random) -> set[str]:
    """What two writers said was kept before they were killed."""
    writers = [started(folder) for _ in range(WRITERS)]
    confirmed = set()
    for process, said in writers:
        time.sleep(chance.uniform(0, LONGEST))
        os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        assert os.WIFSIGNALED(status), "a writer ended by itself"
        confirmed |= heard(said)
    return confirmed


def main(place: Path, rounds: int) -> None:
    """So many kills; a new folder now and then, so that its making is hit too, and in every other one damaged files."""
    chance, kept = random.Random(rounds), 0
    confirmed: set[str] = set()
    for number in range(rounds // WRITERS):
        folder, fresh = place / str(number // FOLDER_ROUNDS), number % FOLDER_ROUNDS == 0
        damaged = not fresh and number // FOLDER_ROUNDS % 2 == 1
        if damaged:
            (folder / chance.choice([MAIN, COPY])).write_bytes(b"rubbish")
        confirmed = (set() if fresh else confirmed) | survived(folder, chance)
        with closing(Store(folder)) as store:
            found = {each.id for each in store.learner().answers()}
            assert confirmed <= found, f"{len(confirmed - found)} lost after kill {number}"
            told = {notice.name for notice in store.notices()}
            assert told <= (MENDED if damaged else set()), f"after kill {number}: {told}"
        kept = max(kept, len(confirmed))
    print(f"{rounds} kills, up to {kept} answers in a folder, none lost")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
