from campcairn import call

rotation = call("POST", "/webhooks/rotation", {"hours": 24})
print(rotation["webhook_secret"], "alone from", rotation["ends_at"])
