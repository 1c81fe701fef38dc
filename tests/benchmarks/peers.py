"""What comparable Python engines do on this machine: actions and scored hands, to be timed beside our own."""

import random


def catanatron_actions() -> int:
    """Plays whole random games of four with Catanatron; says how many actions."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    actions = 0
    for seed in range(20):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
    return actions


def chess_moves() -> int:
    """Plays random chess, all legal moves listed at every turn; says how many moves."""
    import chess

    moves = 0
    for seed in range(20):
        draw, board = random.Random(seed), chess.Board()
        for _ in range(200):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(draw.choice(legal))
            moves += 1
    return moves


def mahjong_hands() -> int:
    """Scores a mahjong hand with its reasons again and again; says how often."""
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.tile import TilesConverter

    tiles = TilesConverter.string_to_136_array(man="22444", pin="333567", sou="444")
    win = TilesConverter.string_to_136_array(sou="4")[0]
    for _ in range(1000):
        HandCalculator.estimate_hand_value(tiles, win)
    return 1000
