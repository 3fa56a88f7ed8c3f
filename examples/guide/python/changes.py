from campcairn import read_all

for listing in read_all("/listings?updated_since=2026-01-01T00:00:00Z"):
    print(listing["external_id"], listing["status"], listing["updated_at"])
