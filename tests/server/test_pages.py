"""The browser client is served as it was built: packed if the browser takes it, kept for ever if its name tells it."""

from __future__ import annotations

import httpx
import pytest

from courtier.server.pages import packed
from tests.server.running import Running


@pytest.fixture
def client(tmp_path):
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Courtier</title>", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_text("plain", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(b"gzip")
    return folder


def test_the_best_packing_that_the_browser_takes_is_chosen(client):
    script = client / "assets" / "index-1a2b.js"
    assert packed(script, "gzip, deflate, br") == (script.with_name("index-1a2b.js.br"), "br")
    assert packed(script, "gzip;q=0.8") == (script.with_name("index-1a2b.js.gz"), "gzip")
    assert packed(script, "") == (script, "")
    assert packed(client / "index.html", "br, gzip") == (client / "index.html", "")


def test_the_first_page_and_its_files_are_served(client, tmp_path):
    with Running(str(tmp_path / "data"), client=str(client)) as server:
        page = httpx.get(server.url + "/")
        assert page.status_code == 200
        assert "Courtier" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        with httpx.stream("GET", server.url + "/assets/index-1a2b.js", headers={"accept-encoding": "br"}) as script:
            assert b"".join(script.iter_raw()) == b"brotli"
            assert script.headers["content-encoding"] == "br"
            assert script.headers["vary"] == "Accept-Encoding"
            assert "immutable" in script.headers["cache-control"]
        assert httpx.get(server.url + "/assets/../../secret").status_code == 404
