#include <fmt/format.h>

#include <set>

#include "hamlet/analyse/reports/knight_walks.hpp"
#include "hamlet/analyse/reports/path_panel.hpp"
#include "hamlet/analyse/reports/report_writer.hpp"
#include "hamlet/analyse/reports/warnsdorff_trap.hpp"
#include "hamlet/draw/plot/heat_map.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/longest.hpp"

namespace hamlet {

namespace {

struct Rule {
  const char* name;
  const char* order;
};
constexpr Rule rules[] = {
    {"Warnsdorff, first of equals", "warnsdorff"},
    {"Warnsdorff, any of equals", "warnsdorff+random"},
    {"sum, 2 levels", "pohl-2-sum"},
    {"sum, 3 levels", "pohl-3-sum"},
    {"minimum, 2 levels", "pohl-2-min"},
    {"maximum sum, 2 levels", "pohl-2-max"},
    {"hybrid, 2 levels", "pohl-2-hybrid"},
    {"farthest from the middle", "far"},
};

class Pohl : ReportWriter {
 public:
  explicit Pohl(const Run& run) : ReportWriter(run) {}

  ExperimentReport run() {
    walks_by_rule();
    failures_over_all_orderings();
    small_boards();
    tutte();
    trap();
    chessboard();
    by_reading();
    return finished();
  }

 private:
  Successes walks(const Board& board, const char* order) const {
    Rng rng(run_.seed);
    const bool random = std::string_view(order).ends_with("random");
    return walk_from_everywhere(board, order, in_order(board, pohl_moves), run_, random ? &rng : nullptr);
  }

  void walks_by_rule() {
    ReportTable table{
        "Knight's walks without turning back that visit every square, from each square (of the "
        "majority's colour on odd boards), moves in Pohl's printed order",
        {"board", "starts"},
        {}};
    for (const Rule& rule : rules) table.columns.emplace_back(rule.name);
    for (int size : {5, 6, 7, 8, 10, 20, 40}) {
      if (run_.must_end()) return;
      const Board board = make_board({.name = fmt::format("knight:{0}x{0}", size)});
      std::vector<Figure> row = {fmt::format("{0}x{0}", size), std::int64_t{0}};
      for (const Rule& rule : rules) {
        const Successes successes = walks(board, rule.order);
        row[1] = successes.starts;
        row.emplace_back(successes.arrived);
      }
      claims_on_large(size, row);
      table.rows.push_back(std::move(row));
      if (size == 8) table.pictures = {squares_left_over(board), tour_by_the_minimum(board)};
    }
    add(std::move(table));
  }

  /// Heat maps for the rules that fail somewhere.
  ReportPicture squares_left_over(const Board& board) const {
    ReportPicture picture{
        "Squares that the walk from each square of the chessboard leaves over; 0 is a tour. The rules that "
        "are not "
        "shown lead to a tour from everywhere.",
        {}};
    for (const Rule& rule : rules) {
      const Successes successes = walks(board, rule.order);
      std::vector<double> left_over;
      for (const std::size_t visited : successes.visited)
        left_over.push_back(static_cast<double>(board.size() - visited));
      if (successes.arrived < successes.starts)
        picture.panels.push_back(heat_map(rule.name, board, left_over));
    }
    return picture;
  }

  ReportPicture tour_by_the_minimum(const Board& board) const {
    const path::MoveSorter order("pohl-2-min", board.graph(), run_);
    const path::MoveSequence moves = in_order(board, pohl_moves);
    path::Walker walker(board.graph(), order, run_, &moves);
    walker.walk(0, {.careful = false}, nullptr);
    return {"A knight's tour from the corner by the minimum on two levels, without turning back",
            {path_panel("", board, walker.path(), {.path_line = true})}};
  }

  void claims_on_large(int size, const std::vector<Figure>& row) {
    const auto starts = std::get<std::int64_t>(row[1]), by_sum = std::get<std::int64_t>(row[4]);
    if (size == 8) {
      const auto plain = std::get<std::int64_t>(row[2]);
      claim("Warnsdorff's rule fails from at least one square of the chessboard", plain < starts,
            fmt::format("with the printed order of moves it fails from {} of 64 squares", starts - plain));
      claim(
          "with ties broken by the sum of the next level, there is a tour from every square of the "
          "chessboard",
          by_sum == starts,
          fmt::format("with the printed order of moves it fails from {} of 64 squares", starts - by_sum));
    } else if (size >= 20) {
      claim(fmt::format("the sum finds tours on the {0}x{0} board", size), by_sum > 0,
            fmt::format("from {} of {} squares", by_sum, starts));
    }
  }

