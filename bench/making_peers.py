#!/usr/bin/env python3
"""Compares how fast Hamlet and other installed programs make bridges puzzles, in one run.

    bench/making_peers.py [--hamlet PROGRAM] [--count N] [--repeat N]

Times are the user times of single-threaded runs, the best of --repeat, including the start of the programs. Missing programs
are named and left out: sgt-bridges (Debian package sgt-puzzles).
"""
import argparse
import os
import pathlib
import resource
import shutil
import subprocess

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
root = pathlib.Path(__file__).parent.parent
parser.add_argument("--hamlet", default=root / "build/release/apps/cli/hamlet")
parser.add_argument("--count", type=int, default=100)
parser.add_argument("--repeat", type=int, default=3)
arguments = parser.parse_args()


def user_seconds(command):
    """The least user time of a run of the command; None if it failed."""
    best = None
    for _ in range(arguments.repeat):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            return None
        taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        best = taken if best is None else min(best, taken)
    return best


def row(size, who, seconds, count, ours=None):
    if seconds is None:
        print(f"{size:>9}  {who:<36} failed")
        return
    ratio = f"{seconds / count / ours:8.1f} times ours" if ours else ""
    print(f"{size:>9}  {who:<36}{seconds:9.3f} s for {count:>4}{1000 * seconds / count:11.3f} ms each{ratio}")


def hamlet(size, level, count):
    seconds = user_seconds([arguments.hamlet, "make", "hashi", size, "--level", str(level), "--count", str(count),
                            "--threads", "1", "--quiet"])
    row(size, f"hamlet, level {level}", seconds, count)
    return seconds and seconds / count


peer = shutil.which("sgt-bridges", path=f"{os.environ.get('PATH', '')}:/usr/games")
if not peer:
    print("sgt-bridges is not installed (Debian package sgt-puzzles), and left out")
for side in (15, 25):
    size = f"{side}x{side}"
    ours = hamlet(size, 3, arguments.count)
    if peer:
        for difficulty in (0, 1, 2):
            parameters = f"{size}i30e10m2d{difficulty}"
            row(size, f"sgt-bridges {parameters}", user_seconds([peer, "--generate", str(arguments.count), parameters]),
                arguments.count, ours)
for size, counts in (("15x15", {1: 100, 2: 100, 4: 100, 5: 100, 6: 10}), ("25x25", {1: 100, 2: 100, 4: 50, 5: 50}),
                     ("50x50", {1: 10, 2: 10, 3: 10, 4: 10, 5: 10}), ("200x200", {3: 1, 5: 1}), ("500x500", {3: 1, 5: 1})):
    for level, count in counts.items():
        hamlet(size, level, count)
