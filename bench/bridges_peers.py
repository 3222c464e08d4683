#!/usr/bin/env python3
"""Solves bridges puzzles by clingo and by Hamlet's engine in one run, on one thread each, and compares them.

    bench/bridges_peers.py [--data FOLDER] [--sets NAME...] [--variants NAME...] [--every N] [--runs N] [--all]
                           [--packaged] [--hamlet PROGRAM]

Puzzles with one solution are solved and proved unique (two solutions are asked for); for the others, the first solution is
sought. clingo gets the lanes, their capacities and their crossings as facts. Its time is that of grounding and solving in
process, without starting Python or parsing the program. Hamlet's time is that of bench/bridges: from the islands to the checked
answer, including lanes and crossings. Times are processor times, since the machine may be busy. Each program solves every set
--runs times (3), and the fastest run counts. The best of several models and configurations of clingo is taken for each set;
--all prints the others too. clingo is installed below build/ as a Python module; if that fails, the script says so and measures
only Hamlet. The exit code is 1 if the programs disagree on the number of solutions of a puzzle.
"""
import argparse
import importlib
import pathlib
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNIQUE = ["generated_15x15.txt", "generated_15x15_k3.txt", "generated_25x25.txt", "published_300.txt"]
AMBIGUOUS = ["coelho_100", "coelho_200", "coelho_300", "coelho_400"]
GOALS = {  # mean milliseconds, and how many times faster than clingo
    "generated_15x15.txt": (0.05, 30), "generated_15x15_k3.txt": (0.05, 30), "generated_25x25.txt": (0.1, 30),
    "published_300.txt": (0.15, 30), "coelho_400": (None, 20)}

# b(L,I): the lane L carries at least I bridges. Facts: lane(L,U,V,M) for islands U < V and M bridges at most.
NET = """
{ b(L,I) : I = 1..M } :- lane(L,_,_,M).
:- b(L,I), I > 1, not b(L,I-1).
to(L,U,V) :- lane(L,U,V,_).
to(L,V,U) :- lane(L,U,V,_).
:- demand(V,D), not D { b(L,I) : to(L,V,_), lane(L,_,_,M), I = 1..M } D.
:- cross(K,L), b(K,1), b(L,1).
#show b/2.
"""
# The same with one atom for each number of bridges.
NET_BY_VALUES = """
1 { x(L,I) : I = 0..M } 1 :- lane(L,_,_,M).
to(L,U,V) :- lane(L,U,V,_).
to(L,V,U) :- lane(L,U,V,_).
:- demand(V,D), not D #sum { I,L : x(L,I), to(L,V,_), I > 0 } D.
b(L,1) :- lane(L,_,_,M), M > 0, not x(L,0).
:- cross(K,L), b(K,1), b(L,1).
#show x/2.
"""
# The root is the island with the most lanes.
REACHED = """
reached(V) :- root(V).
reached(V) :- reached(U), to(L,U,V), b(L,1).
:- demand(V,_), not reached(V).
"""
# A tree without cycles in which all but the root have a parent; trees of one net are projected together.
TREE = """
1 { parent(V,L,U) : to(L,V,U) } 1 :- demand(V,_), not root(V).
:- parent(_,L,_), not b(L,1).
#edge (V,U) : parent(V,L,U).
"""
MODELS = {
    "order-reach": (NET + REACHED, []),
    "value-reach": (NET_BY_VALUES + REACHED, []),
    "order-tree": (NET + TREE, ["--project"]),
}
CONFIGURATIONS = ["auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy"]
VARIANTS = ["order-reach/" + name for name in CONFIGURATIONS] + [
    "value-reach/auto", "value-reach/tweety", "value-reach/trendy", "order-tree/auto", "order-tree/trendy"]


@dataclass
class Islands:
    """A puzzle as printed: the cells of its islands, their demands, and at most k bridges on a lane."""

    demand: dict
    k: int


