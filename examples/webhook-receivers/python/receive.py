import hashlib
import hmac
import re
import time

FIVE_MINUTES = 300


def is_from_campcairn(secret: str, header: str, body: bytes, now: float | None = None) -> bool:
    """Whether a request is ours. `body` is the raw body; `header` is CC-Signature."""
    parts = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", header, re.ASCII)
    if parts is None:
        return False
    t, v1 = parts.groups()
    if abs((time.time() if now is None else now) - int(t)) > FIVE_MINUTES:
        return False
    expected = hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, v1)
