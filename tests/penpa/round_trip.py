#!/usr/bin/env python3
"""Reads the links to Penpa+ that the program writes with nothing but Python's own zlib and JSON, compares what is on the page
with the puzzle, and has the program read links that Python has compressed.

  round_trip.py PROGRAM
"""
import base64
import json
import subprocess
import sys
import zlib

program = sys.argv[1]
WORDS = [("z", "zZ"), ('"qa"', "z9"), ('"pu_q"', "zQ"), ('"pu_a"', "zA"), ('"grid"', "zG"), ('"edit_mode"', "zM"),
         ('"surface"', "zS"), ('"line"', "zL"), ('"lineE"', "zE"), ('"wall"', "zW"), ('"cage"', "zC"), ('"number"', "zN"),
         ('"symbol"', "zY"), ('"special"', "zP"), ('"board"', "zB"), ('"command_redo"', "zR"), ('"command_undo"', "zU"),
         ('"command_replay"', "z8"), ('"numberS"', "z1"), ('"freeline"', "zF"), ('"freelineE"', "z2"), ('"thermo"', "zT"),
         ('"arrows"', "z3"), ('"direction"', "zD"), ('"squareframe"', "z0"), ('"polygon"', "z5"), ('"deletelineE"', "z4"),
         ('"killercages"', "z6"), ('"nobulbthermo"', "z7"), ('"__a"', "z_"), ("null", "zO")]


def run(*words, text=None):
    done = subprocess.run([program, *words], input=text, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout


def unpack(packed):
    return zlib.decompress(base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True), -15).decode()


def pack(text, level):
    stream = zlib.compressobj(level, zlib.DEFLATED, -15)
    return base64.b64encode(stream.compress(text.encode()) + stream.flush()).decode()


def read(link):
    parameters = dict(part.split("=", 1) for part in link.strip().split("#")[1].split("&"))
    page = unpack(parameters["p"])
    for word, code in reversed(WORDS):
        page = page.replace(code, word)
    return page, unpack(parameters["a"]) if "a" in parameters else None


def link_of(page, answer, level):
    for word, code in WORDS:
        page = page.replace(word, code)
    return f"https://example.org/penpa-edit/#m=solve&p={pack(page, level)}" + (f"&a={pack(answer, level)}" if answer else "")


def cells_of(page):
    cells, at = [], 0
    for step in json.loads(page.split("\n")[5]):
        at += step
        cells.append(at)
    return cells


def check_numbers(sheet, page, answer):
    """The numbers on the page and in its answer check, cell by cell, are those of the sheet. (No cell of these is missing.)"""
    layer = json.loads(page.split("\n")[3])
    numbers = {int(cell): int(text) for cell, (text, *_) in layer["number"].items()}
    assert len(numbers) == len(sheet.get("clues", [])), "the clues are printed"
    entered = json.loads(answer)[4]
    assert entered == sorted(entered) and ", " not in answer, "Penpa+ compares texts"
    for entry in entered:
        cell, number = map(int, entry.split(","))
        assert cell not in numbers, "a printed number is not entered"
        numbers[cell] = number
    free = [cell for cell in cells_of(page) if str(cell) not in layer["surface"]]
    path = {tuple(cell): step for step, cell in enumerate(sheet["solution"]["path"], 1)}
    in_order = [path[cell] for cell in sorted(path)]
    assert [numbers[cell] for cell in free] == in_order, "the solution is checked"


puzzles = 0
for words in (["hidato", "5x6"], ["numbrix", "6x5"], ["rikudo", "3"], ["knight", "5x5"], ["hidato", "10x10"], ["hashi", "7x9"]):
    for seed in range(1, 4):
        made = run("make", *words, "--seed", str(seed), "--json")
        sheet = json.loads(made)
        sheet = sheet.get("sheets", [sheet])[0]
        sheet["title"] = 'z, zZ "pu_q" null <b> %2C ü'
        text = json.dumps(sheet)
        page, answer = read(run("convert", "-", "--to", "penpa", "--quiet", text=text))
        lines = page.split("\n")
        assert len(lines) == 19 and len(lines[0].split(",")) == 21, "all lines and fields are there"
        for line in (3, 5, 6, 7, 11, 14, 16, 17):
            json.loads(lines[line])
        if words[0] != "hashi":
            check_numbers(sheet, page, answer)
        for level in (0, 1, 9):
            link = link_of(page, answer, level)
            back = json.loads(run("convert", link, "--to", "sheet"))
            for field in ("title", "board", "grid", "islands", "clues", "diamonds", "marks", "solution"):
                assert back.get(field) == sheet.get(field), (words, field, back.get(field), sheet.get(field))
        puzzles += 1
print(f"{puzzles} puzzles went to Penpa+ and back")
