#include <algorithm>

#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/path/walk/rotator.hpp"

namespace hamlet::path {

namespace {

constexpr int most_restarts = 10;

std::optional<std::string> rotation_refuses(const PathPuzzle& puzzle) {
  if (puzzle.length() < 3) return "it needs at least three cells";
  if (puzzle.graph.is_directed()) return "it needs moves that go both ways";
  if (!puzzle.clues.empty() || !puzzle.diamonds.empty() || !puzzle.marks.empty())
    return "it knows nothing of numbers, diamonds and marks";
  if (puzzle.start && puzzle.end) return "it can keep only one end";
  return std::nullopt;
}

SearchReport search_by_rotation(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                                const Visitor& visit) {
  Rng rng(run.seed);
  // A path with a given end is grown from that end and reversed.
  Rotator rotator(puzzle.graph, puzzle.closed, puzzle.start ? puzzle.start : puzzle.end, run);
  for (int restart = 0; restart < most_restarts; ++restart) {
    const std::uint64_t most_rotations = (std::uint64_t{20} * puzzle.length() + 100) << std::min(restart, 6);
    if (rotator.grow(rng, most_rotations)) {
      Path path = rotator.path();
      if (puzzle.end) std::ranges::reverse(path);
      const bool wants_more = visit(std::move(path));
      return {.ended = wants_more ? Ended::gave_up : Ended::by_visitor,
              .work = rotator.work(),
              .why = wants_more ? "rotation finds only one path" : ""};
    }
    if (run.must_end()) return {.ended = Ended::by_request, .work = rotator.work(), .why = why_ended(run)};
  }
  return {.ended = Ended::gave_up, .work = rotator.work(), .why = "rotations led to no path"};
}

}  // namespace

extern const Solver rotation_solver = {
    .name = "rotation",
    .summary = "grows one path, reversing a part of it where it is stuck (Pósa); for graphs of any kind",
    .power = Power::finds,
    .refuses = rotation_refuses,
    .search = search_by_rotation,
};

}  // namespace hamlet::path
