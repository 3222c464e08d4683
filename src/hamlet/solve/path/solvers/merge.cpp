#include <algorithm>

#include "hamlet/solve/path/cycle/two_factor.hpp"
#include "hamlet/solve/path/cycle/two_factor_merger.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

constexpr int most_covers = 10;

struct Ends {
  std::optional<Vertex> start, end;
};

/// The given ends, or those from clues for the first and last number.
Ends ends_of(const PathPuzzle& puzzle) {
  Ends ends{puzzle.start, puzzle.end};
  for (const auto& [cell, step] : puzzle.clues) {
    if (step == 1) ends.start = cell;
    if (step == puzzle.length()) ends.end = cell;
  }
  return ends;
}

std::optional<std::string> merge_refuses(const PathPuzzle& puzzle) {
  if (puzzle.length() < 3) return "it needs at least three cells";
  if (puzzle.graph.is_directed()) return "it needs moves that go both ways";
  if (!puzzle.marks.empty()) return "it knows nothing of marks";
  const auto is_inside = [&](const Visit& clue) { return clue.step != 1 && clue.step != puzzle.length(); };
  if (std::ranges::any_of(puzzle.clues, is_inside))
    return "it knows nothing of numbers but the first and the last";
  return std::nullopt;
}

/// Converts the single cycle to a path that keeps the ends.
Path merge_path_of(const TwoFactor& factor, const PathPuzzle& puzzle, const Ends& ends) {
  Path path;
  path.reserve(factor.size());
  const Vertex first = factor.has_joint() ? factor.joint() : ends.start.value_or(ends.end.value_or(0));
  Vertex before = no_vertex, v = first;
  do {
    path.push_back(v);
    const auto& [x, y] = factor.mates(v);
    const Vertex next = x != before ? x : y;
    before = v;
    v = next;
  } while (v != first);
  if (factor.has_joint()) path.erase(path.begin());
  if (puzzle.closed && ends.start && ends.end && path.back() != *ends.end)
    std::reverse(path.begin() + 1, path.end());
  if (puzzle.closed && !ends.start && ends.end) std::ranges::rotate(path, path.begin() + 1);
  if (!puzzle.closed &&
      ((ends.start && path.front() != *ends.start) || (ends.end && path.back() != *ends.end)))
    std::ranges::reverse(path);
  return path;
}

SearchReport search_by_merge(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                             const Visitor& visit) {
  const Ends ends = ends_of(puzzle);
  TwoFactor factor(puzzle, ends.start, ends.end);
  if (factor.is_contradictory())
    return {.ended = Ended::gave_up, .why = "the diamonds and the given ends do not fit into cycles"};
  Rng rng(run.seed);
  std::uint64_t work = 0;
  bool was_covered = false;
  for (int cover = 0; cover < most_covers; ++cover) {
    if (run.must_end()) return {.ended = Ended::by_request, .work = work, .why = why_ended(run)};
    work += puzzle.length();
    if (!factor.build(rng, run)) continue;
    was_covered = true;
    TwoFactorMerger merger(factor, rng, run);
    const bool merged = merger.merge();
    work += merger.exchanges();
    if (!merged) continue;
    if (!visit(merge_path_of(factor, puzzle, ends))) return {.ended = Ended::by_visitor, .work = work};
    return {.ended = Ended::gave_up, .work = work, .why = "merging finds only one path"};
  }
  if (run.must_end()) return {.ended = Ended::by_request, .work = work, .why = why_ended(run)};
  return {.ended = Ended::gave_up,
          .work = work,
          .why = was_covered ? "cycles cover the board, but they were not merged into one"
                             : "no cycles were found that cover the board"};
}

}  // namespace

extern const Solver merge_solver = {
    .name = "merge",
    .summary = "covers the board with cycles and merges them into one; for large boards with holes",
    .power = Power::finds,
    .refuses = merge_refuses,
    .search = search_by_merge,
};

}  // namespace hamlet::path
