#include <algorithm>
#include <mutex>
#include <set>

#include "hamlet/base/parallel.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/rules/solution_key.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

// Larger puzzles are for constructions and heuristics; elimination and SAT would not finish.
constexpr Step most_for_exact_methods = 100'000;
// A search finds another tour for another seed, a construction does not; on small boards search comes first.
constexpr Step most_for_search_first = 400;
// In a race, the first method runs alone for this many seconds.
constexpr double head_start = 1.5;

/// Each method gets about what it needs where it is the fastest, measured on blocked boards and on graphs
/// (ADR 17). In units of work, so that the same method answers on every machine (ADR 19).
struct Turn {
  std::string_view method;
  double units;
};
constexpr Turn turns[] = {{"backtrack", 1'000},
                          {"sat-edges", 20'000},
                          {"elimination", 30'000},
                          {"backtrack", 50'000},
                          {"sat-edges", 100'000}};
constexpr double units_for_numbers = 1'500'000;
constexpr double units_for_more = 300'000;
constexpr Step most_for_turns = 2000;
// The size of a path's key in a set, apart from its cells.
constexpr std::uint64_t tree_node_bytes = 96;

/// Runs the methods in the order in which they pay, each with a share of the work, until one answers.
class Portfolio {
 public:
  Portfolio(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run)
      : puzzle_(puzzle),
        options_(options),
        run_(run),
        n_(puzzle.length()),
        most_shown_(run.memory.bytes() / 2 / (tree_node_bytes + sizeof(Vertex) * std::uint64_t{n_})) {}

  SearchReport search(const Visitor& visit) {
    visit_ = &visit;
    if (construct()) return first_ ? show_first() : report_;
    if (!puzzle_.graph.build(run_)) return unsettled();
    if (refuted()) return report_;
    if (n_ > most_for_exact_methods) {
      settle_by_heuristics();
    } else if (more_than_a_cycle(puzzle_)) {
      // Where numbers leave few candidates, these find, list and refute quickly.
      WorkShare share(units_for_numbers);
      const Ended end = list_by(numbers_method(), run_.within(share));
      if (end == Ended::exhausted || end == Ended::by_visitor) return ended(end);
      if (shown_.empty()) settle_by_race({"sat-position", "backtrack", numbers_method(), "sat-edges"});
    } else {
      settle_by_exact_methods();
    }
    if (first_) return show_first();
    if (!shown_.empty()) return list_the_rest();
    return settled_ ? report_ : unsettled();
  }

 private:
  using Way = std::function<bool(const Run&)>;

  std::string_view numbers_method() const {
    return solver_named("gaps", "portfolio").refuses(puzzle_) ? "sat-position" : "gaps";
  }

  /// Runs a method for one solution. Returns whether this settled the question.
  bool try_method(std::string_view name, const Run& run) {
    const Solver& solver = solver_named(name, "portfolio");
    if (solver.refuses && solver.refuses(puzzle_)) return false;
    std::optional<Path> found;
    SearchReport report = solver.search(puzzle_, options_, run, [&](Path path) {
      found = std::move(path);
      return false;
    });
    const std::lock_guard lock(mutex_);
    work_ += report.work;
    if (!found && std::ranges::find(tried_, name) == tried_.end()) tried_.emplace_back(name);
    if (settled_ || (!found && report.ended != Ended::exhausted)) return false;
    settled_ = true;
    first_ = std::move(found);
    report_ = std::move(report);
    report_.method = name;
    return true;
  }

  bool try_for(double units, std::string_view name) {
    WorkShare share(units);
    return try_method(name, run_.within(share));
  }

  bool construct() {
    if (n_ <= most_for_search_first && !puzzle_.closed) return false;
    return try_method("tiling", run_);
  }

  bool refuted() {
    const auto refutation = refute(puzzle_, options_.labels, run_);
    if (!refutation) return false;
    settled_ = true;
    report_ = path::refuted(*refutation);
    return true;
  }

  void settle_by_exact_methods() {
    const auto reading = static_cast<double>(puzzle_.graph.edge_count());
    if (try_for(50'000 + 20.0 * n_ + reading, "merge")) return;
    if (n_ <= most_for_turns) {
      for (const auto& [method, units] : turns) {
        if (try_for(units + reading, method)) return;
      }
    }
    settle_by_race({"elimination", "sat-edges", "backtrack"});
  }

  /// Takes the first answer. With fewer threads than methods, the later ones get the time left when earlier
  /// ones have given up.
  void settle_by_race(const std::vector<std::string_view>& names) {
    std::vector<Way> ways;
    for (std::string_view name : names)
      ways.push_back([this, name](const Run& run) { return try_method(name, run); });
    for (std::size_t i = race(ways, head_start, run_); i < names.size(); ++i) {
      if (!settled_ && !run_.must_end() && try_method(names[i], run_)) return;
    }
  }

  /// Runs the heuristics in turn, with new seeds and doubling shares of work.
  void settle_by_heuristics() {
    Run part = run_;
    for (double units = 10e6 + 10.0 * n_; !run_.must_end(); units *= 2, ++part.seed) {
      for (const char* name : {"merge", "heuristic", "backtrack"}) {
        WorkShare share(units);
        if (try_method(name, part.within(share))) return;
      }
    }
  }

  SearchReport show_first() {
    if (n_ > most_for_exact_methods) {
      // Do not keep a key: the path may have 10^8 cells.
      if (!(*visit_)(std::move(*first_))) return ended(Ended::by_visitor);
      SearchReport report = ended(Ended::gave_up);
      report.why = "on a board this large, only one solution is searched for";
      return report;
    }
    shown_.insert(solution_key(rules(), *first_));
    return (*visit_)(*first_) ? list_the_rest() : ended(Ended::by_visitor);
  }

  const Rules& rules() {
    if (!rules_) rules_.emplace(puzzle_);
    return *rules_;
  }

  /// Reports new solutions only.
  Ended list_by(std::string_view name, const Run& run) {
    const auto visit_new = [&](const Path& path) {
      if (!shown_.insert(solution_key(rules(), path)).second) return true;
      if (!(*visit_)(path)) return false;
      memory_is_full_ = shown_.size() >= most_shown_;
      return !memory_is_full_;
    };
    const SearchReport report = solver_named(name, "portfolio").search(puzzle_, options_, run, visit_new);
    work_ += report.work;
    report_.method = name;
    if (shown_.empty()) report_.why = report.why;
    return report.ended;
  }

  /// Searches while that gets on, otherwise uses SAT, which is better at proving that there are no more.
  SearchReport list_the_rest() {
    const bool numbered = more_than_a_cycle(puzzle_).has_value();
    const std::size_t before = shown_.size();
    WorkShare share(units_for_more);
    Ended end = list_by("backtrack", run_.within(share));
    const bool gets_on = shown_.size() - before > 200;
    if (end == Ended::by_request && !run_.must_end())
      end = list_by(gets_on ? "backtrack" : numbered ? numbers_method() : "sat-edges", run_);
    if (end == Ended::gave_up) end = list_by("backtrack", run_);
    return ended(end);
  }

  SearchReport ended(Ended how) const {
    if (how == Ended::by_visitor && memory_is_full_)
      return {.ended = Ended::gave_up,
              .work = work_,
              .why = "the memory limit was reached",
              .method = report_.method};
    SearchReport report{.ended = how, .work = work_, .method = report_.method};
    if (how == Ended::exhausted) report.why = report_.why;
    if (how == Ended::by_request) report.why = why_ended(run_);
    return report;
  }

  SearchReport unsettled() const {
    SearchReport report = ended(run_.must_end() ? Ended::by_request : Ended::gave_up);
    if (!report.why.empty()) return report;
    report.why = "every method gave up";
    for (std::size_t i = 0; i < tried_.size(); ++i)
      report.why.append(i == 0 ? ": " : i + 1 == tried_.size() ? " and " : ", ").append(tried_[i]);
    return report;
  }

  const PathPuzzle& puzzle_;
  const SolverOptions& options_;
  const Run& run_;
  const Step n_;
  std::mutex mutex_;
  bool settled_ = false;
  std::optional<Path> first_;
  SearchReport report_;
  const Visitor* visit_ = nullptr;
  std::optional<Rules> rules_;  // built when needed; uses the graph
  std::set<Path> shown_;        // keys of the solutions reported
  const std::uint64_t most_shown_;
  bool memory_is_full_ = false;
  std::vector<std::string> tried_;  // the methods that found nothing
  std::uint64_t work_ = 0;
};

SearchReport search_by_portfolio(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run,
                                 const Visitor& visit) {
  return Portfolio(puzzle, options, run).search(visit);
}

}  // namespace

extern const Solver portfolio_solver = {
    .name = "portfolio",
    .summary =
        "the default: refutes, constructs, walks, eliminates and calls SAT, in the order in which it pays",
    .needs_graph = false,
    .search = search_by_portfolio,
};

}  // namespace hamlet::path
