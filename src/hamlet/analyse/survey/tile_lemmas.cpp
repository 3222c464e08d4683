#include "hamlet/analyse/survey/tile_lemmas.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <tuple>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

/// The puzzle that is left after the first steps of a path.
PathPuzzle rest_of(const PathPuzzle& puzzle, const Path& path, std::size_t steps) {
  std::vector<Vertex> left(path.begin() + static_cast<std::ptrdiff_t>(steps), path.end());
  std::vector<Vertex> place(puzzle.length(), no_vertex);
  for (std::size_t i = 0; i < left.size(); ++i) place[left[i]] = static_cast<Vertex>(i);
  std::vector<Edge> edges;
  for (const Vertex a : left) {
    for (const Vertex b : puzzle.graph.out(a)) {
      if (a < b && place[b] != no_vertex) edges.push_back({place[a], place[b]});
    }
  }
  const auto count = static_cast<Vertex>(left.size());
  return {.graph = Graph::symmetric(count, edges), .start = 0, .end = count - 1};
}

TilePaths counted_paths(PathPuzzle puzzle) {
  constexpr Step most_cells = 49;
  const bool is_small = puzzle.length() <= most_cells;
  if (!is_small) {
    const auto plain = [](Vertex v) { return std::to_string(v + 1); };
    const path::Found found = path::find_paths(puzzle, path::solver_named("backtrack", ""), 1, plain, {});
    if (found.solutions.empty()) return {0, true};
    puzzle = rest_of(puzzle, found.solutions[0], puzzle.length() - most_cells);
  }
  const path::PathCount count = path::count_paths(puzzle, {}, {});
  require(count.complete, "a tile is small enough to be counted");
  return {count.directed, is_small};
}

}  // namespace

PathPuzzle tile_puzzle(TileLemma lemma, int rows, int cols) {
  const Board board = make_board({.name = fmt::format("diplomatico:{}x{}", rows, cols)});
  const bool is_first = lemma == TileLemma::to_the_next_tile;
  const Cell goal = is_first ? Cell{3, cols - 2} : Cell{rows, cols};
  return {.graph = board.graph(),
          .start = board.vertex_of(Cell{3, 1}, "tile"),
          .end = board.vertex_of(goal, "tile")};
}

TilePaths tile_paths(TileLemma lemma, int rows, int cols) {
  // A survey of many boards needs the same few tiles again and again.
  static std::mutex mutex;
  static std::map<std::tuple<TileLemma, int, int>, TilePaths> known;
  const std::lock_guard lock(mutex);
  const auto [at, is_new] = known.try_emplace({lemma, rows, cols});
  if (is_new) at->second = counted_paths(tile_puzzle(lemma, rows, cols));
  return at->second;
}

std::vector<LemmaCheck> check_lemmas(const Run& run) {
  std::vector<LemmaCheck> checks;
  const auto plain = [](Vertex v) { return std::to_string(v + 1); };
  for (const TileLemma lemma : {TileLemma::to_the_next_tile, TileLemma::to_the_next_band}) {
    for (int rows = 5; rows <= 9; ++rows) {
      for (int cols = 5; cols <= 9; ++cols) {
        LemmaCheck check{.lemma = lemma, .rows = rows, .cols = cols};
        if (!run.must_end()) {
          path::Found found = path::find_paths(tile_puzzle(lemma, rows, cols), 2, plain, run);
          check.is_decided = found.all || found.solutions.size() == 2;
          check.witnesses = std::move(found.solutions);
          if (check.is_decided && !check.holds()) check.why = fmt::format("{} ({})", found.why, found.method);
        }
        checks.push_back(std::move(check));
      }
    }
  }
  return checks;
}

}  // namespace hamlet
