import os
import urllib.error
import urllib.request

request = urllib.request.Request(os.environ["CAMPCAIRN_BASE_URL"] + "/me", headers={
    "Authorization": "Bearer " + os.environ["CAMPCAIRN_API_KEY"],
    "CC-Test-Fault": "rate_limited",
})
try:
    urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    print(error.code, error.headers["Retry-After"])
