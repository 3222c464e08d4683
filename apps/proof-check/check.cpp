#include "check.hpp"

#include "drat.hpp"
#include "graph_compare.hpp"
#include "justify.hpp"
#include "read/clauses.hpp"
#include "read/graph_file.hpp"
#include "read/other_graph.hpp"
#include "read/question.hpp"
#include "read/verdict.hpp"

namespace proof_check {

namespace {

std::string told(const ProofFigures& figures) {
  std::string text = counted(figures.lemmas, "lemma", "lemmas") + " to the contradiction";
  if (figures.by_rat > 0) text += ", " + std::to_string(figures.by_rat) + " of them by RAT";
  if (figures.unknown_deletions > 0)
    text += "; " + counted(figures.unknown_deletions, "deletion", "deletions") + " of nothing";
  return text;
}

std::string told(const OtherGraph& other, const std::string& file) {
  const std::string compared = !other.is_hcp         ? "by name"
                               : other.names.empty() ? "by number"
                                                     : "by number and name";
  return file + ", read as " + (other.is_hcp ? "TSPLIB's HCP" : "an edge list") + ": the same vertices, " +
         compared + ", and the same moves; what is asked is in graph.txt alone\n";
}

}  // namespace

std::string check_folder(const Folder& folder, const std::optional<TextFile>& other_file) {
  if (!folder.contains("proof.drat") && folder.contains("reason.txt"))
    throw Verdict(could_not_check, "there is no proof by SAT here, only a reason for readers, in reason.txt");

  const GraphFile graph = read_graph(text_in(folder, "graph.txt"));
  std::string shown = "graph.txt: " + question_of(graph);
  if (other_file) {
    const OtherGraph other = read_other_graph(*other_file);
    require_same_graph(graph, other, other_file->name);
    shown += told(other, other_file->name);
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
