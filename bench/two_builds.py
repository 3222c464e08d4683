#!/usr/bin/env python3
"""Compares two builds of the program: runs the same commands in turn, and takes the least processor time of each.

  bench/two_builds.py OLD NEW [--rounds N]

Prints a row for each command: the seconds before and after, and their ratio. The least of several rounds is the least disturbed
by noise. The sizes given to `make` are squares, which both builds write in the same way.
"""
import argparse
import os
import resource
import subprocess
import tempfile

COMMANDS = [
    ("start-up", "help"),
    ("start-up", "solve king:2x2 --no-drawing"),
    ("find", "solve diplomatico:100x100 --no-drawing"),
    ("find", "solve knight:40x40 --closed --solver merge --no-drawing"),
    ("find", "solve petersen:401,2 --closed"),
    ("find", "solve diplomatico:300x300 --solver heuristic --no-drawing"),
    ("find", "solve h.json --pick 2 --no-drawing"),
    ("count", "count diplomatico:6x6"),
    ("count", "count knight:6x6 --closed"),
    ("count", "count diplomatico:5x7 --per-start"),
    ("count", "list diplomatico:5x7"),
    ("count", "sample diplomatico:6x6 -n 20"),
    ("bridges", "grade b.json"),
    ("bridges", "unique b.json --pick 3"),
    ("bridges", "count b.json --pick 1"),
    ("bridges", "explain b.json --pick 2"),
    ("make", "make hidato 9x9 --count 10"),
    ("make", "make numbrix 9x9 --count 10 --level 2"),
    ("make", "make rikudo 5 --count 10"),
    ("make", "make hashi 25x25 --count 30"),
    ("analyse", "analyse diplomatico:20x20"),
]


def processor_seconds(program, words, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program, *words, "--quiet"] if words[0] != "help" else [program, *words], cwd=folder,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{program} {' '.join(words)}: {done.stderr.decode()}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("old", type=os.path.abspath)
    parser.add_argument("new", type=os.path.abspath)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for file, kind, size in [("h.json", "hidato", "12x12"), ("b.json", "hashi", "40x40")]:
            subprocess.run([options.new, "make", kind, size, "--count", "20", "--seed", "3", "-q", "-o", file], cwd=folder, check=True)
        print("| what | command | before s | after s | ratio |\n| --- | --- | ---: | ---: | ---: |")
        for what, command in COMMANDS:
            least = [float("inf"), float("inf")]
            for _ in range(options.rounds):
                for i, program in enumerate([options.old, options.new]):
                    least[i] = min(least[i], processor_seconds(program, command.split(), folder))
            print(f"| {what} | `{command}` | {least[0]:.3f} | {least[1]:.3f} | {least[1] / least[0]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
