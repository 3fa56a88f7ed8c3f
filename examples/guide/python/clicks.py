from campcairn import call

page = call("GET", "/leads?kind=click&since=2026-01-01T00:00:00Z&limit=200")
for lead in page["data"]:
    print(lead["id"], lead["created_at"], lead["listing"] and lead["listing"]["external_id"])
