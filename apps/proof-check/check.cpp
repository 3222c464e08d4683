#include "check.hpp"

#include "clauses.hpp"
#include "drat.hpp"
#include "graph_compare.hpp"
#include "graph_file.hpp"
#include "justify.hpp"
#include "verdict.hpp"

namespace proof_check {

namespace {

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

std::string told(const ProofFigures& figures) {
  std::string text = counted(figures.lemmas, "lemma", "lemmas") + " to the contradiction";
  if (figures.by_rat > 0) text += ", " + std::to_string(figures.by_rat) + " of them by RAT";
  if (figures.unknown_deletions > 0)
    text += "; " + counted(figures.unknown_deletions, "deletion", "deletions") + " of nothing";
  return text;
}

}  // namespace

std::string check_folder(const Folder& folder, const std::optional<TextFile>& other_graph) {
  if (!folder.contains("proof.drat") && folder.contains("reason.txt"))
    throw Verdict(could_not_check, "there is no proof by SAT here, only a reason for readers, in reason.txt");

  const GraphFile graph = read_graph(text_in(folder, "graph.txt"));
  std::string shown =
      "graph.txt: " + question(graph) + "; " + counted(graph.moves.size(), "move", "moves") + "\n";
  if (other_graph) {
    require_same_graph(graph, *other_graph);
    shown += "graph.txt has the same edges as " + other_graph->name + "\n";
  }
  const auto cuts = read_cuts(text_in(folder, "cuts.txt"), graph.vertices);
  const auto formula = read_formula(text_in(folder, "formula.cnf"), graph.variables());
  require_justified(graph, cuts, formula);
  shown += "formula.cnf: " + counted(formula.size(), "clause follows", "clauses follow") +
           " from the graph and " + counted(cuts.size(), "cut", "cuts") + "\n";
  const ProofFigures figures = require_proof(formula, graph.variables(), text_in(folder, "proof.drat"));
  shown += "proof.drat: " + told(figures) + "\n";
  return shown + "checked: there is no " + (graph.closed ? "such tour" : "such path") + "\n";
}

}  // namespace proof_check
