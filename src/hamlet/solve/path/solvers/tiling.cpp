#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/path/tiling/tile_assembly.hpp"

namespace hamlet::path {

namespace {

std::optional<std::string> tiling_refuses(const PathPuzzle& puzzle) {
  if (!puzzle.shape) return "it needs a whole rectangle, without blocked cells or wrapping";
  if (!puzzle.clues.empty() || !puzzle.diamonds.empty() || !puzzle.marks.empty())
    return "it knows nothing of numbers, diamonds and marks";
  if (!plan_tiles(puzzle)) return "it has no tiles for this board and these ends";
  return std::nullopt;
}

/// Rotates a tour to its start or end; reverses a path to fit its ends.
void put_ends(Path& path, const PathPuzzle& puzzle, bool is_tour) {
  if (!is_tour) {
    if ((puzzle.start && path.front() != *puzzle.start) || (puzzle.end && path.back() != *puzzle.end))
      std::ranges::reverse(path);
    return;
  }
  if (puzzle.start) std::ranges::rotate(path, std::ranges::find(path, *puzzle.start));
  if (puzzle.end) std::ranges::rotate(path, std::ranges::find(path, *puzzle.end) + 1);
}

SearchReport search_by_tiling(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                              const Visitor& visit) {
  if (run.must_end()) return {.ended = Ended::by_request, .why = why_ended(run)};
  const auto plan = plan_tiles(puzzle);
  if (!plan) return {.ended = Ended::gave_up, .why = "there are no tiles for this board"};
  if (const double needed = sizeof(Vertex) * static_cast<double>(puzzle.length());
      needed > static_cast<double>(run.memory.bytes()))
    return {.ended = Ended::gave_up,
            .why = fmt::format("the path alone would take {} of memory", format_bytes(needed))};
  std::optional<Path> path = assemble(*plan, run);
  if (!path) return {.ended = Ended::by_request, .why = why_ended(run)};
  put_ends(*path, puzzle, plan->root.closed);
  const std::uint64_t work = path->size();
  if (!visit(*std::move(path))) return {.ended = Ended::by_visitor, .work = work};
  return {.ended = Ended::gave_up, .work = work, .why = "tiling knows only one path"};
}

}  // namespace

extern const Solver tiling_solver = {
    .name = "tiling",
    .summary =
        "whole rectangles of any size, put together of small tours (knight, diplomatico), in linear time",
    .power = Power::finds,
    .needs_graph = false,
    .refuses = tiling_refuses,
    .search = search_by_tiling,
};

}  // namespace hamlet::path
