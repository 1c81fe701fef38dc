"""What the tests of the app begin with, where a test has not its own."""

from pathlib import Path

import pytest

from gangster_widgets.app.setting import Setting
from gangster_widgets.app.visit import Visit

from .desks import Desk
from .practised import NOON


@pytest.fixture
def alone(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path))


@pytest.fixture
def desk(alone: Setting) -> Desk:
    """Somebody who composes for the first time."""
    return Desk(alone, "?page=compose")


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of everybody's visit stands still."""
    monkeypatch.setattr(Visit, "now", lambda _: float(NOON))
