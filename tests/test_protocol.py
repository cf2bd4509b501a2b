"""What others are told about the messages is what the messages are, and requests of every shape are answered so."""

import asyncio
import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from browsing import Server, Tab, Web, site_on
from conftest import native
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rookery.server.storage import SQLite

HOUSE = Path(__file__).resolve().parent.parent
spec = importlib.util.spec_from_file_location("protocol", HOUSE / "scripts/protocol.py")
assert spec and spec.loader
protocol = importlib.util.module_from_spec(spec)
spec.loader.exec_module(protocol)

AGAIN = "run `python scripts/protocol.py`"


def test_the_browsers_types_the_schema_and_the_requests_are_up_to_date() -> None:
    assert protocol.TYPESCRIPT.read_text(encoding="utf-8") == protocol.typescript(), AGAIN
    assert protocol.SCHEMA.read_text(encoding="utf-8") == protocol.schema(), AGAIN
    assert protocol.OPENAPI.read_text(encoding="utf-8") == protocol.openapi(), AGAIN


def test_every_message_has_its_place_in_the_documentation() -> None:
    text = (HOUSE / "docs/protocol.md").read_text(encoding="utf-8")
    kinds = [struct.__struct_config__.tag for struct in protocol.structs() if struct.__struct_config__.tag]
    assert [kind for kind in kinds if f"`{kind}`" not in text] == []
    assert [
        endpoint.path for endpoint in protocol.ENDPOINTS if f"`{endpoint.method} {endpoint.path}`" not in text
    ] == []


def test_what_the_server_sends_is_what_the_schema_says(tmp_path: Path) -> None:
    whole = json.loads(protocol.schema())
    validator = jsonschema_rs.validator_for(whole | {"$ref": "#/$defs/FromServer"})

    async def play() -> int:
        site = site_on(SQLite(tmp_path / "t.db"), lambda game: native(game.name))
        table, secrets = await Web(site).table("perch", "here", "here", "easy", clock={"bank": 99})
        tab, heard = Tab(site), []
        heard.append(await tab.hello(table, secrets))
        while tab.now["phase"] == "playing":
            now = await tab.until(lambda now: bool(now.get("legal")) or now["phase"] == "over")
            if now["phase"] == "playing":
                tab.say(kind="move", version=now["version"], move=now["legal"][-1]["move"])
                heard += [await tab.hear(), await tab.hear()]
        for question in ({"kind": "story"}, {"kind": "look", "ply": 5, "seat": 1}, {"kind": "log", "before": 9}):
            heard.append(await tab.ask(**question))
        heard.append(await tab.ask(kind="hint", version=1))
        await site.hall.close()
        for message in heard:
            validator.validate(message)
        return len(heard)

    assert asyncio.run(play()) > 50


# Requests of every shape ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "--limits", "100000")
    yield server
    server.kill()


schema = schemathesis.openapi.from_dict(json.loads(protocol.openapi()))
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)
def test_requests_of_every_shape_are_answered_as_described(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", checks=CHECKS)
