#include "hamlet/analyse/diplomatico/tile_lemmas.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

PathPuzzle tile_puzzle(TileLemma lemma, int rows, int cols) {
  const Board board = make_board({.name = fmt::format("diplomatico:{}x{}", rows, cols)});
  const bool is_first = lemma == TileLemma::to_the_next_tile;
  const Cell goal = is_first ? Cell{3, cols - 2} : Cell{rows, cols};
  return {.graph = board.graph(),
          .start = board.vertex_of(Cell{3, 1}, "tile"),
          .end = board.vertex_of(goal, "tile")};
}

Count least_tile_paths(TileLemma lemma, int rows, int cols) {
  constexpr int most_cells = 49;
  if (rows * cols > most_cells) return 2;
  const PathCount count = count_paths(tile_puzzle(lemma, rows, cols), {}, {});
  require(count.complete, "a tile is small enough to be counted");
  return count.directed;
}

std::vector<LemmaCheck> check_lemmas(const Run& run) {
  std::vector<LemmaCheck> checks;
  const auto plain = [](Vertex v) { return std::to_string(v + 1); };
  for (const TileLemma lemma : {TileLemma::to_the_next_tile, TileLemma::to_the_next_band}) {
    for (int rows = 5; rows <= 9; ++rows) {
      for (int cols = 5; cols <= 9; ++cols) {
        LemmaCheck check{.lemma = lemma, .rows = rows, .cols = cols};
        if (!run.must_end()) {
          FindResult found = find_paths(tile_puzzle(lemma, rows, cols), 2, plain, run);
          check.is_decided = found.all || found.paths.size() == 2;
          check.witnesses = std::move(found.paths);
          if (check.is_decided && !check.holds()) check.why = fmt::format("{} ({})", found.why, found.method);
        }
        checks.push_back(std::move(check));
      }
    }
  }
  return checks;
}

}  // namespace hamlet
