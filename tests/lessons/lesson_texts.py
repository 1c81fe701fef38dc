"""Small lessons for tests: as files have them."""

from pathlib import Path


def texts(said: str) -> str:
    """The same text in all languages, marked by the language."""
    return "{" + ", ".join(f"{lang}: '{said} ({lang})'" for lang in ("en", "de", "nl", "fr")) + "}"


GAPS = f"""\
id: gaps
game: gangster
place: 70
minutes: 8
clauses: [gap.definition, gap.filling]
title: {texts("Gaps")}
why: {texts("It wins ties")}
pages:
  - title: {texts("What a gap is")}
    text:
      en: >-
        An empty field may be a [gap](gap.definition).

        Watch the [last field](gap.filling).
      de: Ein leeres Feld kann eine [Lücke](gap.definition) sein.
      nl: Een leeg veld kan een [leegte](gap.definition) zijn.
      fr: Une case vide peut être un [trou](gap.definition).
    moves:
      position:
        players: 3
        districts:
          The Loop:
            tablet: {{places: [5, 3, 1], rows: 2, columns: 4}}
            gangsters: "YGNY G..."
        cars:
          yellow: {{at: The Loop, aboard: 3}}
          grey: {{at: The Loop, aboard: 3}}
          brown: {{at: The Loop, aboard: 3}}
      district: The Loop
      actions: [yellow loads The Loop 3, grey unloads grey, brown unloads brown]
      notes: {{1: {texts("Now there is a gap")}}}
  - title: {texts("Count")}
    text: {texts("Look")}
    reckoning:
      position:
        players: 5
        casino: 5
        districts:
          North Side: {{tablet: T01, gangsters: "EBNY GYNY G...", doubled: true}}
      district: North Side
      beside: tie-lower-rank
      asking: true
  - title: {texts("Try")}
    text: {texts("Where?")}
    task: last-field-still-empty
    help: 2
  - title: {texts("Reckon")}
    text: {texts("How many?")}
    task: north-side
    stepwise: true
"""

TIES = f"""\
id: ties
game: gangster
place: 80
minutes: 1
clauses: [tie.highest-rank]
title: {texts("Ties")}
why: {texts("They are frequent")}
pages:
  - title: {texts("Alike")}
    text: {texts("Who is first?")}
    task: tie-of-two
"""


def course(folder: Path, *lessons: str) -> Path:
    """A folder of lessons, a file each."""
    (folder / "gangster").mkdir(parents=True, exist_ok=True)
    for nth, text in enumerate(lessons):
        (folder / "gangster" / f"{nth}.yaml").write_text(text, encoding="utf-8")
    return folder
