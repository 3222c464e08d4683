#!/usr/bin/env python3
"""Measures the betweenness of boards by Hamlet, Boost.Graph, igraph and networkx in one run, and compares the values.

    bench/betweenness_peers.py [BOARD...] [--repeat N] [--networkx] [--python PROGRAM] [--hamlet PROGRAM] [--programs FOLDER]

Every program uses one thread. Times are of the call alone, on a prepared graph. They are processor times, since the machine
may be busy; wall times stand beside them. Each is the best of --repeat runs (3), or of as many as fit into a minute; the
programs take turns. Hamlet is measured twice: plain, and with the board's symmetries, whose computation is included. `hamlet
analyse` uses them; the other programs cannot. Missing programs are named and left out: bench/betweenness_boost, and igraph and
networkx (from pip), which the interpreter --python must have. networkx takes minutes on large boards, so it measures boards of
more than 2500 cells only with --networkx. The exit code is 1 if a value differs from Hamlet's by more than 1e-9 of the greater
of the two, or if a program fails.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOARDS = ["diplomatico:40x40", "diplomatico:100x100"]
SMALL = 2500  # cells
ENOUGH = 60  # seconds
TOLERANCE = 1e-9

IN_PYTHON = """
import sys
import time
vertices, *ends = map(int, sys.stdin.read().split())
edges = list(zip(ends[::2], ends[1::2]))
{build}
begin, processor_begin = time.perf_counter(), time.process_time()
scores = {call}
print(time.process_time() - processor_begin, time.perf_counter() - begin, {who})
with open(sys.argv[2], "w") as file:
    for vertex in range(vertices):
        print(scores[vertex], file=file)
"""
BY_IGRAPH = IN_PYTHON.format(build="import igraph; graph = igraph.Graph(vertices, edges)", call="graph.betweenness()",
                             who="'igraph', igraph.__version__")
BY_NETWORKX = IN_PYTHON.format(
    build="import networkx; graph = networkx.empty_graph(vertices); graph.add_edges_from(edges)",
    call="networkx.betweenness_centrality(graph, normalized=False)", who="'networkx', networkx.__version__")


@dataclass
class Board:
    name: str
    vertices: int
    edges: list

    def in_numbers(self):
        return "\n".join([str(self.vertices), *(f"{a} {b}" for a, b in self.edges)])


@dataclass
class Measured:
    who: str
    seconds: float  # processor time
    by_clock: float
    values: list


def read_board(hamlet, name):
    text = subprocess.run([hamlet, "convert", name, "--to", "edges"], check=True, stdout=subprocess.PIPE, text=True).stdout
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
    number = {row[0]: i for i, row in enumerate(row for row in rows if len(row) == 1)}
    if any("->" in row for row in rows):
        sys.exit(f"betweenness_peers: {name} is directed; only boards whose moves go both ways are compared")
    return Board(name, len(number), [(number[row[0]], number[row[1]]) for row in rows if len(row) == 2])


def has_module(python, name):
    return subprocess.run([python, "-c", f"import {name}"], stderr=subprocess.DEVNULL).returncode == 0


def peers_here(options):
    """The commands of the programs that are installed; each reads a graph as numbers."""
    commands = {}
    boost = options.programs / "betweenness_boost"
    if boost.exists():
        commands["boost"] = [boost]
    else:
        print(f"{boost} is not built, so Boost.Graph is left out\n")
    for module, program in (("igraph", BY_IGRAPH), ("networkx", BY_NETWORKX)):
        if has_module(options.python, module):
            commands[module] = [options.python, "-c", program]
        else:
            print(f"{options.python} has no module {module}, which is left out; --python names another interpreter\n")
    return commands


def measure(command, graph):
    with tempfile.NamedTemporaryFile("r") as values:
        said = subprocess.run([*command, "--values", values.name], input=graph, check=True, text=True,
                              stdout=subprocess.PIPE).stdout
        seconds, by_clock, who = said.strip().split(maxsplit=2)
        return Measured(who, float(seconds), float(by_clock), [float(line) for line in values])


def measure_in_turns(commands, graph, repeat):
    """The best run of each command."""
    runs = [[] for _ in commands]
    for _ in range(repeat):
        for command, done in zip(commands, runs):
            if sum(run.by_clock for run in done) < ENOUGH:
                done.append(measure(command, graph))
    return [min(done, key=lambda run: run.seconds) for done in runs]


def difference(a, b):
    return 0 if a == b else abs(a - b) / max(abs(a), abs(b))


def ratio(measured, to):
    return f"{measured.seconds / to.seconds:.2f}" if to.seconds > 0 else "–"


def compare(name, peers, options):
    board = read_board(options.hamlet, name)
    plain = [options.programs / "betweenness", name, "--threads", "1"]
    theirs = [command for peer, command in peers.items() if peer != "networkx" or options.networkx or board.vertices <= SMALL]
    measured = measure_in_turns([plain, [*plain, "--symmetries"], *theirs], board.in_numbers(), options.repeat)
    ours, ours_with_symmetries = measured[:2]
    agree = True
    for one in measured:
        differences = [difference(a, b) for a, b in zip(one.values, ours.values, strict=True)]
        same = all(d <= TOLERANCE for d in differences)
        agree = agree and same
        row = [name, one.who, f"{one.seconds:.4f}", f"{one.by_clock:.4f}", ratio(one, ours), ratio(one, ours_with_symmetries),
               f"{max(differences, default=0):.1g}" + ("" if same else ": THEY DIFFER")]
        print("| " + " | ".join(row) + " |", flush=True)
    return agree


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boards", metavar="BOARD", nargs="*", default=BOARDS, help="default: " + " ".join(BOARDS))
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="take the quickest of so many (3)")
    parser.add_argument("--networkx", action="store_true", help=f"networkx on boards of more than {SMALL} cells too")
    parser.add_argument("--python", default=sys.executable, metavar="PROGRAM", help="an interpreter that has igraph and networkx")
    parser.add_argument("--hamlet", default=ROOT / "build/release/apps/cli/hamlet", metavar="PROGRAM")
    parser.add_argument("--programs", type=pathlib.Path, default=ROOT / "build/release/bench", metavar="FOLDER",
                        help="where betweenness and betweenness_boost are")
    options = parser.parse_args()
    if not (options.programs / "betweenness").exists():
        sys.exit(f"betweenness_peers: {options.programs} has no program betweenness: build with -DHAMLET_BENCH=ON")
    peers = peers_here(options)
    print("| board | by | processor seconds | by the clock | / Hamlet | / Hamlet with symmetries | greatest relative difference |")
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    try:
        agree = [compare(name, peers, options) for name in options.boards]
    except subprocess.CalledProcessError as error:
        sys.exit(f"betweenness_peers: {error.cmd[0]} failed with exit code {error.returncode}")
    print(f"\nAll values agree within {TOLERANCE:g}." if all(agree) else f"\nVALUES DIFFER by more than {TOLERANCE:g}.")
    sys.exit(0 if all(agree) else 1)


if __name__ == "__main__":
    main()
