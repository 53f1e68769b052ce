"""Plays the template game: lays its highest card. docs/bots.md says how it is started."""
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        view = message["view"]
        card = max(view["held"][view["seat"]])
        print(json.dumps({"ask": message["ask"], "do": {"lay": card}}), flush=True)
