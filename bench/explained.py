#!/usr/bin/env python3
"""How puzzles are explained: levels, steps, what-ifs.

  bench/explained.py PROGRAM FILE...

Grades every puzzle of the files, and prints a row for each level: how many puzzles, and for a puzzle on average the steps, those
that place a number, the numbers that such a step places, and the what-ifs. A second program can be compared by a second run.
"""
import argparse
import collections
import json
import subprocess


def graded(program, file):
    text = subprocess.run([program, "grade", file, "--json", "--quiet"], stdout=subprocess.PIPE, check=False).stdout.decode()
    try:
        whole = json.loads(text)
        return whole if isinstance(whole, list) else whole.get("puzzles", [whole])
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    rows = collections.defaultdict(lambda: collections.Counter())
    for file in options.files:
        for puzzle in graded(options.program, file):
            row = rows[puzzle["level"] or 0]
            row["puzzles"] += 1
            for step in puzzle["steps"]:
                row["steps"] += 1
                placed = sum("number" in change or change.get("at_least", 0) > 0 for change in step["change"])
                row["placing"] += placed > 0
                row["placed"] += placed
                row["what-ifs"] += step["rule"] in ("what-if", "deeper")
    print("| level | puzzles | steps | placing | placed by one | what-ifs |\n| ---: | ---: | ---: | ---: | ---: | ---: |")
    for level, row in sorted(rows.items()):
        n = row["puzzles"]
        print(f"| {level} | {n} | {row['steps'] / n:.1f} | {row['placing'] / n:.1f} | {row['placed'] / max(row['placing'], 1):.2f} "
              f"| {row['what-ifs'] / n:.1f} |")


if __name__ == "__main__":
    main()