  void failures_over_all_orderings() {
    ReportTable table{
        "Starts of 64 from which the walk fails on the chessboard, over all 5040 orders of the moves "
        "(up to symmetry)",
        {"rule", "fewest", "most", "mean", "orders without failure"},
        {}};
    for (const Rule& rule : rules) {
      if (std::string_view(rule.order).ends_with("random") || std::string_view(rule.order) == "pohl-3-sum")
        continue;
      const FailuresByOrdering failures = failures_by_ordering(rule.order, run_);
      if (run_.must_end()) return;
      table.rows.push_back({rule.name, static_cast<std::int64_t>(failures.least()),
                            static_cast<std::int64_t>(failures.most()), failures.mean(),
                            failures.orderings_with[0]});
      const std::string range = fmt::format("{} to {} failures, {:.3f} in the mean", failures.least(),
                                            failures.most(), failures.mean());
      if (std::string_view(rule.order) == "warnsdorff") {
        cannot_check(
            "five orders of the moves fail at least once each, twelve times together",
            fmt::format("the text gives one of the five; over all there are {}, so it may well be, but {} of "
                        "5040 orders never fail",
                        range, failures.orderings_with[0]));
      } else if (std::string_view(rule.order) == "pohl-2-sum") {
        claim("the sum never fails on the chessboard, whichever of several orders of the moves is used",
              failures.most() == 0, range);
      } else if (std::string_view(rule.order) == "pohl-2-min") {
        answer(
            "is the minimum in place of the sum worth a trial?", failures.most() == 0,
            failures.most() == 0 ? "it never fails on the chessboard, with any order of the moves" : range);
      }
    }
    add(std::move(table));
  }

  void small_boards() {
    ReportTable table{"Longest knight's paths on small boards",
                      {"board", "squares", "connections", "longest path", "longest of Warnsdorff's walks"},
                      {}};
    for (int size : {3, 4, 5}) {
      const Board board = make_board({.name = fmt::format("knight:{0}x{0}", size)});
      const path::LongestResult longest = path::longest_path({.graph = board.graph()}, run_);
      if (!longest.proved) return;
      const Successes successes = walks(board, "warnsdorff");
      table.rows.push_back({fmt::format("{0}x{0}", size), std::int64_t{board.size()},
                            static_cast<std::int64_t>(2 * board.graph().edge_count()),
                            static_cast<std::int64_t>(longest.path.size()),
                            static_cast<std::int64_t>(successes.longest())});
      if (size != 4) continue;
      table.pictures.push_back({"A longest path on the 4x4 board: one square is left over",
                                {path_panel("", board, longest.path, {.path_line = true})}});
      claim("the 4x4 board has no path over all 16 squares; the longest has 15", longest.path.size() == 15,
            fmt::format("the longest has {}, proved", longest.path.size()));
      claim("Warnsdorff's rule finds that path", successes.longest() == longest.path.size(),
            fmt::format("its longest walk has {} squares", successes.longest()));
    }
    add(std::move(table));
  }

  void chessboard() {
    const Board board = make_board({.name = "knight:8x8"}), five = make_board({.name = "knight:5x5"});
    const std::size_t connections = 2 * board.graph().edge_count();
    claim("the chessboard has 336 connections, slightly over five a square", connections == 336,
          fmt::format("{}, {:.2f} a square", connections, static_cast<double>(connections) / 64));
    bool as_claimed = true;
    for (Vertex v = 0; v < five.size(); ++v) {
      const bool is_even = (five.cell(v).row + five.cell(v).col) % 2 == 0;
      const path::PathCount count = path::count_paths({.graph = five.graph(), .start = v}, {}, run_);
      as_claimed &= count.complete && count.directed.is_zero() != is_even;
    }
    claim("on the 5x5 board tours begin where row and file add up to an even number", as_claimed,
          "from each such square there is one, and from no other");
    constexpr int rounds = 1000;
    const path::MoveSorter random("random", board.graph(), run_);
    path::Walker walker(board.graph(), random, run_);
    Rng rng(run_.seed);
    int arrived = 0;
    for (Vertex start = 0; start < board.size() && !run_.must_end(); ++start) {
      for (int round = 0; round < rounds; ++round) arrived += walker.walk(start, {.careful = false}, &rng);
    }
    claim("moves made at random have virtually no chance of a tour", arrived == 0,
          fmt::format("{} of {} random walks on the chessboard are tours", arrived, 64 * rounds));
  }

