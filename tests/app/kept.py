"""What the tests of keeping share: answers, a folder as a kill would leave it, and a person who may not write."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gangster_widgets.app.keeping.answer import Answer, new_id
from gangster_widgets.app.keeping.store import Store
from gangster_widgets.kernel.words import LANGUAGES, words

MAIN, COPY = "progress.db", "progress-copy.db"
NOBODY = 65534


def answer(**fields: Any) -> Answer:
    """An answer; what is not given is as usual."""
    usual: dict[str, Any] = {
        "id": new_id(),
        "at": time.time(),
        "game": "gangster",
        "puzzle": "gap-1",
        "kind": "gap",
        "level": 1,
        "rules": ("tablet.gap",),
        "verdict": "right",
        "given": {"fields": [1, 2]},
    }
    return Answer(**(usual | fields))


def filled(folder: Path, number: int = 30) -> set[str]:
    """A store in that folder with answers of the one person, a kept thing and a game; the ids of the answers."""
    store = Store(folder)
    learner = store.learner()
    made = [answer() for _ in range(number)]
    for each in made:
        learner.answered(each)
    learner.keep("page", {"puzzle": "gap-1"})
    learner.save_game("first", "A game", ["a", "move"])
    store.close()
    return {each.id for each in made}


def ids(store: Store) -> set[str]:
    """The ids of the one person's answers."""
    return {each.id for each in store.learner().answers()}


def as_killed(folder: Path, to: Path) -> Path:
    """The files as they are while somebody has them open: what a kill at this moment would leave."""
    shutil.copytree(folder, to)
    return to


def said(told: Any) -> list[str]:
    """The sentence in every language."""
    return [words(language).say(told.name, **told.facts) for language in LANGUAGES]


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """A folder in which nothing can be written any more; somebody who may everything becomes somebody else."""
    folder.chmod(0o555)
    mighty = os.geteuid() == 0
    if mighty:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if mighty:
            os.seteuid(0)
        folder.chmod(0o755)
