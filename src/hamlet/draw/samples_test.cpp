#include "hamlet/draw/samples_test_help.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace hamlet {

namespace {

/// Depth-first search that tries the neighbours with the fewest exits first.
class PathFinder {
 public:
  PathFinder(const Graph& graph, bool closed)
      : graph_(graph), closed_(closed), used_(graph.vertex_count(), false) {}

  Path run() {
    for (Vertex start = 0; start < graph_.vertex_count(); ++start) {
      if (extend(start)) return path_;
    }
    throw std::logic_error("the sample has no path");
  }

 private:
  bool extend(Vertex v) {
    used_[v] = true;
    path_.push_back(v);
    if (path_.size() == graph_.vertex_count()) {
      if (!closed_ || graph_.has_arc(v, path_[0])) return true;
    }
    std::vector<std::pair<std::size_t, Vertex>> next;
    for (Vertex w : graph_.out(v)) {
      if (!used_[w]) next.push_back({ways_on(w), w});
    }
    std::ranges::sort(next);
    for (const auto& [ways, w] : next) {
      if (extend(w)) return true;
    }
    used_[v] = false;
    path_.pop_back();
    return false;
  }

  std::size_t ways_on(Vertex v) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(graph_.out(v), [&](Vertex w) { return !used_[w]; }));
  }

  const Graph& graph_;
  bool closed_;
  std::vector<bool> used_;
  Path path_;
};

/// Precomputed, since the search takes seconds.
Path path_through_tutte() {
  return {1, 0, 16, 17, 19, 23, 29, 30, 26, 24, 20, 18, 21, 25, 42, 28, 22, 27, 10, 6,  3,  5,  2,
          4, 8, 9,  11, 15, 14, 13, 7,  12, 40, 36, 33, 31, 32, 35, 39, 41, 45, 44, 38, 34, 37, 43};
}

PathSheet path_sheet(const BoardRequest& request, bool closed = false) {
  Board board = make_board(request);
  PathPuzzle puzzle{.graph = board.graph(), .closed = closed};
  const Path path = request.name == "tutte" ? path_through_tutte() : some_path(board.graph(), closed);
  // Print every fifth number and the last.
  const auto n = static_cast<Step>(path.size());
  for (Step step = 1; step <= n; ++step) {
    if (step % 5 == 1 || step == n) puzzle.clues.push_back({path[step - 1], step});
  }
  return {.board = std::move(board), .puzzle = std::move(puzzle), .solution = visits_of(path)};
}

/// Adds diamonds, walls and parity marks where the path allows them.
PathSheet with_signs(PathSheet sheet) {
  const Path path = *path_of(*sheet.solution);
  const Graph& graph = sheet.puzzle.graph;
  for (std::size_t i = 2; i + 1 < path.size() && sheet.puzzle.diamonds.size() < 3; i += 3) {
    sheet.puzzle.diamonds.push_back({path[i], path[i + 1]});
  }
  const auto step_of = [&](Vertex v) { return std::ranges::find(path, v) - path.begin(); };
  for (Vertex v = 0; v < graph.vertex_count() && sheet.puzzle.marks.size() < 3; v += 3) {
    for (Vertex w : graph.out(v)) {
      if (v > w || std::abs(step_of(v) - step_of(w)) == 1) continue;
      sheet.puzzle.marks.push_back({&mark_rule("wall", "sample"), {v, w}});
      break;
    }
  }
  for (std::size_t i : {std::size_t{4}, path.size() - 3}) {
    sheet.puzzle.marks.push_back({&mark_rule(i % 2 == 0 ? "odd" : "even", "sample"), {path[i]}});
  }
  return sheet;
}

/// Adds one-way marks along the path, and "before" marks between cells in path order, neighbours and others.
PathSheet with_directions(PathSheet sheet) {
  const Path path = *path_of(*sheet.solution);
  sheet.puzzle.clues.resize(2);
  for (std::size_t i = 1; i + 1 < path.size() && sheet.puzzle.marks.size() < 4; i += 4)
    sheet.puzzle.marks.push_back({&mark_rule("one-way", "sample"), {path[i], path[i + 1]}});
  const Graph& graph = sheet.puzzle.graph;
  for (std::size_t i = 2; i < path.size() && sheet.puzzle.marks.size() < 8; i += 3) {
    const auto later = std::ranges::find_if(graph.out(path[i]), [&](Vertex w) {
      return std::ranges::find(path, w) > path.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    });
    if (later != graph.out(path[i]).end())
      sheet.puzzle.marks.push_back({&mark_rule("before", "sample"), {path[i], *later}});
  }
  sheet.puzzle.marks.push_back({&mark_rule("before", "sample"), {path.front(), path.back()}});
  return sheet;
}

