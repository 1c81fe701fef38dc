"""How much a choice counts: only the percentages that Moodle's list has."""

TENTH, TWENTIETH = "10", "5"
MOST = 20
"""So many choices can be right at the most: each needs a twentieth."""


def shares(right: int) -> list[str]:
    """What each of so many right choices counts; all together 100 percent."""
    if not 1 <= right <= MOST:
        raise ValueError(f"{right} choices cannot share 100 percent")
    if right > 10:
        return [TENTH] * (MOST - right) + [TWENTIETH] * (2 * right - MOST)
    return [f"{100 / right:.5f}".rstrip("0").rstrip(".")] * right


def against(right: int) -> str:
    """What a wrong choice takes away beside so many right ones."""
    return f"-{shares(right)[0]}"
