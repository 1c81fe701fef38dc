"""The JSON Schema of puzzle files, for editors."""

import json
from argparse import ArgumentParser

from gangster_widgets.commands import FINE, Call
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.json_schema import json_schema


def options(parser: ArgumentParser, words: Words) -> None:
    """Nothing can be chosen."""


def run(call: Call) -> int:
    """Prints the schema."""
    print(json.dumps(json_schema(), ensure_ascii=False, indent=2))
    return FINE
