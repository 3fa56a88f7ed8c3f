from campcairn import call

click = call("POST", "/test/clicks", {"external_id": "bramble"})
print(click["redirect_url"])
