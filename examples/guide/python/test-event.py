from campcairn import call

test = call("POST", "/webhooks/test")
print(f"delivered: {test['response_status']}" if test["delivered"] else f"not delivered: {test['error']}")
