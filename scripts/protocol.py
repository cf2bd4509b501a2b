#!/usr/bin/env python3
"""What rookery/server/messages.py says, for others: TypeScript types for the browser, a JSON Schema and an OpenAPI
description for anybody.

`python scripts/protocol.py` writes them; `tests/test_protocol.py` fails when they are not what would be written."""

import inspect
import json
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from rookery.server import messages
from rookery.server.requests import ENDPOINTS, Endpoint

HOUSE = Path(__file__).resolve().parent.parent
TYPESCRIPT = HOUSE / "web/src/core/messages.ts"
SCHEMA = HOUSE / "docs/protocol.schema.json"
OPENAPI = HOUSE / "docs/openapi.json"
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
    definitions = defined("#/$defs/{name}")
    named = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Rookery's messages"}
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in get_args(union)]}
        for name, union in UNIONS.items()
    }
    return json.dumps(named | {"$defs": definitions | unions}, indent=1, ensure_ascii=False) + "\n"


def defined(reference: str) -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components(structs(), ref_template=reference)
    return definitions


def openapi() -> str:
    """The requests: what each takes and gives."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    about = {"title": "Rookery", "version": "1", "description": "Tables besides the live socket; see docs/protocol.md."}
    content = {"openapi": "3.1.0", "info": about, "paths": paths}
    return json.dumps(content | {"components": {"schemas": defined(COMPONENT)}}, indent=1, ensure_ascii=False) + "\n"


COMPONENT = "#/components/schemas/{name}"


def operation(endpoint: Endpoint) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    wrong = {"description": "It cannot be done, and why.", "content": body(messages.Wrong)}
    found: dict[str, Any] = {
        "summary": " ".join((endpoint.answer.__doc__ or endpoint.answer.__name__.replace("_", " ")).split()),
        "parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names],
        "responses": {"200": {"description": "Done.", "content": body(endpoint.gives)}, "4XX": wrong, "503": wrong},
    }
    if endpoint.takes:
        found["requestBody"] = {"required": True, "content": body(endpoint.takes)}
    return found


def body(kind: Any) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=COMPONENT)
    return {"application/json": {"schema": schema}}


if __name__ == "__main__":
    OPENAPI.write_text(openapi(), encoding="utf-8")
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")
