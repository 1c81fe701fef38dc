"""What is entered at a real table as it is seen: the map with its tablets, and above it how the day stands."""

from functools import lru_cache

from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Part, Scene
from gangster_widgets.views.sketch import Sketch

NO_TITLE = 520.0
"""On less width than that the line above the map says only how the day stands."""


def look_pad(state: State, said: str, words: Words, width: float, marks: Marks) -> Scene:
    """The map without cars. `said` is how the day stands; one district is enlarged only where the map has plates."""
    bare = replace(state, influence=(0,) * len(state.influence))
    scene = look(bare, words, width, replace(marks, enlarged=None))
    if scene.small and marks.enlarged:
        scene = look(bare, words, width, marks)
    return Scene(scene.width, scene.height, (_head(said, width), *scene.parts[1:]), said, scene.small)


@lru_cache(maxsize=256)
def _head(said: str, width: float) -> Part:
    """The line above the map."""
    sketch = Sketch()
    if width < NO_TITLE:
        sketch.text(width / 2, 21, said, 14.5, "soft", "middle", most=width - 12)
        return sketch.part()
    sketch.text(12, 20, "GANGSTER", 19, "ink", spacing=4)
    sketch.text(width - 12, 21, said, 14.5, "soft", "end", most=width - 175)
    return sketch.part()
