"""How an answer is given on the page: one way for each shape that an answer has, whatever kind of puzzle asks."""