def islands_of(rows, k):
    cells = {(r, c): int(text) for r, row in enumerate(rows) for c, text in enumerate(row) if text not in (".", "0")}
    return Islands(cells, k)


def read_records(text):
    for record in text.split("@id ")[1:]:
        lines = record.splitlines()
        k = next(int(line.split()[1]) for line in lines if line.startswith("@k "))
        rows = []
        for line in lines[lines.index("@grid") + 1:]:
            if line.startswith("@") or not line:
                break
            rows.append(line.split())
        yield islands_of(rows, k)


def read_set(path):
    if path.is_dir():
        return [islands_of([row.split() for row in file.read_text().splitlines()[1:]], 2) for file in sorted(path.iterdir())]
    return list(read_records(path.read_text()))


def lanes_of(puzzle):
    number = {cell: i for i, cell in enumerate(sorted(puzzle.demand))}
    lanes = []
    last_in_row, last_in_column = {}, {}
    for cell in number:
        for last, key in ((last_in_row, cell[0]), (last_in_column, cell[1])):
            if key in last:
                lanes.append((last[key], cell))
            last[key] = cell
    return number, lanes


def crossings_of(lanes):
    across = [(i, a[0], a[1], b[1]) for i, (a, b) in enumerate(lanes) if a[0] == b[0]]
    down = [(i, a[1], a[0], b[0]) for i, (a, b) in enumerate(lanes) if a[0] != b[0]]
    return [(i, j) for i, row, left, right in across for j, column, top, bottom in down
            if left < column < right and top < row < bottom]


def facts_of(puzzle):
    number, lanes = lanes_of(puzzle)
    degree = {cell: 0 for cell in number}
    facts = [f"demand({number[cell]},{demand})." for cell, demand in puzzle.demand.items()]
    for i, (a, b) in enumerate(lanes):
        facts.append(f"lane({i},{number[a]},{number[b]},{min(puzzle.k, puzzle.demand[a], puzzle.demand[b])}).")
        degree[a] += 1
        degree[b] += 1
    facts += [f"cross({i},{j})." for i, j in crossings_of(lanes)]
    facts.append(f"root({number[max(degree, key=degree.get)]}).")
    return "\n".join(facts)


@dataclass
class Times:
    milliseconds: list
    solutions: list  # those found, up to the number asked for

    def mean(self):
        return sum(self.milliseconds) / len(self.milliseconds)

    def in_words(self):
        return f"{self.mean():.4g}, max {max(self.milliseconds):.4g}"


def import_clingo():
    place = ROOT / "build" / "peers" / "clingo-module"
    sys.path.insert(0, str(place))
    try:
        import clingo
        return clingo
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "-qq", "--target", str(place), "clingo"]
        if subprocess.run(command, check=False).returncode != 0:
            return None
    importlib.invalidate_caches()
    import clingo
    return clingo


class PackagedClingo:
    """The program from the system's package. Its time is the processor time that it reports itself."""

    def __init__(self):
        found = shutil.which("clingo")
        if not found:
            sys.exit("there is no program clingo here; the package is called gringo")
        version = subprocess.run([found, "--version"], check=True, capture_output=True, text=True).stdout
        self.__version__ = version.split()[2] + ", packaged"

    @staticmethod
    def solve(variant, facts, limit):
        model, configuration = variant.split("/")
        program, options = MODELS[model]
        command = ["clingo", "--warn=none", "--quiet", "--configuration=" + configuration, *options, str(limit)]
        said = subprocess.run(command, input=program + facts, capture_output=True, text=True).stdout
        return (1e3 * float(re.search(r"CPU Time\s*:\s*([\d.]+)s", said).group(1)),
                int(re.search(r"Models\s*:\s*(\d+)", said).group(1)))


