#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>

#include "hamlet/analyse/diplomatico/table_seven.hpp"
#include "hamlet/analyse/diplomatico/tile_lemmas.hpp"
#include "hamlet/analyse/path_bounds.hpp"
#include "hamlet/analyse/report_writer.hpp"
#include "hamlet/analyse/timed_searches.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

struct Size {
  int rows, cols;
  std::string name() const { return fmt::format("{}x{}", rows, cols); }
  Board board() const { return make_board({.name = "diplomatico:" + name()}); }
};

/// The document's own times, of its three queries and its program; none where it gives none.
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
/// What Table VI prints; 0 where it has no line.
struct PrintedCount {
  Size size;
  std::uint64_t number;
};
constexpr PrintedCount table6[] = {{{4, 4}, 0},      {{4, 5}, 144}, {{4, 6}, 128}, {{4, 7}, 72}, {{4, 8}, 0},
                                   {{5, 5}, 12'400}, {{5, 6}, 0},   {{5, 7}, 0},   {{6, 6}, 0}};

/// A figure: the numbers row by row, 0 where it has none.
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
    bounds();
    lemmas();
    solvable();
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
        if (all && path_solver(searcher.solver, "").power != Power::enumerates) {
          row.emplace_back("lists not all");
          continue;
        }
        const MeanTime mean = mean_time(searcher, puzzle, all, runs, run_);
        row[1] = std::max(std::get<std::int64_t>(row[1]), static_cast<std::int64_t>(mean.solutions));
        row.emplace_back(mean.in_words());
      }
      if (std::get<std::int64_t>(row[1]) == 0) without.push_back(line.size.name());
      table.rows.push_back(std::move(row));
    }
    report_.tables.push_back(std::move(table));
    if (all)
      claim("Table III times the search for every solution from corner to corner", without.empty(),
            fmt::format("there is none on {}, where it times searches that find nothing",
                        fmt::join(without, ", ")));
  }

  void orders() {
    ReportTable table{"Table V: Warnsdorff's rule and random choice in backtracking (means of 10 runs)",
                      {"board", "Warnsdorff (printed)", "random (printed)", "Warnsdorff", "random"},
                      {}};
    int wins = 0;
    for (const PrintedOrders& line : table5) {
      if (run_.must_end()) return;
      const PathPuzzle puzzle = puzzle_on(line.size.board(), false);
      const MeanTime rule = mean_time(with_warnsdorff, puzzle, false, 10, run_),
                     chance = mean_time(at_random, puzzle, false, 10, run_);
      wins += rule.in_time && (!chance.in_time || rule.seconds < chance.seconds);
      table.rows.push_back(
          {line.size.name(), line.warnsdorff, line.random, rule.in_words(), chance.in_words()});
    }
    report_.tables.push_back(std::move(table));
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
      const PathCount open = count_paths({.graph = board.graph()}, {}, run_),
                      closed = count_paths({.graph = board.graph(), .closed = true}, {}, run_);
      if (!open.complete || !closed.complete) return;
      if (printed > 0) agrees = agrees && open.directed == Count(printed);
      table.rows.push_back({size.name(),
                            printed > 0 ? Figure(static_cast<std::int64_t>(printed)) : Figure(""),
                            open.directed.to_string(), closed.undirected.to_string()});
    }
    report_.tables.push_back(std::move(table));
    claim("4x5, 4x6, 4x7 and 5x5 have 144, 128, 72 and 12400 solutions", agrees,
          "counted as directed paths over all starts");
  }

  void correlations() {
    TableSeven seven = table_seven(run_);
    if (!seven.complete) return;
    report_.tables.push_back(std::move(seven.table));
    claim("Table VII: correlations with betweenness, closeness and degree", seven.agree == seven.lines,
          fmt::format("{} of {} lines agree in all printed decimals", seven.agree, seven.lines));
    claim(
        "Table VII: correlations with the eigenvector centrality", seven.agree_true == 4,
        fmt::format("{} of 4 agree with the eigenvector; {} of 4 with an iteration that was stopped after 20 "
                    "steps, before it came to rest",
                    seven.agree_true, seven.agree_20));
    claim("most of the correlations are conclusive by their p-values",
          seven.still_significant == seven.significant,
          fmt::format("{} are below 0.05 if every cell counts; symmetric cells have equal values and are no "
                      "further evidence, and over their classes {} of these are left",
                      seven.significant, seven.still_significant));
  }

  void bounds() {
    ReportTable table{"Bounds on the number of directed paths, as logarithms to base 10",
                      {"board", "printed lower", "by tiles", "exact", "by permanents", "printed upper"},
                      {}};
    bool holds = true, is_sharper = true;
    const Size sizes[] = {{5, 5}, {5, 6}, {6, 6}, {5, 10}, {10, 10}, {20, 20}, {50, 50}};
    for (const Size& size : sizes) {
      if (run_.must_end()) return;
      const double cells = size.rows * size.cols;
      const Board board = size.board();
      const double lower = (size.rows - 4) * (size.cols - 4) / 25.0 * std::log10(2),
                   upper = (cells - 1) * std::log10(7), most = log_most_paths(board.graph()) / std::log(10);
      const std::string tiles = diplomatico_paths_by_tiling(size.rows, size.cols).to_string();
      const double least = log10_of(tiles);
      std::optional<double> exact;
      if (cells <= 36) {
        const PathCount count = count_paths({.graph = board.graph()}, {}, run_);
        if (!count.complete) return;
        exact = std::log10(count.directed.to_double());
        holds = holds && lower <= *exact && *exact < upper;
        is_sharper = is_sharper && least <= *exact && *exact <= most;
      }
      is_sharper = is_sharper && lower <= least && least <= most && most <= upper;
      table.rows.push_back({size.name(), lower, least, exact ? Figure(*exact) : Figure(""), most, upper});
    }
    report_.tables.push_back(std::move(table));
    claim(
        "2^((n-4)(m-4)/25) ≤ N < 7^(nm-1)", holds,
        "holds wherever N was counted; the proof of the upper bound forgets the choice of the start, and the "
        "lower one rests on Lemma A.1, which is not true of all sizes");
    claim("tighter bounds (the document's future work)", is_sharper,
          "numbers of paths through the tiles below, Brègman's bound on permanents above (docs/bounds.md)");
  }
  /// Of a number too large for a double.
  static double log10_of(const std::string& digits) {
    const std::string head = digits.substr(0, 15);
    return std::log10(std::stod(head)) + static_cast<double>(digits.size() - head.size());
  }

  void lemmas() {
    ReportTable table{"Lemmas A.1 and A.3: paths through tiles, two each",
                      {"lemma", "size", "found", "first", "second"},
                      {}};
    std::vector<std::string> failures[2];
    for (const LemmaCheck& check : check_lemmas(run_)) {
      if (!check.is_decided) return;
      const bool is_first = check.lemma == TileLemma::to_the_next_tile;
      if (!check.holds()) failures[is_first ? 0 : 1].push_back(fmt::format("{}x{}", check.rows, check.cols));
      const auto path = [&](std::size_t i) {
        return i < check.witnesses.size() ? cells_of(check.witnesses[i], check.cols) : std::string("none");
      };
      table.rows.push_back({is_first ? "A.1" : "A.3", fmt::format("{}x{}", check.rows, check.cols),
                            static_cast<std::int64_t>(check.witnesses.size()), path(0), path(1)});
    }
    report_.tables.push_back(std::move(table));
    const auto found = [](const std::vector<std::string>& sizes) {
      return sizes.empty() ? std::string("two paths for each of the 25 sizes, checked")
                           : fmt::format("not for {} of 25 sizes, {}: every possibility was tried",
                                         sizes.size(), fmt::join(sizes, " and "));
    };
    claim("Lemma A.1: from (3,1) to (3,m-2) there are two paths for 5 ≤ n, m ≤ 9", failures[0].empty(),
          found(failures[0]));
    claim("Lemma A.3: from (3,1) to (n,m) there are two paths for 5 ≤ n, m ≤ 9", failures[1].empty(),
          found(failures[1]));
  }
  static std::string cells_of(const Path& path, int cols) {
    std::string text;
    for (const Vertex v : path) {
      const int at = static_cast<int>(v);
      text += fmt::format("{}{},{}", text.empty() ? "" : " ", at / cols + 1, at % cols + 1);
    }
    return text;
  }

  void solvable() {
    ReportTable table{"Which boards have a path (o), also a closed tour (c), or none (-)", {"rows"}, {}};
    constexpr int most = 10;
    for (int cols = 1; cols <= most; ++cols) table.columns.push_back(std::to_string(cols));
    bool as_claimed = true;
    for (int rows = 1; rows <= most; ++rows) {
      std::vector<Figure> row = {std::int64_t{rows}};
      for (int cols = 1; cols <= most; ++cols) {
        if (run_.must_end()) return;
        const Board board = Size{rows, cols}.board();
        const auto has = [&](bool closed) {
          const PathPuzzle puzzle{.graph = board.graph(), .closed = closed, .shape = board.shape()};
          return find_paths(
                     puzzle, 1, [&](Vertex v) { return board.label(v); }, run_)
              .answer;
        };
        using Answer = FindResult::Answer;
        const Answer open = has(false), closed = has(true);
        if (run_.must_end()) return;
        if (rows == cols && rows <= 4) as_claimed = as_claimed && (open == Answer::found) == (rows == 1);
        row.emplace_back(open == Answer::none      ? "-"
                         : closed == Answer::found ? "oc"
                         : closed == Answer::none  ? "o"
                                                   : "o?");
      }
      table.rows.push_back(std::move(row));
    }
    report_.tables.push_back(std::move(table));
    const Board four = Size{4, 4}.board();
    const FindResult none = find_paths(
        {.graph = four.graph()}, 1, [&](Vertex v) { return four.label(v); }, run_);
    claim("square boards up to 4x4 have no solution, except 1x1", as_claimed,
          fmt::format("4x4: {}", none.why));
  }

  void figures() {
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
      report_.pictures.push_back({grid.caption, sheet_of(std::move(sheet))});
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
    cannot_check("solutions are easier to find on regular boards than on rectangular ones",
                 "it is a guess about times, which depend on the order of the moves more than on the board");
  }
};

ExperimentReport run_experiment(const Run& run) { return Diplomatico(run).run(); }

}  // namespace

extern const Experiment diplomatico_experiment = {
    .name = "diplomatico",
    .summary =
        "searching, counting and measuring the Diplomatico boards: Tables I to VII, lemmas, bounds, figures",
    .run = run_experiment,
};

}  // namespace hamlet