PathSheet without_ends(PathSheet sheet) {
  const Path path = *path_of(*sheet.solution);
  sheet.puzzle.clues.clear();
  sheet.puzzle.start = path.front();
  sheet.puzzle.end = path.back();
  return sheet;
}

PathSheet directed_sheet() {
  const std::vector<Edge> arcs = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {3, 4}, {4, 1}, {1, 4}};
  const Graph graph = Graph::directed(5, arcs);
  return {.board = graph_board("streets", graph, {"Anger", "Brücke", "Chor", "Dom", "Esel"}),
          .puzzle = {.graph = graph, .start = 0, .diamonds = {{2, 3}}},
          .solution = visits_of({0, 1, 2, 3, 4})};
}

BridgesSheet bridges_sheet(BridgesGrid grid, std::vector<Bridge> bridges) {
  return {.puzzle = BridgesPuzzle(std::move(grid)), .solution = std::move(bridges)};
}

BridgesSheet classic_bridges() {
  return bridges_sheet({.rows = 5,
                        .cols = 5,
                        .islands = {{{1, 1}, 3},
                                    {{1, 3}, 4},
                                    {{1, 4}, 1},
                                    {{3, 1}, 2},
                                    {{3, 3}, std::nullopt},
                                    {{5, 1}, 1},
                                    {{5, 5}, std::nullopt},
                                    {{3, 5}, 3}},
                        .forbidden = {{{5, 1}, {5, 5}}}},
                       {{0, 1, 2}, {1, 2, 1}, {1, 4, 1}, {0, 3, 1}, {3, 6, 1}, {4, 5, 2}, {5, 7, 1}});
}

/// A ring with a bay: blocked cells outside and inside.
BridgesSheet shaped_bridges() {
  return bridges_sheet({.rows = 5,
                        .cols = 7,
                        .islands = {{{1, 3}, 2},
                                    {{1, 5}, 2},
                                    {{3, 1}, 2},
                                    {{3, 3}, 3},
                                    {{3, 5}, 4},
                                    {{3, 7}, 2},
                                    {{5, 3}, 2},
                                    {{5, 5}, std::nullopt}},
                        .blocked = {{1, 1}, {1, 2}, {1, 7}, {2, 1}, {2, 7}, {4, 4}, {5, 1}, {5, 7}}},
                       {{0, 1, 1}, {0, 3, 1}, {1, 4, 1}, {2, 3, 2}, {4, 5, 2}, {4, 7, 1}, {6, 7, 2}});
}

BridgesSheet many_bridges() {
  return bridges_sheet(
      {.rows = 4,
       .cols = 7,
       .k = 12,
       .no_loops = true,
       .islands = {{{1, 1}, 7}, {{1, 4}, 15}, {{1, 7}, 12}, {{4, 1}, 5}, {{4, 2}, 6}, {{4, 7}, 5}}},
      {{0, 1, 3}, {1, 2, 12}, {0, 3, 4}, {3, 4, 1}, {4, 5, 5}});
}

BridgesSheet diagonal_bridges() {
  return bridges_sheet(
      {.rows = 5,
       .cols = 6,
       .k = 3,
       .eight = true,
       .islands = {{{1, 1}, 2}, {{1, 5}, 3}, {{3, 3}, 7}, {{5, 1}, std::nullopt}, {{5, 5}, 2}, {{4, 6}, 1}}},
      {{0, 2, 2}, {1, 2, 3}, {2, 4, 1}, {2, 5, 1}, {3, 5, 1}});
}

}  // namespace

Path some_path(const Graph& graph, bool closed) { return PathFinder(graph, closed).run(); }

Sheet solved(const BoardRequest& request, std::string title) {
  Sheet sheet = sheet_of(path_sheet(request));
  sheet.title = std::move(title);
  return sheet;
}

