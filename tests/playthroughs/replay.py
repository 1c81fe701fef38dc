"""Readable playthroughs: a position or a game, then actions, refused actions and questions, each with its reasons.

A file lies in the folder of its game. It begins with a title (`# ...`) and a YAML head up to `---`. The head has either
`new: {players: 4, seed: 7}` (with `rulings:` beside it where wanted) or `position:` as in a puzzle file, with what else
the game takes beside it. Then come lines that somebody writes, each followed by the lines that the engine answers (`|`
in front):

    > yellow drives 3 to The Loop          an action that is legal; the answer is all it brings about
    x yellow loads North Side 5            an action that is refused; the answer is everything against it
    ? reckon 5                             a question about the position, as it stands, with its reasons
    = cars   = North Side                  what lies there now
    * 20 7                                 twenty random turns, drawn by seed 7; the answer is the actions

What can be asked and looked at stands with each game: `of_gangster`, `of_the_boss`, `of_gangsta`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import yaml

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import words
from gangster_widgets.players.random import Bot

Answer = tuple[Any, list[str]]


def replay(text: str, name: str) -> str:
    """The playthrough of that game with the engine's answers put in anew."""
    head, _, body = text.partition("\n---\n")
    table = Replay(name)
    state = table.started(yaml.safe_load(head))
    lines = [head, "---"]
    answers: dict[str, Callable[[Any, str], Answer]] = {
        "> ": table.play, "x ": table.refuse, "? ": table.ask, "= ": table.look, "* ": table.random,
    }  # fmt: skip
    for line in body.splitlines():
        if line.startswith("|"):
            continue
        lines.append(line)
        if line[:2] in answers:
            state, answer = answers[line[:2]](state, line[2:].strip())
            lines += [f"| {said}" for said in answer]
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"a line begins with one of {sorted(answers)} or #: {line}")
    return "\n".join(lines) + "\n"


class Replay:
    """The engine of one game, which answers."""

    def __init__(self, name: str) -> None:
        self._game = game(name)
        self._of = import_module(f"tests.playthroughs.of_{name}")
        self._says = words("en", self._game.folder / "words")

    def started(self, head: dict[str, Any]) -> Any:
        """The position that the head names."""
        if "new" in head:
            return self._game.new(**head["new"], rulings=head.get("rulings"))
        return self._of.started(head)

    def play(self, state: Any, text: str) -> Answer:
        """A legal action, and all it brings about."""
        action = self._game.read(state, text)
        against = self._game.refusals(state, action)
        if against:
            raise ValueError(f"not legal: {text}: {[self._says.why(why) for why in against]}")
        return self._game.play(state, action), self._says.tree(self._game.tell(state, action)).splitlines()

    def refuse(self, state: Any, text: str) -> Answer:
        """An action that is not legal, and everything against it."""
        against = self._game.refusals(state, self._game.read(state, text))
        if not against:
            raise ValueError(f"legal after all: {text}")
        return state, [line for why in against for line in self._says.tree(why).splitlines()]

    def ask(self, state: Any, text: str) -> Answer:
        """A question with its reasons."""
        return state, self._says.tree(self._of.asked(state, text)).splitlines()

    def look(self, state: Any, what: str) -> Answer:
        """What lies there."""
        return state, list(self._of.seen(state, what, self._says))

    def random(self, state: Any, text: str) -> Answer:
        """So many random actions, drawn by that seed."""
        turns, seed = (int(word) for word in text.split())
        bot, said = Bot(seed), []
        for _ in range(turns):
            if not self._game.over(state):
                action = bot.choose(self._game, state)
                said.append(self._game.write(action))
                state = self._game.play(state, action)
        return state, said
