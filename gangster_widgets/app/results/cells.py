"""Cells of a table that a spreadsheet opens: text stays text, numbers stay numbers."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

BOM = "\ufeff"
"""At the beginning of the file, so that Excel reads it as UTF-8."""
SEPARATORS = (",", ";")

_FORMULA = tuple("=+-@|%\t\r\n＝＋－＠")
_NUMBER = re.compile(r"-?\d+([.,]\d+)?", re.ASCII)
_CONTROL = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127), "\ufffd")

Cell = str | int | float


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], separator: str) -> str:
    """The whole file."""
    out = io.StringIO()
    out.write(BOM)
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow([_written(cell, separator) for cell in head])
    writer.writerows([_written(cell, separator) for cell in row] for row in rows)
    return out.getvalue()


def _written(cell: Cell, separator: str) -> str:
    if isinstance(cell, float):
        number = f"{cell:.1f}".removesuffix(".0")
        return number.replace(".", ",") if separator == ";" else number
    return str(cell) if isinstance(cell, int) else harmless(cell)


def harmless(text: str) -> str:
    """The text so that no spreadsheet takes it for a formula; a number, negative or not, stays one."""
    text = text.translate(_CONTROL)
    begins = text.lstrip(" \u00a0").startswith(_FORMULA)
    return f"'{text}" if begins and not _NUMBER.fullmatch(text) else text
