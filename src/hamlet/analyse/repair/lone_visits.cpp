#include "hamlet/analyse/repair/lone_visits.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/gaps/whole_model.hpp"

namespace hamlet {

namespace {

using Decision = GroupSolver::Answer;
using Literal = path::GapModel::Literal;

class LoneVisitSearch {
 public:
  LoneVisitSearch(const PathPuzzle& puzzle, const VisitsAskedFor& asked, const Run& run)
      : puzzle_(puzzle), run_(run), whole_(puzzle, most_possibilities, false, run), open_(puzzle.length()) {
    if (whole_.state() != path::WholeModel::State::ready) return;
    for (path::NumberIndex number = 0; number < puzzle.length(); ++number) {
      if (whole_.gaps().has(number)) continue;
      for (Vertex cell = 0; cell < puzzle.length(); ++cell) {
        if (asked.cell && *asked.cell != cell) continue;
        if (asked.solution && (*asked.solution)[number] != cell) continue;
        if (const auto literal = whole_.model().standing(number, cell))
          open_[number].push_back({cell, *literal});
      }
    }
  }

  LoneVisits search(std::vector<Path> known) {
    if (whole_.state() != path::WholeModel::State::ready) return {.solutions = std::move(known)};
    for (Path& path : known) take(std::move(path));
    found_.all = meet_all_visits();
    for (std::size_t i = 0; i < found_.solutions.size() && found_.all; ++i) found_.all = settle(i);
    std::ranges::sort(found_.visits);
    return std::move(found_);
  }

 private:
  // Beyond this, building the model takes longer than anybody waits.
  static constexpr std::uint64_t most_possibilities = 2'000'000;
  static constexpr std::size_t none = ~std::size_t{0};

  /// A number on a cell that at most one known solution has.
  struct OpenVisit {
    Vertex cell;
    Literal literal;
    std::size_t had_by = none;
  };

  void take(Path path) {
    require(is_solution(puzzle_, path), "a path that was found keeps the rules");
    const std::size_t index = found_.solutions.size();
    for (path::NumberIndex number = 0; number < path.size(); ++number) {
      const auto at = std::ranges::find(open_[number], path[number], &OpenVisit::cell);
      if (at == open_[number].end()) continue;
      if (at->had_by == none) {
        at->had_by = index;
      } else {
        open_[number].erase(at);
      }
    }
    found_.solutions.push_back(std::move(path));
    run_.report({.doing = "comparing solutions", .work = found_.solutions.size()});
  }

  std::vector<Literal> literals_of(std::size_t solution) const {
    std::vector<Literal> literals;
    for (const auto& visits : open_) {
      for (const OpenVisit& visit : visits) {
        if (visit.had_by == solution) literals.push_back(visit.literal);
      }
    }
    return literals;
  }
  void drop(std::size_t solution) {
    for (auto& visits : open_)
      std::erase_if(visits, [&](const OpenVisit& visit) { return visit.had_by == solution; });
  }

  /// Looks for a solution with one of these visits, other than the one that `others` forbids.
  Decision look(std::vector<Literal> any_of, std::vector<Literal> assumptions) {
    assumptions.push_back(whole_.model().new_switch());
    any_of.push_back(GroupSolver::negation(assumptions.back()));
    whole_.model().add(any_of);
    const Decision answer = whole_.model().solve_assuming(assumptions, run_);
    const Literal off = GroupSolver::negation(assumptions.back());
    if (answer == Decision::yes) take(whole_.path());
    whole_.model().add(std::span(&off, 1));
    return answer;
  }

  /// Finds solutions until every visit is had by one, or by none at all. False if the run ended.
  bool meet_all_visits() {
    for (;;) {
      std::vector<Literal> any_of = literals_of(none);
      if (any_of.empty()) return true;
      const Decision answer = look(std::move(any_of), {});
      if (answer == Decision::undecided) return false;
      if (answer == Decision::no) drop(none);
    }
  }

  /// Decides the visits that only this solution is known to have. False if the run ended.
  bool settle(std::size_t solution) {
    const Literal differs = whole_.model().new_switch();
    std::vector<Literal> somewhere = {GroupSolver::negation(differs)};
    for (path::NumberIndex number = 0; number < puzzle_.length(); ++number) {
      if (whole_.gaps().has(number)) continue;
      somewhere.push_back(
          GroupSolver::negation(*whole_.model().standing(number, found_.solutions[solution][number])));
    }
    whole_.model().add(somewhere);
    for (;;) {
      std::vector<Literal> any_of = literals_of(solution);
      if (any_of.empty()) return true;
      const Decision answer = look(std::move(any_of), {differs});
      if (answer == Decision::undecided) return false;
      if (answer == Decision::yes) continue;
      for (path::NumberIndex number = 0; number < puzzle_.length(); ++number) {
        for (const OpenVisit& visit : open_[number]) {
          if (visit.had_by == solution) found_.visits.push_back({visit.cell, number + 1});
        }
      }
      drop(solution);
    }
  }

  const PathPuzzle& puzzle_;
  const Run& run_;
  path::WholeModel whole_;
  std::vector<std::vector<OpenVisit>> open_;  // by number
  LoneVisits found_;
};

}  // namespace

LoneVisits lone_visits(const PathPuzzle& puzzle, std::vector<Path> known, const VisitsAskedFor& asked,
                       const Run& run) {
  return LoneVisitSearch(puzzle, asked, run).search(std::move(known));
}

}  // namespace hamlet
