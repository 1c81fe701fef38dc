"""A scene as text: the same spots as in the picture, in rows, for terminals and screen readers."""

from collections.abc import Iterable, Iterator

from gangster_widgets.views.scene import Group, Scene


def text_of(scene: Scene) -> str:
    """What the scene shows, group by group; a tablet's fields stand in rows as on the tablet."""
    return "\n".join([scene.label, *(line for group in scene.groups for line in _group(group))])


def spoken(scene: Scene) -> str:
    """The same as a screen reader says it: every group of which something is known, with all that is seen of it."""
    return " ".join(_sentence(spot.label for spot in group.spots()) for group in scene.groups if any(group.rows))


def _sentence(labels: Iterable[str]) -> str:
    return ", ".join(labels) + "."


def _group(group: Group) -> Iterator[str]:
    yield group.head.mark
    for row in group.rows:
        yield "  " + " ".join(spot.mark for spot in row)
    if group.says:
        yield "  " + group.says
