#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/analyse_picture.hpp"
#include "cli/analyse_report.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/survey_of_sizes.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/puzzle_symmetries.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/solve/path/counter.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

using Known = SolutionSpace::Known;

// What the Diplomatico document correlates with.
constexpr std::string_view starts = "paths-from";

// Of the graph, its symmetries, and above all the report as JSON.
constexpr double bytes_a_cell = 3000;

constexpr Example examples[] = {
    {"hamlet analyse diplomatico:5x5", "how central each cell is, by six measures"},
    {"hamlet analyse diplomatico:4x7 --correlate", "do more paths begin at cells that are less central?"},
    {"hamlet analyse diplomatico:5x5 --correlate -o heat.svg",
     "heat maps, and scatter plots with the fitted lines"},
    {"hamlet analyse diplomatico:6x6 --solutions", "what its 8250272 solutions have in common"},
    {"hamlet analyse knight:6x6 --correlate --with paths-from visit-time --start 1,1",
     "against other figures of the solutions"},
    {"hamlet analyse diplomatico:100x100 --score betweenness --threads 2 --csv cells.csv",
     "one measure of a large board, for a spreadsheet"},
    {"hamlet analyse diplomatico --sizes 10x10 -o growth.svg",
     "which boards have solutions, why others have none, and how fast their numbers grow"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  std::vector<std::string> scores = {}, with = {};
  std::string csv = {}, sizes = {}, samples = {}, ends = {};
  bool correlate = false, solutions = false;
  OutputOptions output;
};

/// Those that were asked for, else all.
std::vector<const CellScore*> measures_of(const State& state) {
  std::vector<const CellScore*> measures;
  for (const std::string& name : state.scores) {
    const CellScore* const measure = &cell_score(name, "--score");
    if (std::ranges::find(measures, measure) == measures.end()) measures.push_back(measure);
  }
  if (measures.empty()) measures.assign(cell_scores().begin(), cell_scores().end());
  return measures;
}

std::vector<std::string> figures_of(const State& state) {
  if (state.with.empty()) return {std::string(starts)};
  std::vector<std::string> figures;
  for (const std::string& name : state.with) {
    if (std::ranges::find(figures, name) == figures.end()) figures.push_back(name);
  }
  return figures;
}

void require_together(const State& state) {
  if (!state.with.empty() && !state.correlate) throw InputError("--with", "it belongs to --correlate");
  if (!state.samples.empty() && !state.correlate && !state.solutions)
    throw InputError("--samples", "it belongs to --solutions or --correlate");
  measures_of(state);
  for (const std::string& name : figures_of(state)) require_figure(name, "--with");
}

/// False if the run ended first.
bool measure(const State& state, AnalyseReport& report, const Run& run) {
  const std::vector<std::vector<Vertex>> images = symmetries(report.sheet.board);
  ScoreOptions options{.symmetries = images};
  if (!state.ends.empty())
    options.ends =
        static_cast<Vertex>(std::min<std::int64_t>(whole_number(state.ends, "--ends", 2), no_vertex - 1));
  for (const CellScore* score : measures_of(state)) {
    auto cells = score->measure(report.sheet.board.graph(), options, run);
    if (!cells) return false;
    report.scores.push_back({score, *std::move(cells)});
  }
  return true;
}

void look_at_solutions(const State& state, AnalyseReport& report, const Run& run) {
  const std::vector<std::string> figures = figures_of(state);
  SolutionSpaceOptions options{.only_starts =
                                   !state.solutions && figures == std::vector{std::string(starts)}};
  if (!state.samples.empty())
    options.samples = static_cast<std::uint64_t>(whole_number(state.samples, "--samples", 2));
  try {
    report.space = solution_space(report.sheet, options, run);
  } catch (const TooLarge& refusal) {
    // What else it proposes are other commands' options.
    const std::string why = refusal.what();
    report.space.emplace().why = "its solutions cannot be counted here: " + why.substr(0, why.find("; "));
  }
  if (!state.correlate || report.space->known != Known::all) return;
  for (const std::string& name : figures) report.figures.push_back(figure(name, *report.space, "--with"));
  report.correlations = correlation_table(report.scores, report.figures, report.classes);
}

void write(const State& state, const AnalyseReport& report) {
  std::vector<NamedBytes> files;
  if (!state.csv.empty()) files.push_back({state.csv, report.csv()});
  if (state.output.to_file()) {
    files.push_back({state.output.file(), picture_of(report, drawing_of_analysis(state.output.file()))});
  }
  write_files(files);
  if (state.output.json()) {
    state.output.print_json(report.json());
  } else {
    print(report.text());
  }
}

int verdict(const State& state, const AnalyseReport& report) {
  if (!report.space || report.space->known == Known::all) return exit_yes;
  const std::string what = state.correlate ? "correlations are undefined" : "there are no statistics";
  if (report.space->known == Known::none_exist) {
    state.output.say(fmt::format("{}: there is no solution", what));
    return exit_no;
  }
  state.output.say(fmt::format("unknown: {}", report.space->why));
  return exit_unknown;
}

void require_can_write_results(const State& state) {
  std::vector<std::string> files;
  if (!state.csv.empty()) files.push_back(state.csv);
  if (state.output.to_file()) {
    drawing_of_analysis(state.output.file());
    files.push_back(state.output.file());
  }
  require_can_write(files);
}

/// A survey looks at whole boards and at nothing else.
void require_sizes_alone(const State& state) {
  const std::pair<const char*, bool> others[] = {
      {"--score", !state.scores.empty()},    {"--correlate", state.correlate},
      {"--with", !state.with.empty()},       {"--solutions", state.solutions},
      {"--samples", !state.samples.empty()}, {"--pick", state.input.picks()},
      {"--ends", !state.ends.empty()}};
  for (const auto& [option, is_given] : others) {
    if (is_given) throw InputError(option, "it is for a single board, and --sizes looks at many");
  }
  if (state.input.shapes_or_constrains())
    throw InputError("--sizes",
                     "it looks at whole boards; ends, numbers, diamonds and blocked cells are for one");
}

int analyse(const State& state) {
  if (!state.sizes.empty()) {
    require_sizes_alone(state);
    require_can_write_results(state);
    return survey_of_sizes(state.input.what(), state.sizes, state.csv, state.output,
                           state.limits.run(state.input.memory(), state.output.quiet()));
  }
  require_together(state);
  require_can_write_results(state);
  const Sheet sheet = state.input.sheet();
  const PathSheet& content = path_content(sheet, "analyse");
  if (state.output.to_file()) require_can_be_seen(content.board, state.output.file());
  state.input.memory().require_fits(bytes_a_cell * content.board.size(), content.board.name(),
                                    "its analysis");
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const PuzzleSymmetries symmetric = puzzle_symmetries(content);
  AnalyseReport report{.sheet = content,
                       .classes = Orbits(content.board.size(), symmetric.images),
                       .classes_are_sure = symmetric.are_all,
                       .components = components(content.board.graph()).count,
                       .shows_space = state.solutions};
  const bool measured = measure(state, report, run);
  if (measured && (state.correlate || state.solutions)) look_at_solutions(state, report, run);
  clear_progress();
  write(state, report);
  if (!measured) {
    state.output.say(fmt::format("unknown: {}; what was measured before is given", why_ended(run)));
    return exit_unknown;
  }
  return verdict(state, report);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--score", "NAME...",
       "degree, betweenness, closeness, harmonic, eigenvector, eigenvector-20 (default all)", &state->scores},
      {"--correlate", "", "each score with the number of solutions that begin at a cell", &state->correlate},
      {"--with", "FIGURE...", "correlate with paths-from, paths-to, visit-time instead", &state->with},
      {"--solutions", "", "statistics of the solutions: symmetric ones, ends, moves, edges",
       &state->solutions},
      {"--samples", "N", "how many solutions to draw where there are too many to look at each (default 1000)",
       &state->samples},
      {"--ends", "N",
       "follow shortest paths to so many cells, drawn at random (default all, up to about a minute)",
       &state->ends},
      {"--sizes", "ROWSxCOLUMNS",
       "of a family such as knight: which boards up to this size have paths and tours, and how many",
       &state->sizes},
      {"--csv", "FILE", "write scores and figures of each cell, or a line for each size", &state->csv},
  };
  return {together({state->input.options(), own, state->limits.options_without_limit(),
                    state->output.options_for_report("draw it: .svg .pdf .png")}),
          [state] { return analyse(*state); }};
}

}  // namespace

extern const Command analyse_command = {
    .name = "analyse",
    .summary = "measures a board's cells and a puzzle's solutions, and how they go together",
    .details =
        "Scores are raw, in JSON and CSV also normalised: divided by the greatest. Correlations are "
        "Pearson's r and "
        "Spearman's with two-sided p-values, over all cells and over the classes of symmetric cells, which "
        "count once. "
        "Counts are exact; what cannot be counted is drawn uniformly at random, with intervals of 95 %. With "
        "--sizes, "
        "WHAT is a family without a size. Exit code 0 if measured, 1 if statistics or correlations are asked "
        "of a "
        "puzzle without solutions, 3 if a limit was reached first or something is not known.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