  /// Claims that need no computation, and those that cannot be checked.
  void by_reading() {
    claim("the printed program finds tours by the rule", false,
          "by reading: it takes a move only if min < T1, where min begins at 99 and T1 is at most 8, so it "
          "never "
          "takes one; the comparison is reversed, and the loop counts each move twice");
    cannot_check("the graph of Fig. 5 needs the rule on nine levels",
                 "the graph is a drawing that the text does not give");
  }

  void tutte() {
    const Board board = make_board({.name = "tutte"});
    const path::Solver& backtrack = path::solver_named("backtrack", "");
    const auto labels = [&](Vertex v) { return board.spoken(v); };
    const path::MoveSorter order("pohl-2-sum", board.graph(), run_);
    path::Walker walker(board.graph(), order, run_);
    std::int64_t arrived = 0;
    std::set<Path> by_chance;
    Rng rng(run_.seed);
    for (Vertex start = 0; start < board.size(); ++start) {
      arrived += walker.walk(start, {.careful = false}, nullptr);
      for (int round = 0; round < 100; ++round) {
        if (walker.walk(start, {.careful = false}, &rng)) by_chance.insert(walker.path());
      }
    }
    const path::Found open = path::find_paths({.graph = board.graph()}, backtrack, 1, labels, run_);
    const path::Found closed =
        path::find_paths({.graph = board.graph(), .closed = true}, backtrack, 1, labels, run_);
    if (run_.must_end()) return;
    using Answer = path::Found::Answer;
    ReportTable table{"Tutte's graph: cubic, planar, 46 vertices",
                      {"what", "answer"},
                      {{"walks by the sum that visit every vertex, of 46 starts", arrived},
                       {"different paths by the sum, equal moves by chance, of 4600 walks",
                        static_cast<std::int64_t>(by_chance.size())},
                       {"a path, by backtracking", open.answer == Answer::found ? "found" : "none"},
                       {"a closed tour, by backtracking", closed.answer == Answer::none ? "none" : "found"}}};
    if (!by_chance.empty())
      table.pictures.push_back({"A path through Tutte's graph that the sum found",
                                {path_panel("", board, *by_chance.begin(), {}, alone)}});
    add(std::move(table));
    claim(
        "the sum finds several paths through Tutte's graph", by_chance.size() > 1,
        fmt::format(
            "the first of equal moves leads through from {} of 46 vertices, any of them in 4600 walks along "
            "{} different paths",
            arrived, by_chance.size()));
    claim("Tutte's graph has no closed tour", closed.answer == Answer::none, closed.why);
  }

  void trap() {
    const auto found = smallest_warnsdorff_trap(7, run_);
    if (!found) return;
    const auto name = [](Vertex v) { return std::to_string(v + 1); };
    std::string edges, path;
    for (const Edge& edge : found->graph.edges())
      edges += fmt::format("{}{}-{}", edges.empty() ? "" : " ", name(edge.from), name(edge.to));
    const path::Found backtracked =
        path::find_paths({.graph = found->graph, .start = 0}, path::solver_named("backtrack", ""), 1, name,
                         run_, {.order = "warnsdorff"});
    if (backtracked.solutions.empty()) return;
    for (Vertex v : backtracked.solutions[0]) path += (path.empty() ? "" : " ") + name(v);
    const Board board = graph_board("the smallest trap", found->graph);
    ReportTable table{
        .title =
            "The smallest graph on which Warnsdorff's choice is fatal, found by looking at all graphs "
            "(Pohl's Fig. 5 is a drawing that his text does not give)",
        .columns = {"what", "answer"},
        .rows = {{"vertices", std::int64_t{found->graph.vertex_count()}},
                 {"edges", edges},
                 {"start", "1"},
                 {"the rule goes astray at", name(found->chosen)},
                 {"path by backtracking in the same order", path}},
        .pictures = {{"The graph, and the path that the rule misses",
                      {path_panel("", board, backtracked.solutions[0])}}}};
    add(std::move(table));
    claim("there are graphs with a path that Warnsdorff's rule cannot find, however ties are broken",
          !warnsdorff_can_succeed(found->graph, 0), "shown by the graph of the table");
    addition("the smallest such graph", true,
             fmt::format("it has {} vertices and {} edges; all smaller graphs were tried, and backtracking "
                         "finds its path",
                         found->graph.vertex_count(), found->graph.edge_count()));
  }
};

ExperimentReport run_pohl(const Run& run) { return Pohl(run).run(); }

}  // namespace

extern const Experiment pohl_experiment = {
    .name = "pohl",
    .summary = "knight's tours and other paths by Warnsdorff's rule and its refinements (Pohl 1967)",
    .source =
        "Ira Pohl: A method for finding Hamilton paths and knight's tours. Communications of the ACM 10 (7), "
        "1967",
    .run = run_pohl,
};

}  // namespace hamlet
