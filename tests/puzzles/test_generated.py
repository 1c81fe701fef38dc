"""Every generated puzzle of the bank is sound: its answer, what it tells apart, its hints, its ids, its lines."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles import mining
from gangster_widgets.puzzles.bank import bank, composed, folder, generated, puzzle
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.generated import called
from gangster_widgets.puzzles.generator import LEVELS, VERSION, generate, generated_kinds, level_of
from gangster_widgets.puzzles.hints import RUNGS, hint
from gangster_widgets.puzzles.lines import describe, from_line
from gangster_widgets.puzzles.puzzle import Puzzle, as_json

PARTS = 16
EVERY, SHARES = 97, 8
"""Of the bank every so many-th line is made anew on every run, in so many shares."""
TABLE = re.compile(r"(?<=<!-- generated -->\n).*?(?=<!-- end -->)", re.DOTALL)

GAMES = [name for name in games() if generated_kinds(name)]
KINDS = [(name, kind) for name in GAMES for kind in generated_kinds(name)]
ENOUGH = {"gangster": (2_400, 31), "the_boss": (500, 3), "gangsta": (1_500, 20)}
"""So many puzzles there are at least: of each game, and of each kind and level. Police cards can come in few ways."""

in_parts = pytest.mark.parametrize("part", range(PARTS))


def part_of(part: int) -> Iterator[Puzzle]:
    """Every so many-th puzzle of the bank."""
    found = generated()[part::PARTS]
    assert found
    yield from found


@in_parts
def test_the_right_answer_is_right_and_each_mistake_it_tells_apart_is_named(part: int) -> None:
    for one in part_of(part):
        assert one.check(one.solution()), one.id
        astray = led_astray(one)
        assert tuple(astray) == one.told_apart, one.id
        for id_, answer in astray.items():
            verdict = one.check(as_json(answer))
            assert not verdict, one.id
            assert id_ in verdict.misconceptions, one.id


@in_parts
def test_the_clauses_it_drills_decide_and_it_is_of_its_level(part: int) -> None:
    clauses = {name: {mistake.id: mistake.clause for mistake in game(name).mistakes} for name in GAMES}
    for one in part_of(part):
        assert set(one.rules) <= {clauses[one.game][id_] for id_ in one.told_apart}, one.id
        known = any(one.kind in mistake.kinds for mistake in game(one.game).mistakes)
        assert bool(one.rules) == known, one.id
        assert level_of(one) == one.level, one.id


@in_parts
def test_its_hints_agree_with_the_solution_in_every_language(part: int) -> None:
    for one in part_of(part):
        for lang in LANGUAGES:
            rungs = [hint(one, rung, lang) for rung in range(1, RUNGS + 1)]
            for less, more in itertools.pairwise(rungs):
                assert set(rungs[0].lines) <= set(more.lines), one.id
                assert len(str(more)) > len(str(less)), one.id
            said = answer_of(one, lang)
            assert [said in str(rung) for rung in rungs] == [False, False, False, True], one.id


def answer_of(one: Puzzle, lang: str) -> str:
    """The answer as it may stand in the last hint only; a mere number may be that of something else before."""
    said = json.dumps(one.solution(), ensure_ascii=False)
    return one.words(lang).say("verdict-expected", answer=said) if one.shape.single else said


@in_parts
def test_it_is_said_in_every_language_and_can_be_written_and_read(part: int) -> None:
    for one in part_of(part):
        texts = {one.text(lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all(one.named(lang) in one.text(lang) for lang in LANGUAGES)
        again = from_line(describe(one))
        assert (again.state, again.ask, again.solved) == (one.state, one.ask, one.solved), one.id


def lines(name: str) -> list[str]:
    return (folder() / name / mining.FILE).read_text(encoding="utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_of_each_kind_and_level_each_another(name: str) -> None:
    found = [one for one in generated() if one.game == name]
    of_game, of_each = ENOUGH[name]
    assert len(found) >= of_game
    for kind, level in itertools.product(generated_kinds(name), LEVELS):
        assert sum((one.kind, one.level) == (kind, level) for one in found) >= of_each
    parts = [line.split("\t") for line in lines(name)]
    assert len({part[3] for part in parts}) == len({part[0] for part in parts}) == len(found)


@pytest.mark.parametrize("share", range(SHARES))
def test_a_line_is_what_mining_gives_today(share: int) -> None:
    some = [(name, line) for name in GAMES for line in lines(name)][share * EVERY :: SHARES * EVERY]
    assert some
    for name, line in some:
        named = called(line.split("\t")[0])
        assert named is not None
        assert mining.mined(name, named.kind, named.level, named.seed) == line


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_whole_bank_is_what_mining_gives_today(name: str) -> None:
    made = (mining.mined(*job) for job in mining.whole_bank(name))
    assert list(mining.without_twins(made)) == lines(name)


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_other_seeds_give_other_puzzles_and_the_same_seed_the_same(name: str, kind: str) -> None:
    made = [generate(name, kind, 3, seed) for seed in range(9_000, 9_006)]
    assert len({describe(one) for one in made}) > 4
    assert len({repr(one.solution()) for one in made}) > 2
    assert describe(generate(name, kind, 3, 9_000)) == describe(made[0])


def test_a_puzzle_is_found_by_its_short_id_in_the_bank_and_beyond_it() -> None:
    known = generated()[0]
    assert puzzle(known.called.short) is puzzle(known.id) is known
    beyond = puzzle(f"points-3-123456@{VERSION}")
    assert beyond.id == f"points-3-123456-v{VERSION}"
    assert beyond not in list(bank())
    for unknown in ("points-3-123456@999", "points-6-1@1", "nonsense-3-1@1", "points-3-01@1"):
        with pytest.raises(KeyError):
            puzzle(unknown)


def test_composed_puzzles_come_first_and_positions_are_read_only_when_looked_at() -> None:
    every = list(bank())
    assert every[: len(composed())] == list(composed())
    assert all(one.generated for one in every[len(composed()) :])
    (fresh,) = (one for one in mining.read(folder() / every[-1].game / mining.FILE) if one.id == every[-1].id)
    assert (fresh.kind, fresh.level, fresh.rules) == (every[-1].kind, every[-1].level, every[-1].rules)
    assert fresh.title["de"]
    assert "_read" not in vars(fresh)
    assert fresh.state == every[-1].state
    assert "_read" in vars(fresh)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"game": "gangster"}', '{"game":1,"game":2}', '{"game": "chess", "kind": "points"}', "[" * 9_999],
)
def test_a_line_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Faulty) as refused:
        from_line(text)
    assert str(refused.value).startswith("line")


def test_the_table_in_the_readme_is_that_of_the_bank(rewrite: bool) -> None:
    file = Path(folder() / "README.md")
    written = file.read_text(encoding="utf-8")
    told = TABLE.sub(lambda _: table(), written)
    if rewrite:
        file.write_text(told, encoding="utf-8")
    assert told == written


def table() -> str:
    """For each kind how many there are, and how many of the wrong ideas of its kind each tells apart."""
    rows = [
        "| game | kind | generated | wrong ideas of the kind | told apart, mean | tell all apart |",
        "|---|---|---|---|---|---|",
    ]
    for name, kind in KINDS:
        own = [one for one in generated() if (one.game, one.kind) == (name, kind)]
        known = sum(kind in mistake.kinds for mistake in game(name).mistakes)
        mean = sum(len(one.told_apart) for one in own) / len(own)
        every = sum(len(one.told_apart) == known for one in own) / len(own)
        told = (f"{mean:.1f}", f"{every:.0%}") if known else ("–", "–")
        rows.append(f"| {name} | {kind} | {len(own)} | {known} | {told[0]} | {told[1]} |")
    return "\n".join(rows) + "\n"
