"""A place for webhooks on loopback: it remembers every body and every key, and may refuse at first."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Sink:
    """Takes what is sent to it."""

    def __init__(self, refuse_first: bool = False) -> None:
        taken: list[tuple[str, str]] = []
        tried: list[str] = []
        self.taken, self.tried = taken, tried

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0"))).decode()
                key = self.headers.get("Idempotency-Key", "")
                refused = refuse_first and key not in tried
                tried.append(key)
                if not refused:
                    taken.append((key, body))
                self.send_response(503 if refused else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/turn"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Sink:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
