import json
import sys
from pathlib import Path

from receive import is_from_campcairn

vector = json.loads((Path(__file__).parent / "../test-vector.json").read_text("utf-8"))
secret, time, header = vector["secret"], vector["time"], vector["header"]
body = vector["body"].encode()

rightly = (
    is_from_campcairn(secret, header, body, time)
    and is_from_campcairn(secret, header, body, time + 300)
    and not is_from_campcairn(secret, header, body, time + 301)
    and not is_from_campcairn(secret + "x", header, body, time)
    and not is_from_campcairn(secret, header.replace("v1=d", "v1=e"), body, time)
    and not is_from_campcairn(secret, header, body + b" ", time)
    and not is_from_campcairn(secret, "", body, time)
    and not is_from_campcairn(secret, header + "\n", body, time)
)
print("ok" if rightly else "wrong")
sys.exit(not rightly)
