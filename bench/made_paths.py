#!/usr/bin/env python3
"""Makes path puzzles of every kind, level, style, shape and picture, verifies each a second time, and replays its explanation.

usage: made_paths.py [HAMLET] [--count N]

`make --recheck` solves each puzzle again by CaDiCaL on the plain encoding: there must be one solution, and another one without
any single clue. The level must be that of `grade`. An explanation's steps, applied one by one, must lead to the solution and
never exclude it.
"""
import argparse
import json
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

KINDS = ["numbrix 6x6", "numbrix 8x8", "hidato 6x6", "hidato 8x8", "rikudo 4", "rikudo 4 --diamonds 40", "hopido 6x6",
         "knight 6x6", "path king:6x6 --closed", "path hex:4", "path leaper-1-2:6x6", "path petersen:11,2"]
STYLES = ["", "--style sparse", "--style random", "--ends shown", "--ends hidden", "--symmetry half-turn",
          "--clues-on 1,1 2,2", "--clues-off 3,3 3,4 4,3 4,4"]
MARKS = ["path square:7x7 --marks odd=5", "path square:7x7 --marks even=5 wall=8", "path king:6x6 --marks before=6",
         "path king:6x6 --marks one-way=10 odd=3"]
LATTICES = [("numbrix", 9), ("hidato", 9), ("rikudo", 8)]
SHAPES = [f"{kind} --shape {shape} --resolution {size}" for kind, size in LATTICES for shape in ["heart", "ring", "text:H"]]
SIDE = 48  # of a picture, in pixels
PICTURES = {"moon": lambda x, y: x * x + y * y < 0.9 and (x - 0.5) ** 2 + y * y > 0.4,
            "cup": lambda x, y: abs(x) < 0.7 and abs(y) < 0.9 and not (abs(x) < 0.3 and y < 0.3)}


def png(is_dark):
    """A grey PNG of [-1, 1] x [-1, 1], black where is_dark(x, y)."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    at = [2 * (i + 0.5) / SIDE - 1 for i in range(SIDE)]
    rows = b"".join(b"\0" + bytes(0 if is_dark(x, y) else 255 for x in at) for y in at)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIDE, SIDE, 8, 0, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def requests(folder):
    for kind in KINDS:
        yield kind
    for kind in ["numbrix 7x7", "hidato 6x6", "path hex:4"]:
        for style in STYLES[1:]:
            yield f"{kind} {style}"
    for kind in ["numbrix 9x9", "hidato 8x8", "rikudo 5"]:
        for level in range(1, 7):
            yield f"{kind} --level {level}"
    yield from MARKS
    yield from SHAPES
    for name, is_dark in PICTURES.items():
        (folder / f"{name}.png").write_bytes(png(is_dark))
        for kind, size in LATTICES:
            yield f"{kind} --image {folder}/{name}.png --resolution {size}"


def run(hamlet, line):
    return subprocess.run(f"{hamlet} {line}", shell=True, capture_output=True, text=True)


def replays(sheet, explained):
    """Whether the steps lead from the clues to the solution."""
    solution = {json.dumps(cell): number + 1 for number, cell in enumerate(sheet["solution"]["path"])}
    placed = {json.dumps(clue["cell"]): clue["step"] for clue in sheet.get("clues", [])}
    for end, number in [("start", 1), ("end", len(solution))]:
        if end in sheet:
            placed[json.dumps(sheet[end])] = number
    for step in explained["steps"]:
        for change in step["change"]:
            cell = json.dumps(change.get("cell"))
            if "number" in change:
                placed[cell] = change["number"]
                if solution[cell] != change["number"]:
                    return False
            if "not" in change and solution[cell] in change["not"]:
                return False
    return placed == solution


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hamlet", nargs="?", default="build/release/apps/cli/hamlet")
    parser.add_argument("--count", type=int, default=5)
    wanted = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    made = explained = wrong = missing = 0
    for line in requests(folder):
        # The second check tests each clue by itself; symmetric or given clues need not all be needed.
        outcome = run(wanted.hamlet, f"make {line} --count {wanted.count} --recheck --json")
        sheets = [json.loads(text) for text in outcome.stdout.splitlines()]
        made += len(sheets)
        missing += wanted.count - len(sheets)
        clues = sum(len(s.get("clues", [])) for s in sheets) / max(1, len(sheets))
        diamonds = sum(len(s.get("diamonds", [])) for s in sheets) / max(1, len(sheets))
        levels = [s.get("level") for s in sheets]
        if outcome.returncode not in (0, 3):
            wrong += 1
            print(f"WRONG: {line}: {outcome.stderr.strip()}")
        for sheet in sheets:
            (folder / "sheet.json").write_text(json.dumps(sheet))
            way = run(wanted.hamlet, f"explain {folder}/sheet.json --json")
            if way.returncode != 0 or not replays(sheet, json.loads(way.stdout)):
                wrong += 1
                print(f"WRONG: {line}: the explanation of number {sheet['number']} does not lead to the solution")
            elif json.loads(way.stdout)["level"] != sheet["level"]:
                wrong += 1
                print(f"WRONG: {line}: number {sheet['number']} is explained at level {json.loads(way.stdout)['level']}")
            else:
                explained += 1
        note = "" if len(sheets) == wanted.count else f"  ({outcome.stderr.strip().splitlines()[0]})"
        print(f"{line}: {len(sheets)} made, {clues:.1f} numbers, {diamonds:.1f} diamonds, levels {levels}{note}", flush=True)
    print(f"{made} made and looked at again, {explained} explained, {missing} not made, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
