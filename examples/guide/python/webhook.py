import os

from campcairn import call

me = call("PATCH", "/me", {"webhook_url": os.environ["WEBHOOK_URL"]})
print(me.get("webhook_secret", "There is a secret already."))
