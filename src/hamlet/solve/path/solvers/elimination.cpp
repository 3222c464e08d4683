#include "hamlet/solve/path/elimination/core_search.hpp"
#include "hamlet/solve/path/elimination/eliminator.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

// Small tables leave a core that SAT handles best (measured on the Flinders graphs: border 9 against 13).
constexpr EliminationLimits narrow = {.border = 9, .pairings = 200};
// A graph that is hard for SAT may still have a narrow decomposition.
constexpr EliminationLimits wide_limits = {.border = 13, .pairings = 5000, .work = 400'000'000};
constexpr int conflicts_before_widening = 20'000;

class Elimination {
 public:
  Elimination(const PathPuzzle& puzzle, const Run& run)
      : problem_(puzzle), run_(run), eliminator_(problem_, run) {}

  /// Returns the solution, if there is one and it is found.
  std::optional<Path> find() {
    switch (eliminator_.eliminate(narrow)) {
      case Eliminator::Outcome::cycle:
        return problem_.path_of(eliminator_.cycle());
      case Eliminator::Outcome::none:
        return none(by_elimination);
      case Eliminator::Outcome::stopped:
        return std::nullopt;
      case Eliminator::Outcome::core:
        break;
    }
    if (eliminator_.memory_ran_out() || !fits(CoreSearch::bytes(eliminator_))) {
      memory_ran_out_ = true;
      return std::nullopt;
    }
    CoreSearch core(problem_, eliminator_, run_);
    auto end = core.search(conflicts_before_widening);
    if (end == CoreSearch::Outcome::hard) {
      Eliminator wider = eliminator_;
      const auto outcome = wider.eliminate(wide_limits);
      more_work_ += wider.work() - eliminator_.work();
      if (outcome == Eliminator::Outcome::cycle) return problem_.path_of(wider.cycle());
      if (outcome == Eliminator::Outcome::none) return none(by_elimination);
    }
    while (end == CoreSearch::Outcome::hard) end = core.search(INT32_MAX);
    more_work_ += core.work();
    if (end == CoreSearch::Outcome::cycle) return problem_.path_of(core.cycle());
    if (end == CoreSearch::Outcome::none) return none(by_sat);
    return std::nullopt;
  }

  std::uint64_t work() const { return eliminator_.work() + more_work_; }
  const std::optional<std::string>& why_none() const { return why_none_; }
  bool memory_ran_out() const { return memory_ran_out_; }

 private:
  static constexpr const char* by_elimination =
      "eliminating the cells one after the other leaves no way to join the rest";
  static constexpr const char* by_sat =
      "what elimination leaves of the board cannot be joined, as SAT with cuts shows";

  bool fits(double bytes) const { return bytes <= static_cast<double>(run_.memory.bytes()) / 2; }

  std::optional<Path> none(const char* why) {
    why_none_ = why;
    return std::nullopt;
  }

  CycleProblem problem_;
  const Run& run_;
  Eliminator eliminator_;
  std::uint64_t more_work_ = 0;
  bool memory_ran_out_ = false;
  std::optional<std::string> why_none_;
};

SearchReport search_by_elimination(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                                   const Visitor& visit) {
  const auto shown = [&](const Path& path, std::uint64_t work) -> SearchReport {
    if (!visit(path)) return {.ended = Ended::by_visitor, .work = work};
    return {.ended = Ended::gave_up, .work = work, .why = "elimination looks for one solution only"};
  };
  if (puzzle.length() == 1 && !puzzle.closed) return shown({0}, 0);
  const double moves = static_cast<double>(puzzle.graph.edge_count()) + (puzzle.closed ? 0 : puzzle.length());
  if (Eliminator::bytes(moves) > static_cast<double>(run.memory.bytes()) / 2)
    return {.ended = Ended::gave_up, .why = "a table for each move does not fit the memory"};
  Elimination elimination(puzzle, run);
  if (const auto path = elimination.find()) return shown(*path, elimination.work());
  if (const auto& why = elimination.why_none())
    return {.ended = Ended::exhausted, .work = elimination.work(), .why = *why};
  if (elimination.memory_ran_out())
    return {.ended = Ended::gave_up, .work = elimination.work(), .why = "the memory limit was reached"};
  return {.ended = Ended::by_request, .work = elimination.work(), .why = why_ended(run)};
}

}  // namespace

extern const Solver elimination_solver = {
    .name = "elimination",
    .summary = "dynamic programming over a tree decomposition, and SAT with cuts on the core that is left",
    .power = Power::decides,
    .refuses = more_than_a_cycle,
    .search = search_by_elimination,
};

}  // namespace hamlet::path
