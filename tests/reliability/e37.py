"""E37 Cross-site: a foreign or missing origin with a good cookie changes nothing; no framing, no sniffing."""

from __future__ import annotations

import httpx
from websockets.exceptions import InvalidStatus

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Socket

GOAL = "all refused; CSP without unsafe-inline, frame-ancestors 'none', cookie flags"


def run(setting: Setting) -> Outcome:
    """Everything that a foreign page could try."""
    faults: list[str] = []

    def expect(good: bool, what: str) -> None:
        if not good:
            faults.append(what)

    with (
        Running(str(setting.folder), setting.plant) as server,
        httpx.Client(base_url=server.url, verify=False) as browser,
    ):
        entered = browser.post("/api/v1/sessions", json={"name": "Ada"}, headers={"Origin": server.url})
        flags = entered.headers["set-cookie"].lower()
        expect("httponly" in flags and "samesite=lax" in flags, f"cookie flags: {flags}")
        name, value = next(iter(browser.cookies.items()))
        wish = {"game": "viceroy", "seats": [{"mine": True}, {"mine": True}]}
        origins = ["https://example.org", "null", "", server.url.replace("127.0.0.1", "localhost"), server.url + "0"]
        for origin in origins:
            headers = {"Origin": origin} if origin else {}
            for method, path in (("POST", "/tables"), ("PATCH", "/me"), ("DELETE", "/sessions/current")):
                answer = browser.request(
                    method, f"/api/v1{path}", json=wish if method == "POST" else {}, headers=headers
                )
                expect(answer.status_code == 403, f"{method} {path} from {origin or 'nowhere'}: {answer.status_code}")
            if origin:
                try:
                    cookie = {"Cookie": f"{name}={value}"}
                    Socket(server.url, origin=origin, additional_headers=cookie).close()
                    expect(False, f"a socket from {origin} was accepted")
                except InvalidStatus as refused:
                    expect(refused.response.status_code == 403, "a socket is refused otherwise")
        own = browser.post("/api/v1/tables", json=wish, headers={"Origin": server.url})
        expect(own.status_code == 201, "our own page is refused")
        with Socket(server.url, origin=server.url, additional_headers={"Cookie": f"{name}={value}"}) as socket:
            expect(socket.next()["t"] == "welcome", "our own page gets no socket")
        for path in ("/", "/api/v1/about", "/nothing"):
            headers_ = browser.get(path).headers
            csp = headers_.get("content-security-policy", "")
            expect("unsafe-inline" not in csp and "frame-ancestors 'none'" in csp, f"CSP of {path}")
            expect(headers_.get("x-content-type-options") == "nosniff", f"sniffing of {path}")
            expect("access-control-allow-origin" not in headers_, "CORS is on")
    return Outcome({"origins": len(origins), "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E37", GOAL, run)
