#!/usr/bin/env python3
"""Tests how `hamlet api` serves: concurrent requests, limits, cancelling, no crashes, and constant memory.

  serving.py PROGRAM [--requests N]
"""
import argparse, json, os, subprocess, sys, time
from pathlib import Path

parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("program")
parser.add_argument("--requests", type=int, default=300)
options = parser.parse_args()
LONG = {"api": 1, "do": "solve", "puzzle": "petersen:101,2", "closed": True, "solver": "backtrack"}
faults = []


class Server:
    def __init__(self):
        self.process = subprocess.Popen([options.program, "api"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def send(self, *requests):
        for request in requests:
            self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def reply(self):
        """The next line that does not report progress."""
        for line in self.process.stdout:
            said = json.loads(line)
            if "progress" not in said:
                return said
        return None

    def resident(self):
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def expect(condition, what):
    if not condition:
        faults.append(what)


# A short request overtakes a long one, which is then cancelled.
server = Server()
server.send({**LONG, "id": "long"}, {"api": 1, "id": "short", "do": "board", "puzzle": "king:2x2"})
expect(server.reply()["id"] == "short", "a short request waits for a long one")
begin = time.monotonic()
server.send({"api": 1, "do": "cancel", "id": "long"})
cancelled = server.reply()
print(f"cancelled after {time.monotonic() - begin:.3f} s")
expect(cancelled["id"] == "long" and cancelled["verdict"] == "unknown", f"cancelled: {cancelled}")

# Cancelling needs an id: it must not hit requests that have none.
server.send({**LONG, "time": 0.5}, {"api": 1, "do": "cancel"})
refused, limited = server.reply(), server.reply()
expect(refused.get("error", {}).get("where") == "id", f"cancelled without an id: {refused}")
expect(limited.get("verdict") == "unknown" and "limit" in str(limited), f"ended by somebody else's cancel: {limited}")

# Reaching a time limit is not an error.
begin = time.monotonic()
server.send({**LONG, "id": 1, "time": 0.5})
limited = server.reply()
print(f"a limit of 0.5 s: answered after {time.monotonic() - begin:.3f} s")
expect(limited["id"] == 1 and limited.get("verdict") == "unknown", f"limited by time: {limited}")

# The time limit counts from the start of the work, not of the server.
begin = time.monotonic()
server.send({**LONG, "id": 1, "time": 1.5})
limited = server.reply()
seconds = time.monotonic() - begin
print(f"a limit of 1.5 s on an older server: answered after {seconds:.3f} s")
expect(limited["id"] == 1 and limited.get("verdict") == "unknown" and seconds > 1.4, f"ended early, after {seconds:.3f} s: {limited}")

# A memory limit affects no other request.
server.send({"api": 1, "id": 2, "do": "list", "puzzle": "king:5x5", "memory": 0.05, "time": 30}, {"api": 1, "id": 3, "do": "about"})
both = {reply["id"]: reply for reply in (server.reply(), server.reply())}
expect(both[2].get("verdict") == "unknown" or both[2].get("error", {}).get("sort") == "memory", f"limited by memory: {str(both[2])[:300]}")
expect("result" in both[3], "a request beside one that runs out of memory")

# Many requests, correct and wrong: each is answered once, and the memory of the server does not grow.
def ask(count):
    wanted = set()
    for number in range(count):
        wanted.add(number)
        wrong = {"api": 1, "id": number, "do": "solve", "puzzle": "knig:2x2"}
        right = {"api": 1, "id": number, "do": "solve", "puzzle": "king:3x3", "threads": 1}
        server.send(wrong if number % 3 == 0 else right)
        if number % 8 == 7 or number == count - 1:
            while wanted:
                wanted.discard(server.reply()["id"])
ask(options.requests)  # until its memory has reached its size
before = server.resident()
ask(options.requests)
grown = server.resident() - before
print(f"{options.requests} requests: grown by {grown / 1e6:.2f} MB")
expect(grown < 2e6, f"the server has grown by {grown} bytes")

# Lines that are not requests.
for text, sort in [("x" * 100_000, "request"), ("[" * 200_000, "request"), ("\x00\x01", "request"), ('{"a":' * 500 + "1" + "}" * 500, "request")]:
    server.process.stdin.write(text + "\n")
    server.process.stdin.flush()
    said = server.reply()
    expect(said["error"]["sort"] == sort, f"{text[:20]!r}…: {said}")
expect(server.end() == 0, "it ends when its input ends")

# Replies that cannot be written, and requests that cannot be read.
with open("/dev/full", "w") as full:
    ended = subprocess.run([options.program, "api"], input='{"api":1,"do":"board","puzzle":"king:2x2"}\n', text=True, stdout=full, stderr=subprocess.PIPE)
expect(ended.returncode == 2 and ended.stderr.startswith("hamlet: standard output: cannot be written"), f"a full disk: {ended}")
folder = os.open("/", os.O_RDONLY)
ended = subprocess.run([options.program, "api"], stdin=folder, text=True, capture_output=True)
expect(ended.returncode == 2 and ended.stderr.startswith("hamlet: standard input: cannot be read"), f"a folder as input: {ended}")

print("\n".join(faults) or "served as promised")
sys.exit(1 if faults else 0)
