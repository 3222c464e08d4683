#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "hamlet/analyse/reports/lemma_report.hpp"
#include "hamlet/analyse/reports/report_writer.hpp"
#include "hamlet/analyse/reports/survey_report.hpp"
#include "hamlet/analyse/reports/table_seven.hpp"
#include "hamlet/analyse/reports/timed_searches.hpp"
#include "hamlet/analyse/survey/known_counts.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/sheet_panel.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

struct Size {
  int rows, cols;
  std::string name() const { return fmt::format("{}x{}", rows, cols); }
  Board board() const { return make_board({.name = "diplomatico:" + name()}); }
};

/// The times that the document prints for its three queries and its program; empty where it prints none.
struct PrintedTimes {
  Size size;
  const char *raw, *constructive, *apoc, *program;
};

constexpr TimedSearcher with_warnsdorff{"backtracking, Warnsdorff", "backtrack", "warnsdorff"};
constexpr TimedSearcher at_random{"backtracking, random", "backtrack", "random"};
constexpr TimedSearcher ours[] = {with_warnsdorff,
                                  {"portfolio", "portfolio", ""},
                                  {"SAT on moves", "sat-edges", ""},
                                  {"elimination", "elimination", ""}};

constexpr PrintedTimes table1[] = {{{4, 5}, "0.4797s", "1.3337s", "0.1615s", "0.0085s"},
                                   {{4, 6}, ">30s", "2.3749s", "0.2981s", "0.0180s"},
                                   {{4, 7}, ">30s", "4.4709s", "0.6444s", "0.1897s"},
                                   {{5, 5}, ">30s", "5.7675s", "0.7468s", "0.0040s"}};
constexpr PrintedTimes table2[] = {{{4, 5}, "0.7142s", "0.0417s", "0.0256s", "0.0032s"},
                                   {{4, 6}, ">30s", "0.0659s", "0.0250s", "0.0514s"},
                                   {{4, 7}, ">30s", "3.2629s", "0.5479s", "0.5982s"},
                                   {{5, 5}, ">30s", "0.6837s", "0.4557s", "0.0147s"}};
constexpr PrintedTimes table3[] = {{{4, 5}, "1.1492s", "0.0331s", "0.0143s", "0.0034s"},
                                   {{4, 6}, ">30s", "0.6907s", "0.0307s", "0.0503s"},
                                   {{4, 7}, ">30s", "16.6208s", "0.6338s", "0.6547s"},
                                   {{5, 5}, ">30s", "3.1501s", "2.9022s", "0.4530s"}};
constexpr PrintedTimes table4[] = {{{5, 6}, "", "", "0.0578s", "0.4754s"},
                                   {{4, 8}, "", "", "3.9755s", "6.3072s"},
                                   {{5, 7}, "", "", "0.1442s", "0.0007s"},
                                   {{6, 6}, "", "", "0.2700s", "0.5473s"}};
struct PrintedOrders {
  Size size;
  const char *warnsdorff, *random;
};
constexpr PrintedOrders table5[] = {{{4, 5}, "0.0085s", "0.0055s"}, {{4, 6}, "0.0180s", "0.0241s"},
                                    {{4, 7}, "0.1897s", "0.2776s"}, {{5, 5}, "0.0040s", "0.0330s"},
                                    {{5, 6}, "0.4754s", "0.0462s"}, {{4, 8}, "6.3072s", "4.5177s"},
                                    {{5, 7}, "0.0007s", ">30s"},    {{6, 6}, "0.5473s", "0.8116s"}};
