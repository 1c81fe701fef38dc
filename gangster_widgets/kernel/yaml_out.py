"""Plain data as YAML, as people write it in puzzle files."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import yaml

WIDE = 100


def as_yaml(
    data: Mapping[str, Any],
    quoted: Callable[[str], bool] = lambda text: not text[:1].isalpha(),
    tall: Collection[str] = (),
) -> str:
    """What is small and holds no further mapping in one line, lists too; keys as they come, everything written out.

    `quoted` says which texts stand in quotation marks; a mapping with one of the `tall` keys has a line for each key.
    """

    class Dumper(yaml.SafeDumper):
        def ignore_aliases(self, data: Any) -> bool:
            return True

    def text(dumper: yaml.SafeDumper, told: str) -> yaml.Node:
        return dumper.represent_scalar("tag:yaml.org,2002:str", told, style='"' if quoted(told) else None)

    def row(dumper: yaml.SafeDumper, items: list[Any]) -> yaml.Node:
        return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=True)

    def mapping(dumper: yaml.SafeDumper, part: dict[str, Any]) -> yaml.Node:
        small = len(str(part)) < WIDE and not any(isinstance(one, dict) for one in part.values())
        flow = small and not any(key in part for key in tall)
        return dumper.represent_mapping("tag:yaml.org,2002:map", part, flow_style=flow)

    Dumper.add_representer(str, text)
    Dumper.add_representer(list, row)
    Dumper.add_representer(dict, mapping)
    return str(yaml.dump(dict(data), Dumper=Dumper, sort_keys=False, allow_unicode=True, width=WIDE))
