#include "hamlet/solve/path/sat/proof.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/sat/edge_model.hpp"

namespace hamlet::path {

namespace {

// A vertex of degree d takes d clauses of d - 1 literals for "at least two moves". An open path may end
// anywhere, so its joint has a move to every cell.
constexpr double most_degree_literals = 2e7;

double degree_literals(const PathPuzzle& puzzle) {
  double sum = 0;
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    const auto degree = static_cast<double>(puzzle.graph.out(v).size());
    sum += degree * degree;
  }
  const Rules rules(puzzle);
  const bool joint_is_free = !puzzle.closed && !(rules.start && rules.end);
  return joint_is_free ? sum + static_cast<double>(puzzle.length()) * puzzle.length() : sum;
}

/// A name takes the rest of a line.
std::string in_one_line(std::string name) {
  std::ranges::replace_if(
      name, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  return name;
}

class TextWriter {
 public:
  template <class... Args>
  void line(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    text_ += '\n';
  }
  void clause(const std::vector<Literal>& literals) {
    for (Literal literal : literals) fmt::format_to(std::back_inserter(text_), "{} ", literal);
    text_ += "0\n";
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// Writes the moves of the puzzle's graph that its marks forbid.
void write_forbidden(TextWriter& out, const PathPuzzle& puzzle, const Rules& rules, bool directed) {
  if (puzzle.marks.empty()) return;
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    for (Vertex w : puzzle.graph.out(v)) {
      const bool forbidden = !rules.marks.allow_move(v, w) && (directed || !rules.marks.allow_move(w, v));
      if (forbidden && (directed || v < w)) out.line("forbidden {} {}", v + 1, w + 1);
    }
  }
}

std::string graph_text(const PathPuzzle& puzzle, const Labels& labels, const EdgeModel& model) {
  const Rules rules(puzzle);
  TextWriter out;
  out.line("hamlet-graph 1");
  out.line("vertices {}", model.vertex_count());
  out.line("moves {}", model.is_directed() ? "directed" : "undirected");
  out.line("path {}", puzzle.closed ? "closed" : "open");
  if (model.joint()) out.line("joint {}", *model.joint() + 1);
  if (rules.start) out.line("start {}", *rules.start + 1);
  if (rules.end) out.line("end {}", *rules.end + 1);
  for (Vertex v = 0; v < puzzle.length(); ++v) out.line("name {} {}", v + 1, in_one_line(labels(v)));
  for (const Line& move : model.lines()) out.line("move {} {} {}", move.used, move.from + 1, move.to + 1);
  write_forbidden(out, puzzle, rules, model.is_directed());
  for (const auto& [a, b] : puzzle.diamonds) out.line("diamond {} {}", a + 1, b + 1);
  return out.take();
}

std::string cuts_text(const EdgeModel& model) {
  std::string text;
  for (const auto& cut : model.cuts()) {
    for (Vertex v : cut) fmt::format_to(std::back_inserter(text), "{}{}", v == cut[0] ? "" : " ", v + 1);
    text += '\n';
  }
  return text;
}

std::string formula_text(const EdgeModel& model) {
  TextWriter out;
  out.line("p cnf {} {}", model.lines().size(), model.clauses().size());
  for (const auto& clause : model.clauses()) out.clause(clause);
  return out.take();
}

/// Solves from scratch: a solver that was called several times takes back clauses that its proof has deleted.
bool trace_refutation(const EdgeModel& model, const std::string& file, const Run& run) {
  SatSolver sat(run);
  sat.write_proof(file);
  while (sat.variable_count() < static_cast<int>(model.lines().size())) sat.new_variable();
  for (const auto& clause : model.clauses()) sat.add(clause);
  const SatSolver::Answer answer = sat.solve();
  sat.end_proof();
  require(answer != SatSolver::Answer::yes, "a refuted formula has a model");
  return answer == SatSolver::Answer::no;
}

}  // namespace

std::vector<std::string_view> proof_files() {
  return {reason_file, "graph.txt", "cuts.txt", "formula.cnf", drat_file};
}

std::optional<std::string> cannot_prove(const PathPuzzle& puzzle) {
  if (more_than_a_cycle(puzzle))
    return "numbers between the first and the last are more than such a proof can speak of";
  if (puzzle.length() < (puzzle.closed ? 3 : 2)) return "a puzzle of so few cells needs none";
  if (degree_literals(puzzle) > most_degree_literals) return "the puzzle is so large that it would not pay";
  return std::nullopt;
}

ProofAttempt prove_none(const PathPuzzle& puzzle, const Labels& labels, const std::string& drat,
                        const Run& run) {
  if (auto why = cannot_prove(puzzle)) return {.proof = std::nullopt, .why_not = std::move(*why)};
  EdgeModel model(puzzle, run, EdgeModel::Encoding::plain);
  const SearchReport report = model.search([](const Path&) { return false; });
  require(report.ended != Ended::by_visitor, "a puzzle without solutions has one");
  if (report.ended != Ended::exhausted || !trace_refutation(model, drat, run))
    return {.proof = std::nullopt, .why_not = why_ended(run)};
  Proof proof{.texts = {},
              .moves = model.lines().size(),
              .clauses = model.clauses().size(),
              .cuts = model.cuts().size()};
  proof.texts.push_back({"graph.txt", graph_text(puzzle, labels, model)});
  proof.texts.push_back({"cuts.txt", cuts_text(model)});
  proof.texts.push_back({"formula.cnf", formula_text(model)});
  return {.proof = std::move(proof)};
}

ProofText reason_text(const Refutation& refutation, const Labels& labels) {
  std::string text = refutation.sentence + "\n";
  for (Vertex v : refutation.cells) text += fmt::format("cell {} {}\n", v + 1, in_one_line(labels(v)));
  return {reason_file, std::move(text)};
}

}  // namespace hamlet::path
