"""The panel beside the board of a match: whose turn it is, what happened, what can be done, what came before."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.match.match import Line, Match, idea
from gangster_widgets.app.rooms.play.advice import RUNGS
from gangster_widgets.app.rooms.play.names import named
from gangster_widgets.app.rooms.play.wording import line
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.board.panel import chosen, moment, told, view
from gangster_widgets.widgets.sentences import clause, says

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.board import MatchBoard
    from gangster_widgets.app.rooms.play.table import Table

LATEST = 4


def panel(board: "MatchBoard", table: "Table") -> Node:
    """All of it. What is said keeps its place below whose turn it is."""
    say, match = board.words, table.match
    return node(
        "section", _heading(table, say), *_result(table, say), *_next(table, say), *_ideas(match, say),
        _told(board, table, say), None if table.wait() else moment(board, say), *chosen(board, say),
        _controls(table, say), board.legend(), *_latest(match, say),
        view(board, say), aria_label=say.say("board-panel"),
    )  # fmt: skip


def turn(table: "Table", say: Words) -> str:
    """Whose turn it is, or what else is to come, in words."""
    match = table.match
    if match.over:
        return winners(match, say)
    if table.day:
        return say.say("play-day", stage=table.day)
    who = named(match.terms, match.player, say)
    if not match.bots_turn:
        return say.say("play-turn", who=who)
    return say.say("play-stopped" if table.stopped else "play-thinks", who=who)


def winners(match: Match, say: Words) -> str:
    """Who has won."""
    won = match.played.winners(match.state)
    who = tuple(named(match.terms, player, say) for player in won)
    return say.say("play-won", who=who, number=len(won))


def _heading(table: "Table", say: Words) -> Node:
    match = table.match
    players = match.played.winners(match.state) if match.over else (match.player,)
    about = "" if table.day else "".join(match.signs(player) for player in players)
    rung = table.advice.rung
    hint = node("small", " · ", say.say("play-hint-rung", rung=rung, most=RUNGS)) if rung else None
    return node("h2", *signs(about), turn(table, say), hint, key="heading")


def _told(board: "MatchBoard", table: "Table", say: Words) -> Node:
    """What was said last, or a hint; to somebody who wants to act too early, who has to act first."""
    if board.hint:
        return says(node("p", board.hint), node("p", board._asked.label) if board._asked else None, kind=" gw-no")
    if table.advice.rung and not (board._refused or board._choosing.settled or board._asked):
        return table.advice.told(table.match, say)
    return told(board, say)


def _result(table: "Table", say: Words) -> Iterator[Node]:
    """What each player has after each day of reckoning, when one has come."""
    match = table.match
    if not match.over and not table.day:
        return
    columns = [(nth, match.played.scores(match.states[day.at])) for nth, day in enumerate(match.days, start=1)]
    heads = [node("th", say.say("play-scores-head", stage=nth), scope="col") for nth, _ in columns]
    rows = []
    for player in range(len(match.terms.seats)):
        who = node("th", *signs(match.signs(player)), named(match.terms, player, say), scope="row")
        rows.append(node("tr", who, *(node("td", str(scores[player]), class_="gw-number") for _, scores in columns)))
    head = node("tr", node("th", say.say("play-scores", over=int(match.over)), scope="col"), *heads)
    yield node("table", node("thead", head), node("tbody", *rows), class_="gw-play-result", key="result")


def _ideas(match: Match, say: Words) -> Iterator[Node]:
    """After the game: what bots had wrong all the time, each with the rule that holds."""
    for player in range(len(match.terms.seats) if match.over else 0):
        wrong = idea(match.terms, player)
        if wrong is not None:
            belief, who = say.say(f"belief-{wrong.id}"), named(match.terms, player, say)
            told = node("p", say.say("play-idea", who=who, belief=belief))
            yield node("div", told, clause(wrong.clause, say, match.played.folder), key=f"idea-{player}")


def _next(table: "Table", say: Words) -> Iterator[Node]:
    """What stands between two stages, at the end, and before another person sees his hand: how it goes on."""
    match, counted = table.match, button(say.say("play-count"), "count", "gw-main", key="count")
    if match.over:
        again = button(say.say("play-again"), "again", key="again")
        replay = button(say.say("play-replay"), "replay", key="replay")
        judge = button(say.say("play-judge"), "judge", key="judge")
        yield node("div", counted if match.days else None, judge, again, replay, class_="gw-group", key="next")
    elif table.day:
        on = button(say.say("play-next-stage", stage=table.day + 1), "on", key="on")
        yield node("div", counted, on, class_="gw-group", key="next")
    elif table.handed_over:
        take = button(
            say.say("play-take-screen", who=named(match.terms, match.player, say)), "take", "gw-main", key="take"
        )
        yield node("div", node("p", table.wait()), take, key="next")


def _controls(table: "Table", say: Words) -> Node:
    """Undo; a hint where a person is to move, and where a bot is, stopping it or letting it go on."""
    match, rung = table.match, table.advice.rung
    undo = button(say.say("board-undo"), "undo", disabled=not match.retractable, key="undo", rest=True)
    stop = None
    if match.bots_turn and not table.day:
        label = say.say("play-bots-on" if table.stopped else "play-bots-stop")
        stop = button(label, "stop", "gw-main" if table.stopped else "", key="stop")
    hint = None
    if not (match.over or table.wait()):
        label = say.say("play-hint-more" if rung else "play-hint")
        hint = button(label, "hint", disabled=rung == RUNGS, key="hint", rest=True)
    return node(
        "div", undo, hint, stop, class_="gw-group", role="group", aria_label=say.say("play-table"), key="controls"
    )


def _latest(match: Match, say: Words) -> Iterator[Node]:
    """The last lines of the log, the newest first."""
    lines: list[Line] = list(reversed(match.lines()))[:LATEST]
    if lines:
        yield node("h3", say.say("play-latest"), key="latest-title")
        yield node("ul", *(node("li", *line(match, one, say)) for one in lines), class_="gw-play-log", key="latest")
