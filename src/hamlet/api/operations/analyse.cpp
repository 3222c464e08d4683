#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/analyse_picture.hpp"
#include "hamlet/api/say/analyse_report.hpp"
#include "hamlet/api/say/survey_of_sizes.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::api {

namespace {

using Known = SolutionSpace::Known;

// The Diplomatico document correlates with this.
constexpr std::string_view starts = "paths-from";

// Memory for the graph, its symmetries and, mostly, the report as JSON.
constexpr double bytes_a_cell = 3000;

constexpr Example analyse_examples[] = {
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

class Analyse : public PuzzleRequest {
 public:
  Analyse() { csv.is_local = true; }

  void require_can_save(const std::string& file) const override { drawing_of_analysis(file); }

  Answer answer(Listener& listener, const Run& run) override {
    if (csv.is_given())
      require_can_write(output().is_given() ? std::vector{*csv, *output()} : std::vector{*csv});
    if (sizes.is_given()) return survey(run);
    require_together();
    const Sheet asked = sheet();
    const PathSheet& content = path_of(asked, "analyse");
    if (output().is_given()) require_can_be_seen(content.board, *output());
    memory().require_fits(bytes_a_cell * content.board.size(), content.board.name(), "its analysis");
    const PuzzleSymmetries symmetric = puzzle_symmetries(content);
    auto report = std::make_shared<AnalyseReport>(
        AnalyseReport{.sheet = content,
                      .classes = Orbits(content.board.size(), symmetric.images),
                      .classes_are_sure = symmetric.are_all,
                      .components = components(content.board.graph()).count,
                      .shows_space = solutions.is_given()});
    const bool measured = measure(*report, run);
    if (measured && (correlate || solutions)) look_at_solutions(*report, run);
    Answer answer{.json = listener.wants_json() ? report->json() : Json::object(), .text = report->text()};
    if (csv.is_given()) answer.files.push_back({*csv, report->csv()});
    answer.documents = [report, options = draw_options()](const std::string& file) {
      return std::vector<Document>{{file, picture_of(*report, drawing_of_analysis(file), options)}};
    };
    if (!measured) {
      answer.verdict = Verdict::unknown;
      answer.remarks.push_back(fmt::format("unknown: {}; what was measured before is given", why_ended(run)));
    } else {
      conclude(*report, answer);
    }
    return answer;
  }

 private:
  Names score{this, "score", "NAME...", "measures of the cells (default all)", names_of<cell_scores>};
  Flag correlate{this, "correlate", "each score with the number of solutions that begin at a cell"};
  Texts with{this, "with", "FIGURE...", "correlate with paths-from, paths-to, visit-time instead"};
  Flag solutions{this, "solutions", "statistics of the solutions: symmetric ones, ends, moves, edges"};
  Whole samples{this, "samples", "N",
                "how many solutions to draw where there are too many to look at each (default 1000)", 2};
  Whole ends{this, "ends", "N",
             "follow shortest paths to so many cells, drawn at random (default all, up to about a minute)",
             2};
  Text sizes{this, "sizes", "ROWSxCOLUMNS",
             "of a family such as knight: which boards up to this size have paths and tours, and how many"};
  Text csv{this, "csv", "FILE", "write scores and figures of each cell, or a line for each size"};

  /// The requested measures; by default all.
  std::vector<const CellScore*> measures() const {
    std::vector<const CellScore*> chosen;
    for (const std::string& name : *score) {
      const CellScore* const measure = &cell_score(name, "score");
      if (std::ranges::find(chosen, measure) == chosen.end()) chosen.push_back(measure);
    }
    if (chosen.empty()) chosen.assign(cell_scores().begin(), cell_scores().end());
    return chosen;
  }

  std::vector<std::string> figures() const {
    if (!with.is_given()) return {std::string(starts)};
    std::vector<std::string> chosen;
    for (const std::string& name : *with) {
      if (std::ranges::find(chosen, name) == chosen.end()) chosen.push_back(name);
    }
    return chosen;
  }

  void require_together() const {
    if (with.is_given() && !correlate) with.complain("it belongs to `correlate`");
    if (samples.is_given() && !correlate && !solutions)
      samples.complain("it belongs to `solutions` or `correlate`");
    measures();
    for (const std::string& name : figures()) require_figure(name, "with");
  }

  /// Returns false if the run ended first.
  bool measure(AnalyseReport& report, const Run& run) const {
    const std::vector<std::vector<Vertex>> images = symmetries(report.sheet.board);
    ScoreOptions options{.symmetries = images};
    if (ends.is_given()) options.ends = static_cast<Vertex>(std::min<std::int64_t>(*ends, no_vertex - 1));
    for (const CellScore* measure : measures()) {
      auto cells = measure->measure(report.sheet.board.graph(), options, run);
      if (!cells) return false;
      report.scores.push_back({measure, *std::move(cells)});
    }
    return true;
  }

  void look_at_solutions(AnalyseReport& report, const Run& run) const {
    const std::vector<std::string> chosen = figures();
    SolutionSpaceOptions options{.only_starts = !solutions && chosen == std::vector{std::string(starts)}};
    if (samples.is_given()) options.samples = static_cast<std::uint64_t>(*samples);
    try {
      report.space = solution_space(report.sheet, options, run);
    } catch (const TooLarge& refusal) {
      report.space.emplace().why = "its solutions cannot be counted here: " + refusal.why();
    }
    if (!correlate || report.space->known != Known::all) return;
    for (const std::string& name : chosen) report.figures.push_back(figure(name, *report.space, "with"));
    report.correlations = correlation_table(report.scores, report.figures, report.classes);
  }

  void conclude(const AnalyseReport& report, Answer& answer) const {
    if (!report.space || report.space->known == Known::all) return;
    if (report.space->known == Known::none_exist) {
      answer.verdict = Verdict::no;
      answer.remarks.push_back(fmt::format(
          "{}: there is no solution", correlate ? "correlations are undefined" : "there are no statistics"));
    } else {
      answer.verdict = Verdict::unknown;
      answer.remarks.push_back(fmt::format("unknown: {}", report.space->why));
    }
  }

  /// A survey is of whole boards, so parameters for cells are refused.
  Answer survey(const Run& run) const {
    for (const Parameter* other :
         std::initializer_list<const Parameter*>{&score, &correlate, &with, &solutions, &samples, &ends}) {
      if (other->is_given()) other->complain("it is for a single board, and `sizes` looks at many");
    }
    if (board().picks()) throw InputError("pick", "it is for a single board, and `sizes` looks at many");
    if (board().shapes_or_constrains())
      sizes.complain("it looks at whole boards; ends, numbers, diamonds and blocked cells are for one");
    const SizeSurvey surveyed = size_survey(what().text(), *sizes, {}, run);
    Answer answer = answer_of(surveyed);
    if (csv.is_given()) answer.files.push_back({*csv, csv_of(surveyed)});
    return answer;
  }
};

}  // namespace

extern const Operation analyse_operation = {
    .name = "analyse",
    .summary = "measures a board's cells and a puzzle's solutions, and how they go together",
    .details =
        "Scores are raw, in JSON and CSV also normalised: divided by the greatest. Correlations are "
        "Pearson's r and Spearman's with two-sided p-values, over all cells and over the classes of "
        "symmetric "
        "cells, which count once. Counts are exact; what cannot be counted is drawn uniformly at random, "
        "with "
        "intervals of 95 %. With `sizes`, WHAT is a family without a size. Exit code 0 if measured, 1 if "
        "statistics or correlations are asked of a puzzle without solutions, 3 if a limit was reached first "
        "or "
        "something is not known.",
    .examples = analyse_examples,
    .saves = Saves::report,
    .saved_as = "draw it: .svg .pdf .png",
    .prepare = prepared<Analyse>,
};

}  // namespace hamlet::api
