"""What a trait does not take: said in a sentence, and nothing is changed."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from traitlets import HasTraits, TraitError

from gangster_widgets.kernel.game import Unreadable


class Refused(Unreadable, TraitError):
    """A value that a trait does not take. Where several traits are set together, traitlets takes all of them back."""


def known(widget: HasTraits, names: Iterable[str]) -> None:
    """Refuses the first of these names that is no trait."""
    for name in names:
        if not widget.has_trait(name):
            raise Refused("picture-trait", trait=name)


def refusing(check: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A check of a trait whose `Unreadable` is one that traitlets understands."""

    @wraps(check)
    def checked(widget: Any, proposal: Any) -> Any:
        try:
            return check(widget, proposal)
        except Unreadable as error:
            raise Refused(error.name, **error.facts) from None

    return checked
