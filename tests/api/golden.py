#!/usr/bin/env python3
"""Sends every request of data/golden/api/requests.jsonl to `hamlet api` and compares the replies with replies.jsonl. Correct
requests, and all replies, must be valid by `hamlet api --schema`; every operation must be requested at least once.

  golden.py PROGRAM FOLDER       with HAMLET_UPDATE_GOLDEN=1, rewrites the replies

A line of requests.jsonl is sent as it stands. A line that begins with "!" is a wrong request, and gets an error.
"""
import json, os, re, subprocess, sys
from pathlib import Path

import jsonschema

program, folder = sys.argv[1], Path(sys.argv[2])
lines = [line for line in (folder / "requests.jsonl").read_text().splitlines() if line]
run = lambda *words, text=None: subprocess.run([program, *words], input=text, capture_output=True, text=True, check=True).stdout
schema = json.loads(run("api", "--schema"))
validator = jsonschema.Draft202012Validator
validator.check_schema(schema)
requests = validator(schema)
replies = validator({**schema, "$ref": "#/$defs/reply"})
faults = []


def plain(reply):
    """The reply without times, which differ from run to run."""
    text = re.sub(r'"seconds": ?[\d.e-]+', '"seconds":0', json.dumps(reply, ensure_ascii=False, separators=(",", ":")))
    return re.sub(r"[\d.]+ s\b", "0 s", text)


asked = set()
given = []
for number, line in enumerate(lines, 1):
    is_wrong = line.startswith("!")
    text = line.removeprefix("!")
    # One at a time, which keeps the order of the requests. The last line is the reply.
    said = [json.loads(reply) for reply in run("api", text=text + "\n").splitlines()]
    if not said:
        faults.append(f"request {number}: no reply")
        continue
    for reply in said:
        for error in replies.iter_errors(reply):
            faults.append(f"request {number}: the reply is not as the schema says: {error.message[:200]}")
    if ("error" in said[-1]) != is_wrong:
        faults.append(f"request {number}: {'no ' if is_wrong else 'an '}error: {json.dumps(said[-1])[:300]}")
    if not is_wrong:
        request = json.loads(text)
        asked.add(request["do"])
        for error in requests.iter_errors(request):
            faults.append(f"request {number}: not as the schema says: {error.message[:200]}")
    given.append(plain(said[-1]))

if os.environ.get("HAMLET_UPDATE_GOLDEN"):
    (folder / "replies.jsonl").write_text("\n".join(given) + "\n")
pinned = (folder / "replies.jsonl").read_text().splitlines()
if len(pinned) != len(given):
    faults.append(f"{len(given)} replies, and {len(pinned)} are pinned")
for number, (now, then) in enumerate(zip(given, pinned), 1):
    if now != then:
        faults.append(f"request {number}: {lines[number - 1][:200]}\n  now    {now[:600]}\n  pinned {then[:600]}")
operations = {one["title"] for one in schema["$defs"]["request"]["anyOf"]}
if missing := operations - asked:
    faults.append(f"nobody asks for {', '.join(sorted(missing))}")
print("\n".join(faults) or f"{len(lines)} requests of {len(operations)} operations: every reply as it was")
sys.exit(1 if faults else 0)