/// The numbers printed in Table VI; 0 where it has no line.
struct PrintedCount {
  Size size;
  std::uint64_t number;
};
constexpr PrintedCount table6[] = {{{4, 4}, 0},      {{4, 5}, 144}, {{4, 6}, 128}, {{4, 7}, 72}, {{4, 8}, 0},
                                   {{5, 5}, 12'400}, {{5, 6}, 0},   {{5, 7}, 0},   {{6, 6}, 0}};

/// The numbers of a printed figure, row by row; 0 for empty cells.
struct PrintedGrid {
  const char* caption;
  Size size;
  std::vector<Step> numbers;
};

const PrintedGrid& figure(int number) {
  static const PrintedGrid figures[] = {
      {"Figure 1: the first moves on a 4x4 grid", {4, 4}, {3, 0, 0, 2, 0, 6, 0, 0, 0, 1, 0, 0, 4, 0, 0, 5}},
      {"Figure 2: the trivial case", {1, 1}, {1}},
      {"Figure 3: the board of the 4x4 grid", {4, 4}, std::vector<Step>(16, 0)},
      {"Figure 4: a 5x10 grid solved by tiling",
       {5, 10},
       {17, 9,  2,  16, 8,  42, 34, 27, 41, 33, 4,  14, 19, 5,  13, 29, 39, 44, 30, 38, 1,  22, 25, 10, 21,
        26, 47, 50, 35, 46, 18, 6,  3,  15, 7,  43, 31, 28, 40, 32, 24, 11, 20, 23, 12, 49, 36, 45, 48, 37}},
      {"Figure 5: a 10x6 grid solved by tiling",
       {10, 6},
       {10, 5,  2,  26, 8,  3,  22, 15, 12, 21, 18, 13, 1,  27, 9,  4,  28, 25, 11, 6,
        19, 14, 7,  20, 23, 16, 29, 24, 17, 30, 44, 49, 56, 43, 48, 55, 52, 35, 46, 51,
        34, 41, 38, 58, 32, 37, 57, 31, 45, 50, 53, 42, 47, 54, 60, 36, 39, 59, 33, 40}}};
  return figures[number - 1];
}

class Diplomatico : ReportWriter {
 public:
  explicit Diplomatico(const Run& run) : ReportWriter(run) {}

  ExperimentReport run() {
    times("Table I: seconds to find one solution (means of 5 runs)", table1, false, false, 5);
    times("Table II: one solution from 1,1 to n,m (means of 5 runs)", table2, true, false, 5);
    times("Table III: every solution from 1,1 to n,m (means of 5 runs)", table3, true, true, 5);
    times("Table IV: one solution of larger boards (means of 20 runs)", table4, false, false, 20);
    orders();
    counts();
    correlations();
    sizes();
    lemmas();
    figures();
    return finished();
  }

 private:
  static PathPuzzle puzzle_on(const Board& board, bool between_corners) {
    PathPuzzle puzzle{.graph = board.graph(), .shape = board.shape()};
    if (!between_corners) return puzzle;
    puzzle.start = 0;
    puzzle.end = board.size() - 1;
    return puzzle;
  }

  void times(const char* title, std::span<const PrintedTimes> printed, bool between_corners, bool all,
             int runs) {
    ReportTable table{title,
                      {"board", "solutions", "Raw (printed)", "Constructive (printed)", "APOC (printed)",
                       "Python (printed)"},
                      {}};
    for (const TimedSearcher& searcher : ours) table.columns.emplace_back(searcher.name);
    std::vector<std::string> without;
    for (const PrintedTimes& line : printed) {
      if (run_.must_end()) return;
      const Board board = line.size.board();
      const PathPuzzle puzzle = puzzle_on(board, between_corners);
      std::vector<Figure> row = {line.size.name(),  std::int64_t{0}, line.raw,
                                 line.constructive, line.apoc,       line.program};
      for (const TimedSearcher& searcher : ours) {
        if (all && path::solver_named(searcher.solver, "").power != Power::enumerates) {
          row.emplace_back("lists not all");
          continue;
        }
        const MeanTime mean = mean_time(searcher, puzzle, all, runs, run_);
        row[1] = std::max(std::get<std::int64_t>(row[1]), static_cast<std::int64_t>(mean.solutions));
        row.emplace_back(mean.text());
      }
      if (std::get<std::int64_t>(row[1]) == 0) without.push_back(line.size.name());
      table.rows.push_back(std::move(row));
    }
    add(std::move(table));
    if (between_corners && !all)
      cannot_check(
          "solutions seem easier to find if the first and the last cell are given",
          fmt::format("there is none from corner to corner on {}, so Table II compares searches that "
                      "fail with searches that succeed",
                      fmt::join(without, ", ")));
    if (all)
      claim("Table III times the search for every solution from corner to corner", without.empty(),
            fmt::format("there is none on {}, where it times searches that find nothing",
                        fmt::join(without, ", ")));
  }

  void orders() {
    ReportTable table{"Table V: Warnsdorff's rule and random choice in backtracking (means of 10 runs)",
                      {"board", "Warnsdorff (printed)", "random (printed)", "Warnsdorff", "random"},
                      {}};
    std::ptrdiff_t wins = 0;
    for (const PrintedOrders& line : table5) {
      if (run_.must_end()) return;
      const PathPuzzle puzzle = puzzle_on(line.size.board(), false);
      const MeanTime rule = mean_time(with_warnsdorff, puzzle, false, 10, run_),
                     chance = mean_time(at_random, puzzle, false, 10, run_);
      wins += rule.in_time && (!chance.in_time || rule.seconds < chance.seconds);
      table.rows.push_back({line.size.name(), line.warnsdorff, line.random, rule.text(), chance.text()});
    }
    add(std::move(table));
    claim("as a rule of thumb, Warnsdorff's rule is faster than random choice", 2 * wins > std::ssize(table5),
          fmt::format("on {} of {} boards", wins, std::ssize(table5)));
  }

  void counts() {
    ReportTable table{"Table VI: number of solutions, directed, over all starts",
                      {"board", "printed", "paths", "closed tours"},
                      {}};
    bool agrees = true;
    for (const auto& [size, printed] : table6) {
      if (run_.must_end()) return;
      const Board board = size.board();
      const path::PathCount open = path::count_paths({.graph = board.graph()}, {}, run_),
                            closed = path::count_paths({.graph = board.graph(), .closed = true}, {}, run_);
      if (!open.complete || !closed.complete) return;
      if (printed > 0) agrees = agrees && open.directed == Count(printed);
      table.rows.push_back({size.name(),
                            printed > 0 ? Figure(static_cast<std::int64_t>(printed)) : Figure(""),
                            open.directed.to_string(), closed.undirected.to_string()});
    }
    add(std::move(table));
    claim("4x5, 4x6, 4x7 and 5x5 have 144, 128, 72 and 12400 solutions", agrees,
          "counted as directed paths over all starts");
  }

  void correlations() {
    TableSeven seven = table_seven(run_);
    if (!seven.complete) return;
    add(std::move(seven.table));
    claim("the correlations with betweenness, closeness and degree are as in Table VII",
          seven.agree == seven.lines,
          fmt::format("{} of {} lines agree in all printed decimals", seven.agree, seven.lines));
    claim(
        "the correlations with the eigenvector centrality are as in Table VII", seven.agree_true == 4,
        fmt::format("{} of 4 agree with the eigenvector; {} of 4 with an iteration that was stopped after 20 "
                    "steps, before it came to rest",
                    seven.agree_true, seven.agree_20));
    claim("the more central a cell, the fewer paths begin at it", seven.negative == 16,
          fmt::format("{} of 16 correlations are negative", seven.negative));
    claim("most of the correlations are conclusive by their p-values",
          2 * seven.still_significant > seven.significant,
          fmt::format("{} are below 0.05 if every cell counts; symmetric cells have equal values and are no "
                      "further evidence, and over their classes {} of these are left",
                      seven.significant, seven.still_significant));
  }

  /// Reports which boards have solutions, why others have none, and how fast their number grows.
  void sizes() {
    const SizeSurvey survey = size_survey("diplomatico", "10x10", {}, run_);
    if (!survey.complete) return;
    add(solvability_table(survey));
    add(reasons_table(survey));
    ReportTable growth = growth_table(survey);
    growth.pictures.push_back(
        {"How the numbers of paths and tours grow, and what bounds them", {growth_plot(survey)}});
    add(std::move(growth));
    smallest_squares(survey);
    bounds(survey);
  }

  void smallest_squares(const SizeSurvey& survey) {
    using Answer = path::Found::Answer;
    bool as_claimed = true;
    for (int side = 1; side <= 4; ++side)
      as_claimed &= survey.board(side, side)->path.answer == (side == 1 ? Answer::found : Answer::none);
    int paths = 0, tours = 0;
    for (const SurveyedBoard& board : survey.boards) {
      paths += board.path.answer == Answer::found;
      tours += board.tour.answer == Answer::found;
    }
    addition("which boards up to 10x10 have a path, and which a closed tour", survey.all_decided(),
             fmt::format("{} and {} of the {} sizes, each with a reason where there is none", paths, tours,
                         survey.boards.size()));
    claim("square boards up to 4x4 have no solution, except 1x1", as_claimed,
          fmt::format("4x4: {}", survey.board(4, 4)->path.why));
  }

  void bounds(const SizeSurvey& survey) {
    bool holds = true, is_sharper = true;
    int counted = 0;
    for (const SurveyedBoard& board : survey.boards) {
      if (!board.bounds.diplomatico) continue;
      const auto [least, by_tiles, most] = *board.bounds.diplomatico;
      is_sharper &=
          least <= by_tiles && by_tiles <= board.bounds.by_permanents && board.bounds.by_permanents <= most;
      const auto number =
          board.paths ? board.paths : known_count(survey.family + ":" + board.name(), Counted::paths);
      if (!number) continue;
      ++counted;
      const double exact = log10_of(*number);
      holds &= least <= exact && exact < most;
      is_sharper &= by_tiles <= exact && exact <= board.bounds.by_permanents;
    }
    claim(
        "2^((n-4)(m-4)/25) ≤ N < 7^(nm-1) for n, m ≥ 5", holds,
        fmt::format(
            "compared with N for the {} sizes up to 10x10 for which it is known; the proof of the upper "
            "bound "
            "forgets the choice of the start, and that of the lower one uses Lemma A.1, which fails for two "
            "sizes",
            counted));
    answer("are there tighter bounds? (future work)", is_sharper,
           "numbers of paths through the tiles below, Brègman's bound on permanents above, proved in "
           "docs/bounds.md and compared here with the printed ones and with N up to 10x10");
  }

  void lemmas() {
    const std::vector<LemmaCheck> checks = check_lemmas(run_);
    if (run_.must_end() || !std::ranges::all_of(checks, &LemmaCheck::is_decided)) return;
    for (const TileLemma lemma : {TileLemma::to_the_next_tile, TileLemma::to_the_next_band}) {
      add(lemma_table(lemma, checks));
      const auto failures = failures_of(lemma, checks);
      const char* const goal = lemma == TileLemma::to_the_next_tile ? "(3,m-2)" : "(n,m)";
      claim(fmt::format("Lemma {}: from (3,1) to {} there are two paths for 5 ≤ n, m ≤ 9", name_of(lemma),
                        goal),
            failures.empty(),
            failures.empty() ? "two paths for each of the 25 sizes, checked"
                             : fmt::format("not for {} of 25 sizes, {}, as is proved (see the table)",
                                           failures.size(), fmt::join(failures, " and ")));
    }
    what_follows_from_the_lemmas();
  }

  void what_follows_from_the_lemmas() {
    using enum TileLemma;
    const Count flat = tile_paths(to_the_next_tile, 5, 6).least,
                upright = tile_paths(to_the_next_tile, 6, 5).least;
    claim(
        "for the lemmas it is enough to look at n ≥ m", flat == upright,
        fmt::format("a tile that is turned has its ends elsewhere: for A.1, 5x6 has {} paths and 6x5 has {}",
                    flat.to_string(), upright.to_string()));
    claim("the lemmas let every board with n, m ≥ 5 be tiled",
          tile_paths(to_the_next_tile, 7, 5).least >= Count(2),
          "a band of 7 rows and more than one tile begins with the tile 7x5, which has no path; 7x10 is the "
          "first such board");
    corrected_tiling();
    std::vector<std::string> unsolved;
    for (int rows = 10; rows <= 18; ++rows) {
      for (int cols = 5; cols <= 9; ++cols) {
        const Board board = Size{rows, cols}.board();
        const auto label = [&](Vertex v) { return board.spoken(v); };
        if (path::find_paths(puzzle_on(board, false), 1, label, run_).solutions.empty())
          unsolved.push_back(Size{rows, cols}.name());
      }
    }
    claim("Lemmas A.2 and A.4: boards of two tiles have a solution", unsolved.empty(),
          unsolved.empty() ? "found for 10 to 18 rows and 5 to 9 columns, which are the others turned"
                           : fmt::format("not found for {}", fmt::join(unsolved, ", ")));
  }

  /// The solver divides boards in another way, which needs no tile without a path.
  void corrected_tiling() {
    constexpr int largest = 30;
    std::vector<std::string> unsolved;
    for (int rows = 5; rows <= largest; ++rows) {
      for (int cols = 5; cols <= largest && !run_.must_end(); ++cols) {
        const Board board = Size{rows, cols}.board();
        const auto label = [&](Vertex v) { return board.spoken(v); };
        if (path::find_paths(puzzle_on(board, false), path::solver_named("tiling", ""), 1, label, run_)
                .solutions.empty())
          unsolved.push_back(Size{rows, cols}.name());
      }
    }
    addition("another division into tiles gives a path on every board with n, m ≥ 5", unsolved.empty(),
             unsolved.empty()
                 ? fmt::format("checked for all n, m up to {}; `solve` by the solver tiling", largest)
                 : fmt::format("not on {}", fmt::join(unsolved, ", ")));
  }

  void figures() {
    ReportTable section{.title = "The document's figures"};
    for (int number = 1; number <= 5; ++number) {
      const PrintedGrid& grid = figure(number);
      const Board board = grid.size.board();
      PathSheet sheet{.board = board, .puzzle = {.graph = board.graph(), .shape = board.shape()}};
      std::vector<Visit> visits;
      for (std::size_t i = 0; i < grid.numbers.size(); ++i) {
        if (grid.numbers[i] != 0) visits.push_back({static_cast<Vertex>(i), grid.numbers[i]});
      }
      const auto violations = check(sheet.puzzle, visits, sheet.labels());
      if (!visits.empty()) sheet.solution = visits;
      section.pictures.push_back(
          {grid.caption,
           {sheet_panel("", sheet_of(std::move(sheet)), {.path_line = !visits.empty()}, alone)}});
      if (number == 1) {
        const bool only_begun = std::ranges::all_of(violations, [](const Violation& violation) {
          return violation.rule == "every-number" || violation.rule == "every-cell";
        });
        claim("Figure 1 follows the rules", only_begun, "its six numbers do");
      } else if (number != 3) {
        claim(fmt::format("Figure {} is a solution", number), violations.empty(),
              violations.empty() ? "checked" : violations[0].sentence);
      }
    }
    add(std::move(section));
    for (const char* question : {"can boards with blocked cells be solved? (future work)",
                                 "can learning predict solvability, or guide the search? (future work)"})
      cannot_check(question, "docs/reports/learning.md answers it, over boards with blocked cells",
                   ClaimSort::asked);
    cannot_check("solutions are easier to find on regular boards than on rectangular ones",
                 "it is a guess about times, which depend on the order of the moves more than on the board");
  }
};

ExperimentReport run_diplomatico(const Run& run) { return Diplomatico(run).run(); }

}  // namespace

extern const Experiment diplomatico_experiment = {
    .name = "diplomatico",
    .summary =
        "searching, counting and measuring the Diplomatico boards: Tables I to VII, lemmas, bounds, figures",
    .source =
        "Filippo Garagnani: Graph-Based Analysis of Solution Spaces in the Game Diplomatico. Università "
        "degli Studi di Modena e Reggio Emilia, 2025",
    .run = run_diplomatico,
};

}  // namespace hamlet
