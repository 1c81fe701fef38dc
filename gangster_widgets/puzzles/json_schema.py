"""The JSON Schema of puzzle files: what all puzzles share, what each kind asks, what positions look like."""

from typing import Any

from gangster_widgets.kernel.game import game, games
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.schema import PuzzlePart


def json_schema() -> dict[str, Any]:
    """One schema for a puzzle of any game and kind."""
    shared = PuzzlePart.model_json_schema()
    definitions: dict[str, Any] = {}
    cases = [_case(name, kind_name, definitions) for name in games() for kind_name in kinds(name)]
    for name in games():
        _define(definitions, f"{name}-position", game(name).position_schema())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Gangster Widgets puzzle",
        "type": "object",
        "required": shared["required"],
        "additionalProperties": False,
        "properties": {
            **shared["properties"],
            "game": {"enum": list(games())},
            "kind": {"enum": sorted({one for name in games() for one in kinds(name)})},
        },
        "allOf": cases,
        "$defs": definitions,
    }


def _case(name: str, kind_name: str, definitions: dict[str, Any]) -> dict[str, Any]:
    """What holds where a puzzle is of that game and kind."""
    ask = kind(name, kind_name).ask_model.model_json_schema()
    _define(definitions, f"{name}-{kind_name}-ask", ask)
    then: dict[str, Any] = {
        "properties": {
            "ask": {"$ref": f"#/$defs/{name}-{kind_name}-ask"},
            "position": {"$ref": f"#/$defs/{name}-position"},
        }
    }
    if ask.get("required"):
        then["required"] = ["ask"]
    where = {"properties": {"game": {"const": name}, "kind": {"const": kind_name}}, "required": ["game", "kind"]}
    return {"if": where, "then": then}


def _define(definitions: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    """Puts a schema among the definitions, its own definitions beside it under names of their own."""
    inner = schema.pop("$defs", {})

    def moved(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: _moved_to(name, value) if key == "$ref" else moved(value) for key, value in part.items()}
        return [moved(item) for item in part] if isinstance(part, list) else part

    definitions[name] = moved(schema)
    for inner_name, inner_schema in inner.items():
        definitions[f"{name}-{inner_name}"] = moved(inner_schema)


def _moved_to(name: str, reference: str) -> str:
    return f"#/$defs/{name}-{reference.removeprefix('#/$defs/')}"
