#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <numeric>

#include "hamlet/board/board.hpp"
#include "hamlet/make/path/random_path.hpp"
#include "hamlet/solve/path/find.hpp"

/// uniqueness BOARD PUZZLES LEAST MOST SOLVER…: for random paths with LEAST to MOST random numbers printed,
/// each solver's mean and maximum time to decide whether there is another solution.
int main(int argc, char** argv) {
  using namespace hamlet;
  if (argc < 6) {
    fmt::print(stderr, "uniqueness BOARD PUZZLES LEAST MOST SOLVER...\n");
    return 2;
  }
  const Board board = make_board({.name = argv[1]});
  const auto label = [&](Vertex v) { return board.label(v); };
  const int puzzles = std::atoi(argv[2]);
  const auto least = static_cast<std::uint64_t>(std::atoi(argv[3])),
             most = static_cast<std::uint64_t>(std::atoi(argv[4]));
  for (int i = 5; i < argc; ++i) {
    Rng rng(1);
    double sum = 0, worst = 0;
    int unique = 0, unknown = 0;
    for (int p = 0; p < puzzles; ++p) {
      PathPuzzle puzzle{.graph = board.graph(), .shape = board.shape()};
      const Path path = *random_path(puzzle, label, rng, Run()).path;
      std::vector<Visit> visits = visits_of(path);
      rng.shuffle(std::span(visits));
      visits.resize(least + rng.below(most - least + 1));
      puzzle.clues = visits;
      Run run;
      run.set_time_limit(60);
      const auto begin = std::chrono::steady_clock::now();
      const path::Found found =
          path::find_paths(puzzle, path::solver_named(argv[i], "SOLVER"), 2, label, run);
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      sum += seconds;
      worst = std::max(worst, seconds);
      unique += found.is_unique();
      unknown += !found.all && found.solutions.size() < 2;
    }
    fmt::print("{}: {} puzzles, {} unique, {} unknown; mean {:.5f} s, worst {:.4f} s\n", argv[i], puzzles,
               unique, unknown, sum / puzzles, worst);
  }
}
