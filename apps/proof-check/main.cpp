// Checks what `hamlet solve --proof DIR` wrote: that the clauses of formula.cnf follow from graph.txt and
// cuts.txt, each by itself, and that proof.drat shows that they cannot all hold. It needs nothing but the C++
// standard library, and shares no line with Hamlet.

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "drat.hpp"
#include "graph_compare.hpp"
#include "graph_file.hpp"
#include "justify.hpp"
#include "verdict.hpp"

namespace proof_check {

namespace {

constexpr const char* usage =
    "usage: hamlet-check-proof DIR [GRAPH]\n"
    "Checks the proof in DIR that a puzzle has no solution, and that it is about the graph in the file "
    "GRAPH\n"
    "(an edge list or TSPLIB .hcp). Exit codes: 0 checked, 1 wrong, 2 unreadable, 3 could not be checked.\n";

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// What the proof is about, so that nobody takes it for more.
std::string question(const GraphFile& graph) {
  std::string text = graph.closed ? "a closed tour" : "an open path";
  text += " through " + counted(static_cast<std::size_t>(graph.cells()), "cell", "cells");
  const auto named = [&](int v) {
    return graph.names[v - 1].empty() ? std::to_string(v) : graph.names[v - 1];
  };
  if (graph.start != 0) text += ", starting on " + named(graph.start);
  if (graph.end != 0) text += ", ending on " + named(graph.end);
  if (!graph.diamonds.empty()) text += ", with " + counted(graph.diamonds.size(), "diamond", "diamonds");
  if (!graph.forbidden.empty())
    text += ", without " + counted(graph.forbidden.size(), "forbidden move", "forbidden moves");
  return text;
}

std::string quoted(const std::string& word) {
  std::string text = "'";
  for (char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

void ask_drat_trim(const std::string& formula, const std::string& proof) {
  if (std::system("command -v drat-trim > /dev/null 2>&1") != 0) return;
  const std::string line = "drat-trim " + quoted(formula) + " " + quoted(proof) + " | grep -q '^s VERIFIED'";
  if (std::system(line.c_str()) != 0)
    throw Verdict(could_not_check, "drat-trim, which is on this machine too, could not confirm the proof");
  std::cout << "drat-trim confirms it\n";
}

int check(const std::string& folder, const std::string& other_graph) {
  const auto in_folder = [&](const char* file) { return (std::filesystem::path(folder) / file).string(); };
  if (!std::filesystem::exists(in_folder("proof.drat")) && std::filesystem::exists(in_folder("reason.txt")))
    throw Verdict(could_not_check,
                  folder + ": there is no proof by SAT here, only a reason for readers, in reason.txt");

  const GraphFile graph = read_graph(in_folder("graph.txt"));
  std::cout << "graph.txt: " << question(graph) << "; " << counted(graph.moves.size(), "move", "moves")
            << "\n";
  if (!other_graph.empty()) {
    require_same_graph(graph, other_graph);
    std::cout << "graph.txt has the same edges as " << other_graph << "\n";
  }
  const auto cuts = read_cuts(in_folder("cuts.txt"), graph.vertices);
  const auto formula = read_formula(in_folder("formula.cnf"), graph.variables());
  require_justified(graph, cuts, formula);
  std::cout << "formula.cnf: " << counted(formula.size(), "clause follows", "clauses follow")
            << " from the graph and " << counted(cuts.size(), "cut", "cuts") << "\n";

  const ProofFigures figures = require_proof(formula, graph.variables(), in_folder("proof.drat"));
  std::cout << "proof.drat: " << counted(figures.lemmas, "lemma", "lemmas") << " to the contradiction";
  if (figures.by_rat > 0) std::cout << ", " << figures.by_rat << " of them by RAT";
  if (figures.unknown_deletions > 0)
    std::cout << "; " << counted(figures.unknown_deletions, "deletion", "deletions") << " of nothing";
  std::cout << "\n";
  ask_drat_trim(in_folder("formula.cnf"), in_folder("proof.drat"));
  std::cout << "checked: there is no " << (graph.closed ? "such tour" : "such path") << "\n";
  return checked;
}

}  // namespace
}  // namespace proof_check

int main(int argc, char** argv) {
  using namespace proof_check;
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() == 1 && (words[0] == "--help" || words[0] == "-h")) {
    std::cout << usage;
    return checked;
  }
  if (words.empty() || words.size() > 2) {
    std::cerr << usage;
    return unreadable;
  }
  try {
    return check(words[0], words.size() > 1 ? words[1] : "");
  } catch (const Verdict& verdict) {
    std::cerr << (verdict.code == wrong ? "wrong: " : "hamlet-check-proof: ") << verdict.what() << "\n";
    return verdict.code;
  } catch (const std::bad_alloc&) {
    std::cerr << "hamlet-check-proof: the memory does not suffice\n";
    return could_not_check;
  } catch (const std::exception& error) {
    std::cerr << "hamlet-check-proof: " << error.what() << "\n";
    return could_not_check;
  }
}
