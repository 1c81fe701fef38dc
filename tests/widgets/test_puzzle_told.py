"""What stands out on a puzzle: right answers, what hints point at, the question of a step, who has won, both signs."""

from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.position import position
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import words
from gangster_widgets.puzzles.puzzle import as_json
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.views.scene import MARK, Disc
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

from .test_puzzle import give_by_hand, shown, use


def test_a_right_answer_is_not_marked_as_what_is_chosen_or_wrong() -> None:
    one = shown("last-field-taken")
    give_by_hand(one, one.puzzle.solution())
    assert "red" in marked(one)
    assert one.check()
    assert marked(one) == {"brass"}


def marked(one: PuzzleWidget) -> set[str]:
    """The colours of the edges around fields."""
    return {shape.colour for shape in one.scene.shapes if shape.plane == MARK and isinstance(shape.of, tuple)}


def test_in_brief_a_hint_tells_the_short_form_of_a_rule_and_names_no_place_that_is_marked() -> None:
    filling = rulebook(game("gangster").folder)["gap.filling"]
    one = shown("last-field-taken")
    one.rung = 2
    assert filling.sentence["en"].strip() in one.panel().text()
    one.brief = True
    assert filling.brief["en"].strip() in one.panel().text()
    assert filling.sentence["en"].strip() not in one.panel().text()
    named = [dict(node.attributes).get("class") for node in one.panel().walk() if node.text().startswith("Look here:")]
    assert "gw-live" in named
    assert "gw-hint" not in named


def test_a_number_that_a_hint_points_at_has_a_ring() -> None:
    one = shown("four-two-four-in-cicero")
    rings = [shape for shape in one.scene.shapes if isinstance(shape, Disc) and shape.colour == "red"]
    assert rings == []
    one.rung = 2
    found = {shape.of for shape in one.scene.shapes if isinstance(shape, Disc) and shape.colour == "red"}
    assert found == {Piece("place", "Cicero", nth) for nth in (1, 2, 3)}


def test_of_two_questions_only_the_step_stands_out_below_what_was_said_last() -> None:
    one = shown("north-side", stepwise=True)
    question = next(node for node in one.panel().walk() if dict(node.attributes).get("key") == "question")
    assert "gw-question" not in str(dict(question.attributes)["class"])
    one.answer = as_json(steps(one.puzzle)[0].answer)
    use(one, "check")
    told = one.panel().text()
    assert told.index("Right. The next step:") < told.index(one.words.say(f"step-{steps(one.puzzle)[1].name}"))
    one.stepwise = False
    question = next(node for node in one.panel().walk() if dict(node.attributes).get("key") == "question")
    assert "gw-question" in str(dict(question.attributes)["class"])


def test_a_right_answer_after_the_last_day_says_who_has_won() -> None:
    one = shown("one-white-hat")
    one.answer = one.puzzle.solution()
    assert one.check()
    most = max(one.puzzle.solution().values())
    assert f"The third day of reckoning is over. Most influence, {most}:" in one.panel().text()
    early = shown("second-day-of-reckoning")
    early.answer = early.puzzle.solution()
    assert early.check()
    assert "Most influence" not in early.panel().text()


def test_who_has_two_gangs_is_asked_with_the_signs_of_both() -> None:
    one = shown("two-columns-in-the-book")
    lines = [node for node in one.panel().walk() if ("class", "gw-line") in node.attributes]
    kinds = [[str(dict(part.attributes).get("class")) for part in line.walk()] for line in lines]
    signs = [[kind[-1] for kind in line if kind.startswith("gw-sign ")] for line in kinds]
    assert signs == [["Y", "N"], ["G", "B"]]


SAYS = words("en", game("gangster").folder / "words")
CARS = {
    "yellow": {"at": "The Loop", "equipment": ["engine", "door"]},
    "grey": {"at": "Cicero", "equipment": ["bumper"]},
}


def test_equipment_lies_side_by_side_the_newest_on_the_left_and_below_each_other_where_it_is_narrow() -> None:
    def at(width: float, gang: str, nth: int) -> tuple[float, float]:
        spot = look(position({"players": 4, "cars": CARS}), SAYS, width).spot(Piece("equipment", gang, nth))
        assert spot is not None
        return spot.x, spot.y

    new, old = at(1000, "Y", 1), at(1000, "Y", 2)
    assert new[0] < old[0]
    assert new[1] == old[1]
    new, old = at(360, "Y", 1), at(360, "Y", 2)
    assert new[0] == old[0]
    assert new[1] < old[1]


def test_two_colours_of_one_person_show_their_influence_together_and_say_whose_it_is() -> None:
    given = {
        "players": 2,
        "influence": {"yellow": 16, "grey": 18},
        "cars": {gang: {"at": "The Loop"} for gang in ("yellow", "brown")},
    }
    scene = look(position(given), SAYS)
    labels = [scene.spot(Piece("tableau", gang)).label for gang in "YN"]  # type: ignore[union-attr]
    assert labels == [
        "Yellow, to move: influence 16, shared by Yellow and Brown",
        "Brown, to move: influence 16, shared by Brown and Yellow",
    ]
    alone = look(position({"players": 4, "influence": {"yellow": 16}}), SAYS).spot(Piece("tableau", "Y"))
    assert alone is not None
    assert "shared" not in alone.label
