from pathlib import Path

from campcairn import call

kept = Path("since.txt")
since = kept.read_text() if kept.exists() else "2026-01-01T00:00:00Z"
newest, cursor = since, ""
while cursor is not None:
    after = f"&cursor={cursor}" if cursor else ""
    page = call("GET", f"/events?type=lead.created&limit=200&since={since}{after}")
    for event in page["data"]:
        # `since` is inclusive: skip the ids that you have.
        print(event["id"], event["created_at"], event["delivery"]["state"])
        newest = event["created_at"]
    cursor = page["next_cursor"]
kept.write_text(newest)
