#include "hamlet/solve/path/count/count_by_search.hpp"

#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/search/backtrack.hpp"

namespace hamlet::path {

Direction direction_of(const PathPuzzle& puzzle) {
  return free_numbering(puzzle).direction ? Direction::does_not_count : Direction::counts;
}

SearchCount count_by_search(const PathPuzzle& puzzle, Direction direction, std::uint64_t enough,
                            const Labels& labels, const Run& run, const SearchWitness& witness) {
  if (const auto refutation = refute(puzzle, labels, run))
    return {.complete = true, .why = refutation->sentence};
  Reversal reversal(puzzle);
  const bool one_of_two = reversal.search_shows_one_of_two();
  std::uint64_t shown = 0, in_pairs = 0;
  const auto counted = [&] {
    SearchCount count;
    count.directed = one_of_two ? 2 * shown : shown;
    count.undirected = one_of_two ? shown : shown - in_pairs / 2;
    return count;
  };
  const SearchReport report = backtrack(puzzle, {}, {}, run, [&](const Path& path) {
    ++shown;
    const bool paired = !one_of_two && reversal.has_other(path);
    in_pairs += paired;
    if (witness) witness(path, paired);
    const SearchCount so_far = counted();
    return (direction == Direction::counts ? so_far.directed : so_far.undirected) < enough;
  });
  SearchCount count = counted();
  count.complete = report.ended == Ended::exhausted;
  count.work = report.work;
  if (report.ended == Ended::by_request) count.why = report.why;
  return count;
}

}  // namespace hamlet::path
