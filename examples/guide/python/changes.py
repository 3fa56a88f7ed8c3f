from campcairn import call

page = call("GET", "/listings?updated_since=2026-01-01T00:00:00Z&limit=200")
for listing in page["data"]:
    print(listing["external_id"], listing["status"], listing["updated_at"])
