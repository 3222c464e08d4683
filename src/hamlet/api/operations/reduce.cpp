#include <fmt/format.h>

#include "hamlet/api/operation.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/cnf.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/sat/reduction.hpp"

namespace hamlet::api {

namespace {

constexpr Example reduce_examples[] = {
    {"hamlet reduce formula.cnf -o puzzle.json", "the formula as a path puzzle"},
    {"hamlet solve puzzle.json -o solved.json", "a path through it"},
    {"hamlet reduce formula.cnf --path solved.json", "the values that the path stands for"},
    {"hamlet reduce formula.cnf --solve", "the three in one go, answered as SAT solvers do"},
    {"hamlet reduce formula.cnf --undirected --closed -o puzzle.hcp",
     "for other solvers of Hamiltonian cycles"},
};

Sheet sheet_of_reduction(const path::Reduction& reduction) {
  return sheet_of(PathSheet{.board = graph_board("graph", reduction.puzzle().graph, reduction.names()),
                            .puzzle = reduction.puzzle()});
}

/// The values as DIMACS lines, "v 1 -2 3 0", broken at 78 columns.
std::string value_lines(const Assignment& values) {
  std::string text, line = "v";
  const auto add = [&](const std::string& word) {
    if (line.size() + 1 + word.size() > 78) {
      text += line + "\n";
      line = "v";
    }
    line += " " + word;
  };
  for (std::size_t i = 0; i < values.size(); ++i) add((values[i] ? "" : "-") + std::to_string(i + 1));
  add("0");
  return text + line + "\n";
}

Json literals_of(const Assignment& values) {
  Json literals = Json::array();
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto variable = static_cast<std::int64_t>(i + 1);
    literals.push_back(values[i] ? variable : -variable);
  }
  return literals;
}

Assignment values_of(const Formula& formula, const path::Reduction& reduction, const Path& path) {
  Assignment values = reduction.assignment(path);
  require(holds(formula, values), "a path stands for values that do not meet the formula");
  return values;
}

/// The reduction of the formula to this puzzle, in whichever of the four forms; nothing if it is another
/// puzzle.
std::optional<path::Reduction> reduction_to(const PathPuzzle& puzzle, const Formula& formula) {
  path::Reduction reduction(formula, {.undirected = !puzzle.graph.is_directed(), .closed = puzzle.closed});
  if (reduction.puzzle().graph == puzzle.graph) return reduction;
  return std::nullopt;
}

class Reduce : public Request {
 public:
  Reduce() {
    formula.is_positional = true;
    formula.is_required = true;
    formula.typed_help = "a formula in DIMACS CNF form, or - for standard input";
  }

  Answer answer(Listener&, const Run& run) override {
    if (solve.is_given() + path.is_given() + output().is_given() > 1)
      throw InputError("reduce", "`solve`, `path` and `output` are three different tasks; take one");
    const Formula read =
        read_cnf(formula.bytes(), formula.called() == "-" ? "standard input" : formula.called());
    if (path.is_given()) return read_back(read);
    const path::Reduction reduction(read, {.undirected = undirected.is_given(), .closed = closed.is_given()});
    return solve ? solve_it(read, reduction, run) : sizes(read, reduction);
  }

 private:
  FileContent formula{this, "formula", "FILE", "a formula in DIMACS CNF form"};
  FileContent path{this, "path", "SOLVED",
                   "turn the solution of the formula's puzzle back into values of the variables"};
  Flag solve{this, "solve", "find such values, or that there are none, by way of the puzzle"};
  Flag undirected{this, "undirected", "a puzzle whose moves have no direction, three times as large"};
  Flag closed{this, "closed", "a closed tour instead of a path"};

  Answer with_values(const Assignment& values) const {
    return {.json = {{"answer", "satisfiable"}, {"assignment", literals_of(values)}},
            .text = (solve ? "s SATISFIABLE\n" : "") + value_lines(values)};
  }

  Answer read_back(const Formula& read) const {
    const auto sheets = read_sheets(path.bytes(), path.called());
    if (sheets.size() != 1 || !sheets[0].if_path())
      throw InputError(path.called(), "a single path puzzle with its solution belongs here");
    const PathSheet& content = sheets[0].path();
    const auto reduction = reduction_to(content.puzzle, read);
    if (!reduction)
      throw InputError(path.called(),
                       fmt::format("this is not the puzzle that {} becomes", formula.called()));
    if (!content.solution) throw InputError(path.called(), "the puzzle is there, but no solution of it");
    if (const auto wrong = check(reduction->puzzle(), *content.solution, content.labels()); !wrong.empty())
      throw InputError(path.called(), fmt::format("this is no solution: {}", wrong[0].sentence));
    return with_values(values_of(read, *reduction, path_of(*content.solution).value()));
  }

  Answer solve_it(const Formula& read, const path::Reduction& reduction, const Run& run) const {
    const Sheet sheet = sheet_of_reduction(reduction);
    const path::Found found = path::find_paths(reduction.puzzle(), 1, sheet.path().labels(), run);
    if (found.answer == path::Found::Answer::found)
      return with_values(values_of(read, reduction, found.solutions[0]));
    const bool none = found.answer == path::Found::Answer::none;
    return {.verdict = none ? Verdict::no : Verdict::unknown,
            .json = {{"answer", none ? "unsatisfiable" : "unknown"}, {"why", found.why}},
            .text = none ? "s UNSATISFIABLE\n" : "s UNKNOWN\n",
            .remarks = {found.why}};
  }

  static Answer sizes(const Formula& read, const path::Reduction& reduction) {
    const Graph& graph = reduction.puzzle().graph;
    const char* const lines = graph.is_directed() ? "arcs" : "edges";
    Answer answer{
        .json = {{"variables", read.variables},
                 {"clauses", read.clauses.size()},
                 {"literals", read.literal_count()},
                 {"vertices", graph.vertex_count()},
                 {lines, graph.edge_count()}},
        .text = fmt::format("{} variables, {} clauses and {} literals became {} vertices and {} {}\n",
                            read.variables, read.clauses.size(), read.literal_count(), graph.vertex_count(),
                            graph.edge_count(), lines)};
    answer.shows_sheets = false;
    answer.sheets.push_back(sheet_of_reduction(reduction));
    return answer;
  }
};

}  // namespace

extern const Operation reduce_operation = {
    .name = "reduce",
    .summary = "turns a CNF formula into a path puzzle, and a path into values of its variables",
    .details =
        "The puzzle has a solution if and only if the formula has one, and grows with the number of its "
        "literals. `solve` answers 's SATISFIABLE' with exit code 0, 's UNSATISFIABLE' with 1, 's UNKNOWN' "
        "with "
        "3. Values are checked against the formula before they are shown.",
    .examples = reduce_examples,
    .prepare = prepared<Reduce>,
};

}  // namespace hamlet::api
