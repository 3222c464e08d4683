#include "hamlet/solve/path/count_by_search.hpp"

#include <algorithm>

#include "hamlet/solve/path/path_rules.hpp"
#include "hamlet/solve/path/refute.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

/// Tells whether the same path or tour, walked the other way, is a solution too.
class Reversal {
 public:
  explicit Reversal(const PathPuzzle& puzzle) : puzzle_(puzzle), rules_(puzzle) {
    const Step n = puzzle.length();
    const auto moves_when_reversed = [&](const Visit& clue) { return 2 * clue.step != n + 1; };
    const bool pinned = puzzle.start || puzzle.end || std::ranges::any_of(puzzle.clues, moves_when_reversed);
    if (puzzle.graph.is_directed() || n < 2) {
      always_ = false;
      known_ = true;
    } else if (!puzzle.closed) {
      always_ = !pinned;
      known_ = pinned || puzzle.marks.empty();
    }
    while (anchor_ < n && rules_.cell_at[anchor_] == no_vertex) ++anchor_;
    if (n == 0 || rules_.cell_at[anchor_] == no_vertex) anchor_ = 1;
  }

  /// The search shows tours without numbers in one direction only.
  bool search_shows_one_of_two() const { return rules_.direction_is_free && puzzle_.length() > 2; }

  bool is_solution_too(const Path& path) {
    if (known_) return always_;
    reversed_.assign(path.rbegin(), path.rend());
    if (puzzle_.closed) {
      // Round the tour the other way, but with the first number at its place.
      const std::size_t n = path.size();
      for (std::size_t i = 0; i < n; ++i) reversed_[(anchor_ - 1 + i) % n] = path[(anchor_ - 1 + n - i) % n];
    }
    return is_solution(puzzle_, reversed_);
  }

 private:
  const PathPuzzle& puzzle_;
  PathRules rules_;
  bool known_ = false, always_ = false;
  Step anchor_ = 1;
  Path reversed_;
};

}  // namespace

SearchCount count_by_search(const PathPuzzle& puzzle, Direction direction, std::uint64_t enough,
                            const Labels& labels, const Run& run) {
  if (const auto refutation = refute(puzzle, labels)) return {.complete = true, .why = refutation->sentence};
  Reversal reversal(puzzle);
  const bool one_of_two = reversal.search_shows_one_of_two();
  std::uint64_t shown = 0, in_pairs = 0;
  const auto counted = [&] {
    SearchCount count;
    count.directed = one_of_two ? 2 * shown : shown;
    count.undirected = one_of_two ? shown : shown - in_pairs / 2;
    return count;
  };
  const SearchReport report = path_solver("backtrack", "").search(puzzle, {}, run, [&](const Path& path) {
    ++shown;
    if (!one_of_two && reversal.is_solution_too(path)) ++in_pairs;
    const SearchCount so_far = counted();
    return (direction == Direction::counts ? so_far.directed : so_far.undirected) < enough;
  });
  SearchCount count = counted();
  count.complete = report.ended == Ended::exhausted;
  count.work = report.work;
  if (report.ended == Ended::by_request) count.why = report.why;
  return count;
}

}  // namespace hamlet
