import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from receive import is_from_campcairn

SECRET = os.environ["CAMPCAIRN_SECRET"]
FOLDER = Path(os.environ.get("LEADS_DIR", "leads"))
FOLDER.mkdir(parents=True, exist_ok=True)


def keep(event_id: str, body: bytes) -> None:
    """Keeps an event; one that was kept before stays as it is."""
    path = FOLDER / f"{event_id}.json"
    if path.exists():
        return
    part = path.with_suffix(".part")
    with open(part, "wb") as file:
        file.write(body)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        # In a planned rotation the second header is signed by the next secret.
        headers = (self.headers.get(name, "") for name in ("CC-Signature", "CC-Signature-Next"))
        if not any(is_from_campcairn(SECRET, header, body) for header in headers):
            return self.answer(401)
        event = json.loads(body)
        if event["type"] == "lead.created" and re.fullmatch(r"evt_\w+", event["id"], re.ASCII):
            keep(event["id"], body)
        self.answer(204)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Requests carry personal data, which has no place in a log."""


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
