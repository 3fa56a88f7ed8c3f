import json
import os
import time
import urllib.error
import urllib.request
from http.client import HTTPException

API = os.environ.get("CAMPCAIRN_BASE_URL", "https://campcairn.example/api/v1")
ATTEMPTS = 6


def send(method, path, body):
    """One request: its status, the answer, and how many seconds to wait before another."""
    request = urllib.request.Request(
        API + path,
        method=method,
        headers={
            "Authorization": "Bearer " + os.environ["CAMPCAIRN_API_KEY"],
            "Content-Type": "application/json",
        },
        data=None if body is None else json.dumps(body).encode(),
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            text = response.read()
            return response.status, json.loads(text) if text else None, None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), error.headers["Retry-After"]
    except (OSError, HTTPException) as error:
        return 599, str(error), None


def call(method, path, body=None):
    """Calls the API. Tries again after 429, 5xx and lost connections; raises what is refused."""
    for attempt in range(ATTEMPTS):
        status, answer, wait = send(method, path, body)
        if status < 300:
            return answer
        # A lost answer to PATCH /me may have held a new secret.
        may_pass = status == 429 or (status >= 500 and method != "PATCH")
        if not may_pass or attempt == ATTEMPTS - 1:
            raise RuntimeError(f"{method} {path}: {status} {json.dumps(answer, indent=2)}")
        time.sleep(2**attempt if wait is None else int(wait))


def read_all(path):
    """Reads a whole list, page by page. The path has a query."""
    cursor = ""
    while cursor is not None:
        page = call("GET", f"{path}&limit=200" + (f"&cursor={cursor}" if cursor else ""))
        yield from page["data"]
        cursor = page["next_cursor"]
