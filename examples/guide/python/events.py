from pathlib import Path

from campcairn import read_all

kept = Path("since.txt")
since = kept.read_text() if kept.exists() else "2026-01-01T00:00:00Z"
newest = since
for event in read_all(f"/events?type=lead.created&since={since}"):
    # `since` is inclusive: skip the ids that you have.
    print(event["id"], event["created_at"], event["delivery"]["state"])
    newest = event["created_at"]
kept.write_text(newest)
