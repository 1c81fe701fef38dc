"""Plain data as the Python code that says it."""

import json
from typing import Any


def literal(data: Any, before: str = "") -> str:
    """Plain data as Python has it: mappings that hold mappings a line for each key, everything else in one."""
    if isinstance(data, str):
        return json.dumps(data, ensure_ascii=False)
    if isinstance(data, list):
        return f"[{', '.join(literal(one, before) for one in data)}]"
    if not isinstance(data, dict):
        return repr(data)
    inner = f"{before}    "
    parts = [f"{literal(key)}: {literal(value, inner)}" for key, value in data.items()]
    if not any(isinstance(one, dict) and "rows" not in one for one in data.values()):
        return "{" + ", ".join(parts) + "}"
    return "\n".join(["{", *(f"{inner}{part}," for part in parts), before + "}"])
