"""Keys that lead through something step by step: the same ones wherever there are steps."""

from gangster_widgets.kernel.why import Where

FORWARD, BACK, ENDS = ("ArrowRight", "PageDown"), ("ArrowLeft", "PageUp"), ("Home", "End")
STEPPING = [*FORWARD, *BACK, *ENDS]
"""All of these keys."""


class Stepping:
    """What is gone through step by step, the first of them 0. Whoever has steps says how one goes."""

    choosing = False

    def next(self) -> None:
        """One step on, where there is one."""
        raise NotImplementedError

    def previous(self) -> None:
        """One step back, where there is one."""
        raise NotImplementedError

    def go(self, to: int) -> None:
        """To that step."""
        raise NotImplementedError

    def last(self) -> int:
        """The number of the last step."""
        raise NotImplementedError

    def pressed(self, key: str, where: Where | None) -> None:
        """Arrows and page keys step; Home and End lead to the ends."""
        if key in FORWARD:
            self.next()
        elif key in BACK:
            self.previous()
        elif key in ENDS:
            self.go(self.last() if key == "End" else 0)
