#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/rules/solution_key.hpp"
#include "hamlet/solve/path/search/backtrack.hpp"

namespace hamlet::path {

namespace {

/// A search with this many solutions will find more; one without after this many steps, about a third of a
/// second on small boards, may never.
constexpr Patience patience{.steps = 1'000'000, .promising = 50};
/// Puzzles with more cells are too large for SAT.
constexpr Step most_for_sat = 20'000;

/// Reports each solution once, whichever method finds it. No single method reports one twice.
class SearchLister {
 public:
  SearchLister(const PathPuzzle& puzzle, const Labels& labels, const Run& run, const Reader& show)
      : puzzle_(puzzle), rules_(puzzle), options_{.labels = labels}, run_(run), show_(show) {}

  SearchReport list() {
    SearchReport report = puzzle_.length() > most_for_sat ? search_to_the_end() : search_while_promising();
    if (report.ended == Ended::gave_up) report = list_the_rest();
    report.work = work_;
    if (!any_ && report.ended == Ended::exhausted && report.why.empty())
      report.why = "every possibility was tried, in " + number_of(work_, "step");
    return report;
  }

 private:
  SearchReport search_while_promising() {
    return after(backtrack(puzzle_, options_, patience, run_, [&](const Path& path) {
      if (!promising_) shown_.insert(solution_key(rules_, path));
      if (shown_.size() >= patience.promising) {
        promising_ = true;
        shown_.clear();
      }
      return show(path);
    }));
  }

  SearchReport list_the_rest() {
    const Solver& sat = solver_named(more_than_a_cycle(puzzle_) ? "sat-position" : "sat-edges", "");
    if (!sat.refuses || !sat.refuses(puzzle_)) {
      // A SAT solver gives up before its first solution or not at all.
      SearchReport report =
          after(sat.search(puzzle_, options_, run_, [&](const Path& path) { return show_if_new(path); }));
      report.method = sat.name;
      if (report.ended != Ended::gave_up) return report;
    }
    return search_to_the_end();
  }

  SearchReport search_to_the_end() {
    return after(backtrack(puzzle_, options_, {}, run_, [&](const Path& path) { return show_if_new(path); }));
  }

  SearchReport after(SearchReport report) {
    work_ += report.work;
    report.method = "search";
    return report;
  }

  bool show_if_new(const Path& path) {
    return (!shown_.empty() && shown_.contains(solution_key(rules_, path))) || show(path);
  }
  bool show(const Path& path) {
    any_ = true;
    return show_(path);
  }

  const PathPuzzle& puzzle_;
  const Rules rules_;
  const SolverOptions options_;
  const Run& run_;
  const Reader& show_;
  std::set<Path> shown_;  // keys of solutions reported before backtracking gave up
  bool promising_ = false;
  std::uint64_t work_ = 0;
  bool any_ = false;
};

}  // namespace

SearchReport list_by_search(const PathPuzzle& puzzle, Direction direction, const Labels& labels,
                            const Run& run, const Reader& read) {
  if (!puzzle.graph.build(run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run)) return refuted(*refutation);
  Reversal reversal(puzzle);
  const bool both = direction == Direction::counts;
  const bool one_of_two = reversal.search_shows_one_of_two();
  const auto checked = [&](const Path& path) {
    require(is_solution(puzzle, path), "a search returned a path that breaks the rules");
    return read(path);
  };
  const Reader show = [&](const Path& path) {
    if (one_of_two && both) return checked(path) && checked(*reversal.other(path));
    if (!one_of_two && !both && reversal.is_second_of_two(path)) return true;
    return checked(path);
  };
  return SearchLister(puzzle, labels, run, show).list();
}

}  // namespace hamlet::path
