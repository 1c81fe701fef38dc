"""Who comes: the one person of a machine, or a learner by a secret, kept by the browser or brought by a link."""

from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.app.keeping.store import Store, new_secret
from gangster_widgets.app.setting import Setting
from gangster_widgets.app.told import Opened
from gangster_widgets.kernel.game import SaidError


class Who:
    """The learner of a visit. Alone on a machine there is one, without any secret.

    `secret` is what the browser is to keep. `other` is that of a private link that was followed by somebody who has
    something kept here already: then the reader is asked who it is to be.
    """

    def __init__(self, store: Store, setting: Setting, told: Opened) -> None:
        self.secret: str | None = told.me
        self.other: str | None = None
        if not setting.shared:
            self.learner = store.learner(None)
            return
        mine, link = _known(store, told.me), _known(store, told.link)
        if link is not None and (mine is None or told.link == told.me or not (mine.answers() or mine.keys(""))):
            self.secret, self.learner = told.link, link
        elif mine is not None:
            self.learner = mine
            self.other = told.link if link is not None else None
        else:
            self.secret = new_secret()
            self.learner = store.learner(self.secret)


def _known(store: Store, secret: str | None) -> Learner | None:
    """The learner of that secret; None where it is none that could be one."""
    try:
        return store.learner(secret) if secret else None
    except SaidError:
        return None
