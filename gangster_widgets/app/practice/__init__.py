"""Which puzzle comes next, and what a learner remembers: functions of answers, puzzles and the time alone."""
