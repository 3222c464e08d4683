#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <string>

#include "hamlet/board/board.hpp"
#include "hamlet/make/path/random_path.hpp"
#include "hamlet/make/path/thinning.hpp"

/// thinning BOARD SEEDS: prints the seconds for a random path and for a minimal clue set, a line a seed.
int main(int argc, char** argv) {
  using namespace hamlet;
  if (argc < 3) return 2;
  const Board board = make_board({.name = argv[1]});
  const int seeds = std::atoi(argv[2]);
  const std::string order = argc > 3 ? argv[3] : "balanced";
  const auto now = [] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  };
  double sum = 0, most = 0, clues = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Run run;
    PathPuzzle puzzle{.graph = board.graph(), .shape = board.shape()};
    const double begin = now();
    const RandomPath found = random_path(
        puzzle, [&](Vertex v) { return board.label(v); }, rng, run);
    const double mixed = now();
    puzzle.clues = visits_of(*found.path);
    ThinningTask task{.puzzle = puzzle,
                      .solution = *found.path,
                      .units = {},
                      .order = order == "balanced" ? ThinningOrder::balanced
                               : order == "random" ? ThinningOrder::random
                                                   : ThinningOrder::sequential};
    for (path::NumberIndex i = 0; i < board.size(); ++i) task.units.push_back({.numbers = {i}});
    const Thinned thinned = thin(task, rng, run);
    const double end = now();
    fmt::print("seed {}: path {:.3f} s, thinning {:.3f} s, {} clues, minimal {}\n", seed, mixed - begin,
               end - mixed, thinned.puzzle.clues.size(), thinned.is_minimal());
    sum += end - begin;
    most = std::max(most, end - begin);
    clues += static_cast<double>(thinned.puzzle.clues.size());
  }
  fmt::print("{}: mean {:.4f} s, max {:.3f} s, {:.1f} clues\n", argv[1], sum / seeds, most, clues / seeds);
}
