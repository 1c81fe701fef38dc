"""Every playthrough says today what it said when somebody read it."""

from pathlib import Path

import pytest

from tests.playthroughs.replay import replay

FILES = sorted((Path(__file__).parent).glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_says_what_it_said_when_it_was_read(file: Path, rewrite: bool) -> None:
    written = file.read_text(encoding="utf-8")
    answered = replay(written, file.parent.name)
    if rewrite:
        file.write_text(answered, encoding="utf-8")
    assert answered == written


def test_there_are_at_least_thirty_playthroughs() -> None:
    assert len(FILES) >= 30
