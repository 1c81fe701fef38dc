"""What lies in the middle: heists and gangsters on display, piles, resource cards to choose from, a snitch."""

from gangster_widgets.games.gangsta import hiring, look_heist, look_skill, look_worth, pieces
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.heist_words import heist_said
from gangster_widgets.games.gangsta.look_mark import mark, stand_out
from gangster_widgets.games.gangsta.look_person import GAP, Face, rows
from gangster_widgets.games.gangsta.person import in_order, spoken
from gangster_widgets.games.gangsta.piles import pile
from gangster_widgets.games.gangsta.seats import deciding, offers, top_gangster, top_heist
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import EDGE, FILL, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

TITLE, LEAST, MOST = 22.0, 150.0, 230.0
"""The height of the line above a display; so wide is a heist at least, and at the most."""
OFFER, LOW, NAMED = 200.0, 62.0, 14.5
"""How wide a resource card to choose is where nothing needs more, how high, and the size of its name."""
TOP = "+"
"""What stands in the coin of a heist that is on top of the pile."""

Across = tuple[float, float, float]
Drawn = tuple[list[Part], float]


def heists(state: State, words: Words, marks: Marks, across: Across) -> Drawn:
    """The heists on display by their numbers, and that on top of the pile for whoever may look at it."""
    x, y, width = across
    top = top_heist(state)
    found = [(one, pieces.heist(nth), str(nth)) for nth, one in enumerate(state.display, start=1)]
    if isinstance(top, Heist):
        found.append((top, pile("heists"), TOP))
    if not found and not state.whole:
        return [], y
    said = words.say("look-heists", pile=len(state.heist_pile) if state.whole else None)
    if isinstance(top, int):
        said = words.apart([said, words.say("seen-top-snitch", number=top)])
    title, lead = _line(pile("heists"), said, across, marks)
    across_ = max(1, min(len(found), int((width + GAP) // (LEAST + GAP))))
    across_ = -(-len(found) // -(-len(found) // across_)) if found else 1
    w = min((width - (across_ - 1) * GAP) / across_, MOST)
    h = look_heist.height([one for one, _, _ in found], w, words)
    parts, spots = [title], []
    for nth, (one, of, named) in enumerate(found):
        box = (x + nth % across_ * (w + GAP), y + TITLE + nth // across_ * (h + GAP), w, h)
        parts.append(look_heist.card(one, of, named, box, words, mark(of, marks)))
        if of.kind == "heist":
            spots.append(Spot(of, look_heist.told(one, of.nth, words), f"{named} {in_order(one.needs)}", *box))
        else:
            label = words.say("seen-top-heist", heist=heist_said(one, words))
            lead = Spot(of, label, f"{TOP} {in_order(one.needs)}", *box)
    lines = tuple(tuple(spots[at : at + across_]) for at in range(0, len(spots), across_))
    group = Part((), (Group(lead, lines),))
    return [*parts, group], y + TITLE + -(-len(found) // across_) * (h + GAP)


def gangsters(state: State, words: Words, marks: Marks, across: Across) -> Drawn:
    """The gangsters to be hired with what they cost whoever decides, and those in the hospital."""
    x, y, width = across
    parts: list[Part] = []
    if state.market or state.whole:
        first = top_gangster(state)
        people = (*state.market, first) if first is not None else state.market
        faces = [Face(one, hiring.price(state, deciding(state), one)) for one in people]
        said = words.say("look-market", pile=len(state.gangster_pile))
        title, lead = _line(pile("gangsters"), said, across, marks)
        cards, spots, end = rows(faces, words, marks, (x, y + TITLE, width))
        parts, y = [title, *cards, Part((), (Group(lead, tuple(spots)),))], end
    if state.hospital:
        said = words.say("seen-hospital", gangsters=tuple(one.name for one in state.hospital))
        title, lead = _line(Piece("hospital", ""), said, (x, y, width), marks)
        cards, spots, y = rows([Face(one) for one in state.hospital], words, marks, (x, y + TITLE, width))
        parts += [title, *cards, Part((), (Group(lead, tuple(spots)),))]
    return parts, y


def _line(of: Piece, said: str, across: Across, marks: Marks) -> tuple[Part, Spot]:
    """The line above a display, which stands for its pile."""
    x, y, width = across
    sketch, wide = Sketch(of), min(text_width(said, 13.5) + 4, width)
    sketch.rect(x, y, wide, TITLE - 4, "paper", EDGE)
    sketch.text(x, y + TITLE / 2 - 2, said, 13.5, "soft", most=width)
    stand_out(sketch, (x - 1, y, wide + 2, TITLE - 4), mark(of, marks), 1)
    return sketch.part(), Spot(of, said, said, x, y, wide, TITLE - 4)


def snitch(state: State, words: Words, marks: Marks, x: float, y: float) -> tuple[Part, float]:
    """The snitch that is asked about: an eye, and its number."""
    of = pieces.snitch()
    sketch, said = Sketch(of), words.say("seen-snitch", number=state.snitch)
    wide = text_width(said, 18, True) + 70
    sketch.panel(x, y, wide, 46, "card", "red", 2.4, 5, (EDGE, FILL))
    look_skill.skill(sketch, "I", x + 28, y + 23, 16)
    sketch.text(x + 56, y + 23, said, 18, bold=True)
    stand_out(sketch, (x, y, wide, 46), mark(of, marks))
    sketch.groups.append(Group(Spot(of, said, str(state.snitch), x, y, wide, 46)))
    return sketch.part(), y + 46 + GAP


def offered(state: State, words: Words, marks: Marks, across: Across) -> Drawn:
    """The resource cards to choose from, where who looks has to choose."""
    x, y, width = across
    names = offers(state)
    if not names:
        return [], y
    sketch, spots, cards = Sketch(), [], [state.table.components.resource(name) for name in names]
    least = max(text_width(words.name(one.name), NAMED, True) + look_worth.wide(one, words) + 20 for one in cards)
    across_ = max(1, min(len(cards), int((width + GAP) // (least + GAP))))
    w = min(max(OFFER, least), (width - GAP * (across_ - 1)) / across_)
    for nth, one in enumerate(cards):
        of = sketch.of = Piece("offer", one.name)
        at, top = x + nth % across_ * (w + GAP), y + nth // across_ * (LOW + GAP)
        sketch.panel(at, top, w, LOW, "card", "edge", 1.4, 4, (EDGE, FILL))
        worth = look_worth.wide(one, words)
        sketch.text(at + 9, top + 16, words.name(one.name), NAMED, bold=True, most=w - 19 - worth)
        look_worth.worth(sketch, one, words, at + w - 10 - worth, top + 16)
        look_skill.skills(sketch, in_order(one.needs), at + 9, top + 43, w - 18)
        stand_out(sketch, (at, top, w, LOW), mark(of, marks))
        facts = {"needs": spoken(one.needs), "points": one.points, "each": one.per_heist, "most": one.at_most}
        spots.append(Spot(of, words.say("box-resource", resource=one.name, **facts), one.name, at, top, w, LOW))
    sketch.groups.append(Group(spots[0], (tuple(spots[1:]),)))
    return [sketch.part()], y + -(-len(cards) // across_) * (LOW + GAP)
