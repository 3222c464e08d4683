#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

namespace {

PathCount count_by_search(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  return count_of(count_by_search(puzzle, options.direction, options.enough, options.labels, run));
}

}  // namespace

extern const Counter search_counter = {
    .name = "search",
    .summary = "finds all solutions one by one: for puzzles with many clues, and for few solutions",
    .refuses = [](const PathPuzzle&) -> std::optional<std::string> { return std::nullopt; },
    .count = count_by_search,
};

}  // namespace hamlet::path
