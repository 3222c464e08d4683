#include "hamlet/solve/path/counter.hpp"

namespace hamlet {

namespace {

PathCount count(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  const SearchCount found = count_by_search(puzzle, options.direction, options.enough, options.labels, run);
  const bool refuted = found.work == 0 && found.complete;
  return {.directed = found.directed,
          .undirected = found.undirected,
          .complete = found.complete,
          .method = refuted ? "refuted" : "search",
          .why = found.why,
          .work = found.work,
          // A search keeps one path at a time.
          .peak_states = refuted ? 0u : 1u};
}

}  // namespace

extern const PathCounter search_counter = {
    .name = "search",
    .summary = "finds all solutions one by one: for puzzles with many clues, and for few solutions",
    .refuses = [](const PathPuzzle&) -> std::optional<std::string> { return std::nullopt; },
    .count = count,
};

}  // namespace hamlet