std::vector<Sample> samples() {
  const std::vector<Cell> holes = {{2, 2}, {2, 3}, {4, 5}};
  const DrawOptions bare{.solution = false};
  const DrawOptions with_line{.path_line = true};
  std::vector<Sample> all = {
      {"square", solved({.name = "square:5x6"}, "A <way> & back")},
      {"square-blocked",
       sheet_of(with_signs(path_sheet({.name = "square:5x5", .blocked = {{2, 2}, {2, 3}}})))},
      {"square-closed", sheet_of(path_sheet({.name = "square:4x4"}, true))},
      {"square-torus", sheet_of(with_signs(path_sheet({.name = "square:3x5", .wrap = Wrap::torus}, true)))},
      {"square-large", solved({.name = "square:32x33"})},
      {"king", sheet_of(with_signs(path_sheet({.name = "king:5x5", .blocked = {{1, 1}, {3, 4}}})))},
      {"king-torus", sheet_of(path_sheet({.name = "king:4x4", .wrap = Wrap::torus}, true))},
      {"knight", solved({.name = "knight:6x6"})},
      {"knight-line", solved({.name = "knight:6x6"}), with_line},
      {"knight-signs", sheet_of(with_signs(path_sheet({.name = "knight:6x6"}))), bare},
      {"knight-cylinder-line", solved({.name = "knight:4x6", .wrap = Wrap::cylinder}), with_line},
      {"diplomatico", sheet_of(with_signs(path_sheet({.name = "diplomatico:5x5"})))},
      {"leaper-1-4", solved({.name = "leaper-1-4:10x10"})},
      {"hex-3", sheet_of(with_signs(path_sheet({.name = "hex:3"})))},
      {"hex-3x4", solved({.name = "hex:3x4", .blocked = {{2, 2}}})},
      {"hex-5", solved({.name = "hex:5"}), bare},
      {"triangle-5", sheet_of(with_signs(path_sheet({.name = "triangle:5"})))},
      {"ends", sheet_of(without_ends(path_sheet({.name = "king:4x4"}))), bare},
      {"line-only", solved({.name = "square:6x6"}), {.numbers = false}},
      {"petersen", sheet_of(with_signs(path_sheet({.name = "petersen:7,2"})))},
      {"tutte", solved({.name = "tutte"})},
      {"tutte-bare", solved({.name = "tutte"}), bare},
      {"directed", sheet_of(directed_sheet())},
      {"directions", sheet_of(with_directions(path_sheet({.name = "king:5x5"}))), bare},
      {"directions-hex", sheet_of(with_directions(path_sheet({.name = "hex:3"})))},
      {"directions-torus", sheet_of(with_directions(path_sheet({.name = "square:4x4", .wrap = Wrap::torus}))),
       bare},
      {"directions-knight", sheet_of(with_directions(path_sheet({.name = "knight:5x5"}))), bare},
      {"bridges", sheet_of(classic_bridges())},
      {"bridges-many", sheet_of(many_bridges())},
      {"bridges-eight", sheet_of(diagonal_bridges())},
      {"bridges-shape", sheet_of(shaped_bridges())},
  };
  const auto add_bare = [&](std::string name, Sheet sheet) {
    all.push_back({std::move(name), std::move(sheet), bare});
  };
  add_bare("square-blocked-bare", all[1].sheet);
  add_bare("king-bare", all[5].sheet);
  add_bare("hex-3-bare", all[13].sheet);
  add_bare("bridges-bare", sheet_of(classic_bridges()));
  Sheet begun = solved({.name = "square:4x5"});
  begun.path().solution->resize(12);
  begun.path().solution->erase(begun.path().solution->begin() + 7);
  all.push_back({"begun", begun});
  Sheet wrong = solved({.name = "king:4x4"});
  std::swap((*wrong.path().solution)[3].cell, (*wrong.path().solution)[12].cell);
  wrong.path().solution->push_back({(*wrong.path().solution)[8].cell, 3});
  all.push_back({"wrong", wrong});
  return all;
}

std::vector<Sample> samples_with_coordinates() {
  const DrawOptions named{.coordinates = true};
  return {
      {"coordinates", solved({.name = "king:3x12"}, "Titled"), named},
      {"coordinates-torus",
       sheet_of(with_signs(path_sheet({.name = "square:3x5", .wrap = Wrap::torus}, true))), named},
      {"coordinates-hex", sheet_of(with_signs(path_sheet({.name = "hex:3"}))), named},
      {"coordinates-triangle", solved({.name = "triangle:5"}), named},
      {"coordinates-bridges", sheet_of(classic_bridges()), named},
  };
}

}  // namespace hamlet