def solve_by_clingo(clingo, variant, facts, limit):
    if isinstance(clingo, PackagedClingo):
        return clingo.solve(variant, facts, limit)
    model, configuration = variant.split("/")
    program, options = MODELS[model]
    control = clingo.Control([str(limit), "--warn=none", "--configuration=" + configuration, *options])
    control.add("base", [], program + facts)
    begin = time.process_time()
    control.ground([("base", [])])
    solutions = 0
    with control.solve(yield_=True) as handle:
        solutions = sum(1 for _ in handle)
    return 1e3 * (time.process_time() - begin), solutions


def times_of_clingo(clingo, variant, texts, limit):
    results = [solve_by_clingo(clingo, variant, text, limit) for text in texts]
    return Times([ms for ms, _ in results], [solutions for _, solutions in results])


def times_of_hamlet(program, path, limit, every):
    command = [program, *(["--first"] if limit == 1 else []), "--each", path]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    rows = [line.split() for line in lines if line.startswith("puzzle ")][::every]
    return Times([float(row[2]) for row in rows], [int(row[3]) for row in rows])


def quickest(runs, measure):
    return min((measure() for _ in range(runs)), key=Times.mean)


def goal_in_words(name, ours, best):
    if name not in GOALS:
        return "–"
    most, ahead = GOALS[name]
    parts = [f"{most} ms: " + ("met" if ours.mean() <= most else "MISSED")] if most else []
    if best:
        parts.append(f"{ahead} times: " + ("met" if best.mean() >= ahead * ours.mean() else "MISSED"))
    return ", ".join(parts)


def compare(name, clingo, options):
    limit = 1 if name in AMBIGUOUS else 2
    path = options.data / name
    ours = quickest(options.runs, lambda: times_of_hamlet(options.hamlet, path, limit, options.every))
    theirs = {}
    if clingo:
        texts = [facts_of(puzzle) for puzzle in read_set(path)][::options.every]
        theirs = {variant: quickest(options.runs, lambda v=variant: times_of_clingo(clingo, v, texts, limit))
                  for variant in options.variants}
    ranked = sorted(theirs, key=lambda variant: theirs[variant].mean())
    best = theirs[ranked[0]] if ranked else None
    agree = all(times.solutions == ours.solutions for times in theirs.values())
    asked = "first" if limit == 1 else "unique"
    row = [name, f"{len(ours.milliseconds)} {asked}", ours.in_words()]
    row += [best.in_words(), ranked[0], f"{best.mean() / ours.mean():.0f}"] if best else ["–", "–", "–"]
    row.append(goal_in_words(name, ours, best) + ("" if agree else "; THEY DIFFER"))
    print("| " + " | ".join(row) + " |", flush=True)
    if options.all:
        for variant in ranked:
            print(f"    {variant}: {theirs[variant].in_words()}", flush=True)
    return agree


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=pathlib.Path, default=ROOT.parent / "shared/data/bridges", metavar="FOLDER")
    parser.add_argument("--sets", nargs="+", default=UNIQUE + AMBIGUOUS, metavar="NAME")
    parser.add_argument("--variants", nargs="+", default=VARIANTS, metavar="MODEL/CONFIGURATION", help=" ".join(VARIANTS))
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every N-th puzzle only (1)")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="take the quickest of so many (3)")
    parser.add_argument("--all", action="store_true", help="print every variant of clingo")
    parser.add_argument("--packaged", action="store_true", help="the system's clingo instead of the newest module")
    parser.add_argument("--hamlet", default=ROOT / "build/release/bench/bridges", metavar="PROGRAM", help="bench/bridges")
    options = parser.parse_args()
    clingo = PackagedClingo() if options.packaged else import_clingo()
    print(f"clingo {clingo.__version__}" if clingo else "clingo could not be installed and is left out", "\n")
    print("| set | puzzles | Hamlet, mean ms | clingo, mean ms | its variant | clingo / Hamlet | goals |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    agree = [compare(name, clingo, options) for name in options.sets]
    sys.exit(0 if all(agree) else 1)


if __name__ == "__main__":
    main()
