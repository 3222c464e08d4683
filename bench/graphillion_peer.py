#!/usr/bin/env python3
"""Counts all Hamiltonian paths of boards by Graphillion and by `hamlet count` in one run, and compares them.

    bench/graphillion_peer.py [BOARD...] [--time SECONDS] [--memory GB] [--threads N] [--runs N] [--hamlet PROGRAM]

Graphillion is installed below build/ and runs with its defaults, in the fastest of its natural ways: an additional vertex
adjacent to all others turns every path into a cycle. (On diplomatico:5x6, its cycles took 0.2 s, its paths between any ends
0.9 s, its graphs of given degrees 4.4 s.) Both programs use all cores unless --threads is given; on a busy machine, Graphillion
is much faster with one. Time and memory are those of the whole process, which for Graphillion include Python's 0.05 s and
15 MB. A path and its reverse count as one. The exit code is 1 if two counts differ.
"""
import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOARDS = ["diplomatico:5x7", "diplomatico:6x6", "knight:6x6"]
BY_GRAPHILLION = """
import sys
from graphillion import GraphSet
rows = [line.split() for line in sys.stdin if not line.startswith("#")]
number = {row[0]: i for i, row in enumerate((row for row in rows if len(row) == 1), start=1)}
edges = [(number[row[0]], number[row[1]]) for row in rows if len(row) == 2]
GraphSet.set_universe(edges + [(0, cell) for cell in number.values()])
print(GraphSet.cycles(is_hamilton=True).len())
"""


@dataclass
class Measured:
    """The output of a process, and its cost. A memory peak below that of this script, some 20 MB, is not seen."""

    output: str | None
    ended: str
    seconds: float
    megabytes: float
    count: int | None = None

    def in_words(self):
        return f"{self.seconds:.2f} s, {self.megabytes:.0f} MB" + (f" ({self.ended})" if self.count is None else "")


def measure(command, limits, text="", **environment):
    def limit_memory():
        resource.setrlimit(resource.RLIMIT_AS, (int(limits.memory * 1e9),) * 2)

    begin = time.monotonic()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                               env=os.environ | environment, preexec_fn=limit_memory)
    killer = threading.Timer(limits.time * 1.1 + 1, process.kill)
    killer.start()
    process.stdin.write(text)
    process.stdin.close()
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - begin
    timed_out = not killer.is_alive()
    killer.cancel()
    process.returncode = code = os.waitstatus_to_exitcode(status)
    ended = "time limit" if timed_out or code == 3 else "done" if code == 0 else f"exit code {code}: out of memory?"
    return Measured(output if code == 0 else None, ended, seconds, usage.ru_maxrss / 1024)


def count_by_graphillion(python, edges, limits):
    threads = {"OMP_NUM_THREADS": limits.threads} if limits.threads else {}
    measured = measure([python, "-c", BY_GRAPHILLION], limits, edges, **threads)
    if measured.output is not None:
        measured.count = int(measured.output)
    return measured


def count_by_hamlet(hamlet, board, limits):
    threads = ["--threads", limits.threads] if limits.threads else []
    measured = measure([hamlet, "count", board, "--json", "--quiet", "--time", str(limits.time), *threads], limits)
    if measured.output is not None:
        measured.count = int(json.loads(measured.output)["undirected"])
    return measured


def best_of(runs, count):
    return min((count() for _ in range(runs)), key=lambda measured: (measured.count is None, measured.seconds))


def install_graphillion():
    place = ROOT / "build" / "peers" / "graphillion"
    python = place / "bin" / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", place], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "graphillion"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"graphillion_peer: Graphillion could not be installed: {error}")
    return python


def compare(board, python, options):
    edges = subprocess.run([options.hamlet, "convert", board, "--to", "edges"], check=True, capture_output=True, text=True).stdout
    theirs = best_of(options.runs, lambda: count_by_graphillion(python, edges, options))
    ours = best_of(options.runs, lambda: count_by_hamlet(options.hamlet, board, options))
    known = {measured.count for measured in (theirs, ours)} - {None}
    agree = len(known) < 2
    counts = " or ".join(str(count) for count in known) or "unknown"
    ratios = "–"
    if None not in (theirs.count, ours.count):
        ratios = f"{theirs.seconds / ours.seconds:.2f}, {theirs.megabytes / ours.megabytes:.2f}"
    row = [board, counts + ("" if agree else ": THEY DIFFER"), theirs.in_words(), ours.in_words(), ratios]
    print("| " + " | ".join(row) + " |", flush=True)
    return agree


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boards", metavar="BOARD", nargs="*", default=BOARDS, help="default: " + " ".join(BOARDS))
    parser.add_argument("--time", type=float, default=600, metavar="SECONDS", help="limit of each count (600)")
    parser.add_argument("--memory", type=float, default=16, metavar="GB", help="limit of each process's address space (16)")
    parser.add_argument("--threads", metavar="N", help="for both (default: what each takes by itself)")
    parser.add_argument("--runs", type=int, default=1, metavar="N", help="take the quickest of so many (1)")
    parser.add_argument("--hamlet", default=ROOT / "build/release/apps/cli/hamlet", metavar="PROGRAM")
    options = parser.parse_args()
    python = install_graphillion()
    print("| board | paths | Graphillion | Hamlet | Graphillion / Hamlet: time, memory |\n| --- | --- | --- | --- | --- |")
    agree = [compare(board, python, options) for board in options.boards]
    sys.exit(0 if all(agree) else 1)


if __name__ == "__main__":
    main()
