"""Answers and verdicts kept together, to be looked at later or handed in: as JSON lines or as a table."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gangster_widgets.puzzles.checker import Verdict

COLUMNS = ("id", "kind", "verdict", "given", "expected", "misconceptions")


class AnswerBook:
    """Verdicts in the order in which they were given. Nothing is written anywhere unless asked."""

    def __init__(self) -> None:
        self._verdicts: list[Verdict] = []

    def add(self, verdict: Verdict) -> Verdict:
        """Keeps the verdict, and gives it back."""
        self._verdicts.append(verdict)
        return verdict

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self._verdicts)

    def __len__(self) -> int:
        return len(self._verdicts)

    def rows(self) -> list[dict[str, Any]]:
        """One row for each verdict, with the keys of `COLUMNS`."""
        return [
            {
                "id": one.puzzle.id if one.puzzle else None,
                "kind": one.puzzle.kind if one.puzzle else None,
                "verdict": one.verdict,
                "given": one.given,
                "expected": one.puzzle.solution() if one.puzzle else None,
                "misconceptions": one.misconceptions,
            }
            for one in self
        ]

    def jsonl(self) -> str:
        """A JSON object a line."""
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in self.rows())

    def csv(self) -> str:
        """A table with a head line; what is no text stands there as JSON."""
        out = io.StringIO()
        writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
        writer.writeheader()
        for row in self.rows():
            writer.writerow({name: _cell(value) for name, value in row.items()})
        return out.getvalue()

    def save(self, path: Path | str) -> None:
        """Writes the table or, where the name ends in .jsonl, the JSON lines."""
        file = Path(path)
        text = self.jsonl() if file.suffix == ".jsonl" else self.csv()
        file.write_bytes(text.encode("utf-8", errors="backslashreplace"))


def _cell(value: Any) -> str:
    """The value as a text that no spreadsheet takes for a formula."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text
