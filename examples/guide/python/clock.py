from campcairn import call

clock = call("POST", "/test/clock", {"advance_seconds": 60})
print(clock["attempts"], "waiting attempts are a minute nearer")
