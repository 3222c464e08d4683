#!/usr/bin/env python3
"""How often one clue mends a puzzle, and how long that takes to find.

  bench/repair.py PROGRAM FILE... [--each N] [--time SECONDS]

From every puzzle of the files that has one solution, N puzzles (default 2) are made with one clue left out (for bridges, a demand
becomes `?`), and N with one clue changed to another value. Each is asked about with and without its solution on the sheet. Prints a
row for each file and sort of damage: how many puzzles were ambiguous, or without a solution; for how many one clue mends that;
whether the clue that was damaged is among those listed; and the seconds of the answer, on average and at worst. Puzzles that are
still unique after the damage are left out. The seconds are those of the operation, without starting a process.
"""
import argparse
import collections
import copy
import json
import random
import subprocess


class Api:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "api"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps({"api": 1, "id": 1, **request}) + "\n")
        self.process.stdin.flush()
        while True:
            reply = json.loads(self.process.stdout.readline())
            if "progress" not in reply:
                return reply


def sheets_of(program, file):
    done = subprocess.run([program, "convert", file, "--to", "sheet"], stdout=subprocess.PIPE, check=True)
    sheets = json.loads(done.stdout)
    return sheets if isinstance(sheets, list) else [sheets]


def without_one(sheet, chance):
    """The sheet with one clue left out, and that clue as `repair` writes it."""
    sheet = copy.deepcopy(sheet)
    if "islands" in sheet:
        island = chance.choice([i for i in sheet["islands"] if "demand" in i])
        return sheet, {"cell": island["cell"], "demand": island.pop("demand")}
    return sheet, sheet["clues"].pop(chance.randrange(len(sheet["clues"])))


def with_one_changed(sheet, chance):
    """The sheet with another value of one clue: its cell, and the right value."""
    sheet = copy.deepcopy(sheet)
    if "islands" in sheet:
        island = chance.choice([i for i in sheet["islands"] if "demand" in i])
        right = island["demand"]
        island["demand"] = chance.choice([n for n in range(1, 9) if n != right])
        return sheet, (island["cell"], right)
    clue = chance.choice(sheet["clues"])
    right, printed = clue["step"], {c["step"] for c in sheet["clues"]}
    free = [n for n in range(1, len(sheet["solution"]["path"]) + 1) if n not in printed]
    clue["step"] = chance.choice(free)
    return sheet, (clue["cell"], right)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--each", type=int, default=2)
    parser.add_argument("--time", type=float, default=20)
    options = parser.parse_args()
    chance = random.Random(1)
    api = Api(options.program)
    print("| file | damage | puzzles | ambiguous, none, unknown | one clue mends | right one listed | sets smallest | mean s | worst s |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for file in options.files:
        rows = collections.defaultdict(list)
        for whole in sheets_of(options.program, file):
            if "solution" not in whole:
                continue
            for _ in range(options.each):
                less, gone = without_one(whole, chance)
                other, right = with_one_changed(whole, chance)
                for damage, sheet, mend in (("left out", less, gone), ("left out, solution known", less, gone), ("changed", other, right)):
                    if "known" not in damage:
                        sheet = {key: value for key, value in sheet.items() if key != "solution"}
                    result = api.ask(do="repair", puzzle=sheet, time=options.time).get("result")
                    if result is None or result["answer"] == "unique":
                        continue
                    if damage == "changed":
                        hit = any(c["clue"].get("cell") == mend[0] and mend[1] in c["to"] for c in result.get("change", [])) or mend is None
                    else:
                        hit = mend in result["add"]
                    rows[damage].append((result, hit, whole.get("title")))
        for damage, found in rows.items():
            answers = collections.Counter(r["answer"] for r, _, _ in found)
            mends = sum(bool(r["add"]) or any(c["to"] or c["without"] for c in r.get("change", [])) for r, _, _ in found)
            worst = max(found, key=lambda row: row[0]["seconds"])
            smallest = [r["smallest"] for r, _, _ in found if r["sets"]]
            print(f"| {file.split('/')[-1]} | {damage} | {len(found)} | {answers['ambiguous']}, {answers['none']}, {answers['unknown']} "
                  f"| {mends} | {sum(hit for _, hit, _ in found)} | {sum(smallest)} of {len(smallest)} "
                  f"| {sum(r['seconds'] for r, _, _ in found) / len(found):.4f} | {worst[0]['seconds']:.3f} ({worst[2]}) |", flush=True)


if __name__ == "__main__":
    main()
