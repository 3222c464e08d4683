/// Measures how the time of tiling grows with the board, compared with writing and validating an array of the
/// same length: large_boards [FAMILY] [SIDE…].
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/tiling/tile_assembly.hpp"

using namespace hamlet;

namespace {

template <class Work>
double best_of_three(const Work& work) {
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

void measure(const std::string& family, int side) {
  const Board board = make_board({.name = family + ":" + std::to_string(side) + "x" + std::to_string(side)});
  const PathPuzzle puzzle{.graph = board.graph(), .closed = true, .shape = board.shape()};
  const auto plan = path::plan_tiles(puzzle);
  if (!plan) return;
  bool valid = true;
  const double tiled = best_of_three([&] { valid = valid && is_solution(puzzle, assemble(*plan)); });
  const Path path = assemble(*plan);
  const double written = best_of_three([&] {
    const Path copy = path;
    valid = valid && is_solution(puzzle, copy);
  });
  std::printf(
      "%s %dx%d: tiled and validated %.3f s, %.2f ns a cell; written and validated %.3f s; ratio %.2f%s\n",
      family.c_str(), side, side, tiled, 1e9 * tiled / static_cast<double>(path.size()), written,
      tiled / written, valid ? "" : " WRONG");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string family = argc > 1 ? argv[1] : "diplomatico";
  std::vector<int> sides;
  for (int i = 2; i < argc; ++i) sides.push_back(std::stoi(argv[i]));
  if (sides.empty()) sides = {1000, 3000, 10000};
  for (int side : sides) measure(family, side);
}
