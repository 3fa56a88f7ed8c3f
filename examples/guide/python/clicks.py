import json
from pathlib import Path

from campcairn import read_all

# The last run's newest time, and the ids of that time: `since` includes it.
file = Path("clicks.json")
kept = json.loads(file.read_text()) if file.exists() else {"since": "2026-01-01T00:00:00Z", "ids": []}
since, ids = kept["since"], kept["ids"]
known = set(ids)
for lead in read_all(f"/leads?kind=click&since={since}"):
    if lead["id"] in known:
        continue
    print(lead["id"], lead["created_at"], lead["listing"] and lead["listing"]["external_id"])
    ids = [*ids, lead["id"]] if lead["created_at"] == since else [lead["id"]]
    since = lead["created_at"]
file.write_text(json.dumps({"since": since, "ids": ids}))
