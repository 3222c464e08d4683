#include <fmt/format.h>

#include <chrono>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/cycle_problem.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/refute.hpp"
#include "hamlet/solve/path/reversal.hpp"
#include "hamlet/solve/path/solution_key.hpp"

namespace hamlet {

namespace {

/// A search that has found so many will find more; one that has not after this long may never.
constexpr std::size_t promising = 50;
constexpr std::chrono::milliseconds patience{300};
/// Larger puzzles are too large for SAT.
constexpr Step most_for_sat = 20'000;

/// Shows each solution that any of its methods finds, once.
class SearchLister {
 public:
  SearchLister(const PathPuzzle& puzzle, const Labels& labels, const Run& run, const PathReader& show)
      : puzzle_(puzzle), rules_(puzzle), options_{.labels = labels}, run_(run), show_(show) {}

  SearchReport list() {
    SearchReport report = search_while_promising();
    if (report.ended == Ended::by_request && !run_.must_end()) report = list_the_rest();
    report.work = work_;
    report.method = "search";
    if (!any_ && report.ended == Ended::exhausted && report.why.empty())
      report.why = fmt::format("every possibility was tried, in {} steps", work_);
    return report;
  }

 private:
  SearchReport search_by(std::string_view name, const Run& run) {
    SearchReport report = path_solver(name, "").search(puzzle_, options_, run, [&](const Path& path) {
      if (remembers_ && !shown_.insert(solution_key(rules_, path)).second) return true;
      if (gives_up_ && shown_.size() >= promising) remember_no_more();
      any_ = true;
      return show_(path);
    });
    work_ += report.work;
    return report;
  }

  void remember_no_more() {
    gives_up_ = remembers_ = false;
    shown_.clear();
  }

  SearchReport search_while_promising() {
    if (puzzle_.length() > most_for_sat) remember_no_more();
    std::stop_source lost;
    Run run = run_.stopped_also_by(lost.get_token());
    const auto begin = Run::Clock::now();
    run.on_progress = [&](const Progress& progress) {
      if (gives_up_ && Run::Clock::now() - begin >= patience) lost.request_stop();
      if (run_.on_progress) run_.on_progress(progress);
    };
    return search_by("backtrack", run);
  }

  SearchReport list_the_rest() {
    gives_up_ = false;
    const PathSolver& sat = path_solver(more_than_a_cycle(puzzle_) ? "sat-position" : "sat-edges", "");
    if (!sat.refuses || !sat.refuses(puzzle_)) {
      SearchReport report = search_by(sat.name, run_);
      if (report.ended != Ended::gave_up) return report;
    }
    return search_by("backtrack", run_);
  }

  const PathPuzzle& puzzle_;
  const PathRules rules_;
  const SolverOptions options_;
  const Run& run_;
  const PathReader& show_;
  bool gives_up_ = true, remembers_ = true;
  std::set<Path> shown_;  // keys
  std::uint64_t work_ = 0;
  bool any_ = false;
};

}  // namespace

SearchReport list_by_search(const PathPuzzle& puzzle, Direction direction, const Labels& labels,
                            const Run& run, const PathReader& read) {
  if (!puzzle.graph.build(run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run))
    return {.ended = Ended::exhausted,
            .why = refutation->sentence,
            .method = "refuted",
            .certificate = refutation->cells};
  Reversal reversal(puzzle);
  const bool both = direction == Direction::counts;
  const bool one_of_two = reversal.search_shows_one_of_two();
  const auto checked = [&](const Path& path) {
    require(is_solution(puzzle, path), "a search returned a path that breaks the rules");
    return read(path);
  };
  const PathReader show = [&](const Path& path) {
    if (one_of_two && both) return checked(path) && checked(*reversal.other(path));
    if (!one_of_two && !both) {
      const Path* const other = reversal.other(path);
      if (other && *other < path) return true;
    }
    return checked(path);
  };
  return SearchLister(puzzle, labels, run, show).list();
}

}  // namespace hamlet
