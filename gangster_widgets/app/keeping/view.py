"""What can still be read where nothing can be written: a copy in memory, for files that cannot be opened."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from gangster_widgets.app.keeping.file import File, Mark
from gangster_widgets.app.keeping.form import migrate, version
from gangster_widgets.app.keeping.trouble import Damaged, NotKept


def view(paths: tuple[Path, ...]) -> sqlite3.Connection:
    """The furthest of these files that is whole, in memory; an empty one if there is none."""
    best, shown = Mark(-1, ""), sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    for path in paths:
        try:
            with TemporaryDirectory(prefix="gangster-widgets-") as folder:
                best = _taken(path, Path(folder), best, shown)
        except (OSError, sqlite3.Error, Damaged, NotKept):
            continue
    migrate(shown, 0 if best.writes < 0 else version(shown, paths[0]))
    return shown


def _taken(path: Path, folder: Path, best: Mark, shown: sqlite3.Connection) -> Mark:
    """Takes the file over, if it is whole and further than the best one so far."""
    for name in (path.name, f"{path.name}-wal"):
        if (path.parent / name).exists():
            shutil.copyfile(path.parent / name, folder / name)
    file = File(folder / path.name)
    with closing(file):
        mark = file.look()
        if mark is None or mark.writes <= best.writes:
            return best
        file.db.backup(shown)
        return mark
