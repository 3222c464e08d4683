#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/command.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/cnf.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/reduction.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr Example examples[] = {
    {"hamlet reduce formula.cnf -o puzzle.json", "the formula as a path puzzle"},
    {"hamlet solve puzzle.json -o solved.json", "a path through it"},
    {"hamlet reduce formula.cnf --path solved.json", "the values that the path stands for"},
    {"hamlet reduce formula.cnf --solve", "the three in one go, answered as SAT solvers do"},
    {"hamlet reduce formula.cnf --undirected --closed -o puzzle.hcp",
     "for other solvers of Hamiltonian cycles"},
};

struct State {
  std::string file, path;
  bool solve = false;
  ReductionOptions reduction;
  LimitOptions limits;
  OutputOptions output;
};

Sheet sheet_of(const Reduction& reduction) {
  return sheet_of(PathSheet{.board = graph_board("graph", reduction.puzzle().graph, reduction.names()),
                            .puzzle = reduction.puzzle()});
}

/// "v 1 -2 3 0", in lines of a readable length.
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

nlohmann::ordered_json literals_of(const Assignment& values) {
  auto literals = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto variable = static_cast<std::int64_t>(i + 1);
    literals.push_back(values[i] ? variable : -variable);
  }
  return literals;
}

Assignment values_of(const Formula& formula, const Reduction& reduction, const Path& path) {
  Assignment values = reduction.assignment(path);
  require(holds(formula, values), "a path stands for values that do not meet the formula");
  return values;
}

int show_sizes(const State& state, const Formula& formula, const Reduction& reduction) {
  const Graph& graph = reduction.puzzle().graph;
  const char* const lines = graph.is_directed() ? "arcs" : "edges";
  if (state.output.to_file()) {
    const Sheet sheet = sheet_of(reduction);
    state.output.save(std::span(&sheet, 1));
  }
  if (state.output.json()) {
    state.output.print_json({{"variables", formula.variables},
                             {"clauses", formula.clauses.size()},
                             {"literals", formula.literal_count()},
                             {"vertices", graph.vertex_count()},
                             {lines, graph.edge_count()}});
  } else {
    print(fmt::format("{} variables, {} clauses and {} literals became {} vertices and {} {}\n",
                      formula.variables, formula.clauses.size(), formula.literal_count(),
                      graph.vertex_count(), graph.edge_count(), lines));
  }
  return exit_yes;
}

void show_values(const State& state, const Assignment& values) {
  if (state.output.json()) {
    state.output.print_json({{"answer", "satisfiable"}, {"assignment", literals_of(values)}});
  } else {
    print((state.solve ? "s SATISFIABLE\n" : "") + value_lines(values));
  }
}

/// In whichever of the four forms the formula became a puzzle.
std::optional<Reduction> reduction_to(const PathPuzzle& puzzle, const Formula& formula) {
  Reduction reduction(formula, {.undirected = !puzzle.graph.is_directed(), .closed = puzzle.closed});
  if (reduction.puzzle().graph == puzzle.graph) return reduction;
  return std::nullopt;
}

int read_back(const State& state, const Formula& formula) {
  const auto sheets = read_sheets(read_file(state.path), state.path);
  if (sheets.size() != 1 || !sheets[0].is_path())
    throw InputError(state.path, "a single path puzzle with its solution belongs here");
  const PathSheet& content = sheets[0].path();
  const auto reduction = reduction_to(content.puzzle, formula);
  if (!reduction)
    throw InputError(state.path, fmt::format("this is not the puzzle that {} becomes", state.file));
  if (!content.solution) throw InputError(state.path, "the puzzle is there, but no solution of it");
  if (const auto wrong = check(reduction->puzzle(), *content.solution, content.labels()); !wrong.empty())
    throw InputError(state.path, fmt::format("this is no solution: {}", wrong[0].sentence));
  show_values(state, values_of(formula, *reduction, path_of(*content.solution).value()));
  return exit_yes;
}

int solve(const State& state, const Formula& formula, const Reduction& reduction) {
  const Run run = state.limits.run({}, state.output.quiet());
  const Sheet sheet = sheet_of(reduction);
  const FindResult result = find_paths(reduction.puzzle(), 1, sheet.path().labels(), run);
  clear_progress();
  if (result.answer == Answer::found) {
    show_values(state, values_of(formula, reduction, result.paths[0]));
    return exit_yes;
  }
  const bool none = result.answer == Answer::none;
  if (state.output.json()) {
    state.output.print_json({{"answer", none ? "unsatisfiable" : "unknown"}, {"why", result.why}});
  } else {
    print(none ? "s UNSATISFIABLE\n" : "s UNKNOWN\n");
    state.output.say(result.why);
  }
  return none ? exit_no : exit_unknown;
}

int reduce(const State& state) {
  const int tasks = (state.solve ? 1 : 0) + (state.path.empty() ? 0 : 1) + (state.output.to_file() ? 1 : 0);
  if (tasks > 1) throw InputError("reduce", "--solve, --path and -o are three different tasks; take one");
  state.output.require_can_save(1);
  const Formula formula = read_cnf(read_file(state.file), state.file == "-" ? "standard input" : state.file);
  if (!state.path.empty()) return read_back(state, formula);
  const Reduction reduction(formula, state.reduction);
  return state.solve ? solve(state, formula, reduction) : show_sizes(state, formula, reduction);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"FILE", "FILE", "a formula in DIMACS CNF form, or - for standard input", &state->file, true},
      {"--path", "SOLVED", "turn the solution of the formula's puzzle back into values of the variables",
       &state->path},
      {"--solve", "", "find such values, or that there are none, by way of the puzzle", &state->solve},
      {"--undirected", "", "a puzzle whose moves have no direction, three times as large",
       &state->reduction.undirected},
      {"--closed", "", "a closed tour instead of a path", &state->reduction.closed},
  };
  const auto only = [](Options options, std::initializer_list<std::string_view> wanted) {
    std::erase_if(options, [&](const Option& option) {
      return std::ranges::find(wanted, option.names) == wanted.end();
    });
    return options;
  };
  return {together({own, only(state->limits.options(), {"--time", "--threads", "--seed"}),
                    only(state->output.options(), {"--json", "-o,--output", "-q,--quiet"})}),
          [state] { return reduce(*state); }};
}

}  // namespace

extern const Command reduce_command = {
    .name = "reduce",
    .summary = "turns a CNF formula into a path puzzle, and a path into values of its variables",
    .details =
        "The puzzle has a solution if and only if the formula has one, and grows with the number of its "
        "literals. "
        "--solve answers 's SATISFIABLE' with exit code 0, 's UNSATISFIABLE' with 1, 's UNKNOWN' with 3. "
        "Values "
        "are checked against the formula before they are shown.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
