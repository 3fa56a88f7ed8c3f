from campcairn import call

me = call("GET", "/me")
print(me["name"], me["listings"])
