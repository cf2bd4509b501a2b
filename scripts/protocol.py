#!/usr/bin/env python3
"""What rookery/server/messages.py says, for others: TypeScript types for the browser and a JSON Schema for anybody.

`python scripts/protocol.py` writes both; `tests/test_protocol.py` fails when they are not what would be written."""

import inspect
import json
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from rookery.server import messages

HOUSE = Path(__file__).resolve().parent.parent
TYPESCRIPT = HOUSE / "web/src/core/messages.ts"
SCHEMA = HOUSE / "docs/protocol.schema.json"
UNIONS = {"FromBrowser": messages.FromBrowser, "FromServer": messages.FromServer}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "any", type(None): "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that travels, in the order of the file."""
    return [
        found
        for found in vars(messages).values()
        if inspect.isclass(found)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == messages.__name__
        and found not in (messages.Message, messages.Part)
    ]


def typescript() -> str:
    """The types as the browser has them."""
    parts = ["// Made by scripts/protocol.py from rookery/server/messages.py: change it there.\n"]
    parts += ["\n".join(interface(struct)) for struct in structs()]
    parts += [f"export type {name} = {written(union)};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    yield f"/** {' '.join((struct.__doc__ or '').split())} */"
    yield f"export interface {struct.__name__} {{"
    if struct.__struct_config__.tag_field:
        yield f"  {struct.__struct_config__.tag_field}: {json.dumps(struct.__struct_config__.tag)};"
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        yield f"  {field.encode_name}{'' if field.required else '?'}: {written(hints[field.name])};"
    yield "}\n"


def written(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return written(arguments[0])
    if origin in (Union, types.UnionType):
        return " | ".join(written(one) for one in arguments)
    if origin is list:
        inner = written(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    return PLAIN.get(hint) or str(hint.__name__)


def schema() -> str:
    """The same as JSON Schema: a definition for each message and each part."""
    _, definitions = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    named = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Rookery's messages"}
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in get_args(union)]}
        for name, union in UNIONS.items()
    }
    return json.dumps(named | {"$defs": definitions | unions}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")
