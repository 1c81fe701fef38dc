"""Keeping: what a learner answered, kept and played lies in files that a kill, a full disk or damage cannot take."""
