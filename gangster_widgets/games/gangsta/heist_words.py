"""A heist in words: what it takes, and what it brings."""

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.kernel.words import Words


def heist_said(heist: Heist, words: Words) -> str:
    """Name, needs and rewards in one line."""
    parts = [words.say("heist-needs", needs=spoken(heist.needs))]
    counted = {"money": heist.money, "coop": heist.coop, "points": heist.points, "steal": heist.steal}
    counted["divert"] = heist.divert
    parts += [words.say(f"heist-{name}", number=number) for name, number in counted.items() if number]
    if heist.train:
        parts.append(words.say("heist-train", skill=spoken(heist.train)[0]))
    plain = {"hire": heist.hire, "murder": heist.murder, "mobilise": heist.mobilise, "extra-turn": heist.extra_turn}
    parts += [words.say(f"heist-{name}") for name, there in {**plain, "tech": heist.tech}.items() if there]
    told = ", ".join(parts)
    return words.say("heist-named", heist=heist.name, told=told) if heist.name else told
