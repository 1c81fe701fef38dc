"""Data against its schema: everything that is wrong at once, each at its line, saying what would be right."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from gangster_widgets.kernel.files import Data, Fault, Path_

Model = TypeVar("Model", bound="Strict")

_SENTENCES = {
    "missing": "schema-missing",
    "extra_forbidden": "schema-unknown-key",
    "int_type": "schema-whole-number",
    "int_from_float": "schema-whole-number",
    "float_type": "schema-number",
    "string_type": "schema-text",
    "bool_type": "schema-true-false",
    "list_type": "schema-list",
    "tuple_type": "schema-list",
    "dict_type": "schema-mapping",
    "model_type": "schema-mapping",
    "model_attributes_type": "schema-mapping",
    "literal_error": "schema-one-of",
    "greater_than_equal": "schema-at-least",
    "less_than_equal": "schema-at-most",
    "too_short": "schema-too-few",
    "too_long": "schema-too-many",
    "string_pattern_mismatch": "schema-not-a-name",
    "string_too_short": "schema-text",
    "string_too_long": "schema-too-long",
}


NAME_PATTERN = r"^[^\s,](?: ?[^\s,])*$"
ID_PATTERN = r"^[A-Za-z0-9-]{1,20}$"
SLUG_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"
_PATTERNS = {ID_PATTERN: "schema-not-an-id", SLUG_PATTERN: "schema-not-a-slug"}


class Strict(BaseModel):
    """A part of a file: no unknown keys, nothing read as something it is not."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def validated(
    model: type[Model], document: Data, data: Any = None, path: Path_ = ()
) -> tuple[Model | None, list[Fault]]:
    """The document, or the data at that path of it, as that model, or everything that keeps it from being one."""
    try:
        return model.model_validate(data if path else document.data), []
    except ValidationError as error:
        return None, [_fault(document, wrong, path) for wrong in error.errors(include_url=False)]


def sound_parts(model: type[Strict], document: Data) -> dict[str, Any]:
    """Those parts of a faulty document that are as the model has them, so that they too can be looked at closely."""
    found = {}
    for name, part in model.model_fields.items():
        with suppress(ValidationError, KeyError, TypeError):
            adapter: TypeAdapter[Any] = TypeAdapter(part.annotation or Any)
            found[name] = adapter.validate_python(document.data[name], strict=True)
    return found


def _fault(document: Data, wrong: Any, above: Path_ = ()) -> Fault:
    path: Path_ = (*above, *(step for step in wrong["loc"] if step != "[key]"))
    context = {name: fact for name, fact in wrong.get("ctx", {}).items() if isinstance(fact, str | int | float)}
    if wrong["type"] not in _SENTENCES:
        return document.fault(path, wrong["type"], **context)
    named = path[:-1] if "[key]" in wrong["loc"] else path
    facts: dict[str, Any] = {**context, "key": _way(named) or Path(document.file).name}
    facts["found"] = _shown(wrong["input"])
    if "expected" in context:
        listed = re.findall(r"'([^']*)'|(\d+|True|False)", str(context["expected"]))
        facts["expected"] = tuple(text or value.lower() for text, value in listed)
    sentence = _PATTERNS.get(str(context.get("pattern")), _SENTENCES[wrong["type"]])
    return document.fault(path, sentence, **facts)


def _way(path: Path_) -> str:
    """The way to a value in words: keys, and positions counted from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in path)


def _shown(value: Any) -> str:
    """What stands in the file, as a file has it and short enough for a sentence."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"
