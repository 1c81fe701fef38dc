"""What is entered at a real table as it is seen: the map with its tablets, and above it how the day stands."""

from gangster_widgets.games.gangster.look import head, look
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Scene


def look_pad(state: State, said: str, words: Words, width: float, marks: Marks) -> Scene:
    """The map without cars. `said` is how the day stands; one district is enlarged only where the map has plates."""
    bare = replace(state, influence=(0,) * len(state.influence))
    scene = look(bare, words, width, replace(marks, enlarged=None))
    if scene.small and marks.enlarged:
        scene = look(bare, words, width, marks)
    return Scene(scene.width, scene.height, (head(said, width), *scene.parts[1:]), said, scene.small)
