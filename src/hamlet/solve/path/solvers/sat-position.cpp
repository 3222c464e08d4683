#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/rules/step_domains.hpp"
#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

namespace {

/// One variable for each number and each candidate cell.
class PositionModel {
 public:
  PositionModel(const PathPuzzle& puzzle, const Rules& rules, const StepDomains& domains, const Run& run)
      : puzzle_(puzzle),
        rules_(rules),
        n_(puzzle.length()),
        sat_(run),
        of_step_(n_ + std::size_t{1}),
        of_cell_(n_) {
    for (Step step = 1; step <= n_ && !run.must_end(); ++step) {
      for (Vertex cell : domains.cells_of(step)) {
        const Literal stands = sat_.new_variable();
        of_step_[step].push_back({cell, stands});
        of_cell_[cell].push_back({step, stands});
      }
    }
    encode_once(run);
    // If the run must end, the incomplete model is never solved.
    for (Step step = 1; step <= n_ && !run.must_end(); ++step) encode_neighbours(step);
    for (const Diamond& diamond : puzzle.diamonds) {
      encode_diamond(diamond.a, diamond.b);
      encode_diamond(diamond.b, diamond.a);
    }
    for (const Mark* mark : rules.marks_on_steps) {
      if (!run.must_end()) encode_pair(*mark);
    }
  }

  SatSolver::Answer solve() { return sat_.solve(); }
  std::uint64_t size() const { return static_cast<std::uint64_t>(sat_.variable_count()); }

  Path path() const {
    Path path;
    for (Step step = 1; step <= n_; ++step) {
      const auto here =
          std::ranges::find_if(of_step_[step], [&](const auto& at) { return sat_.value(at.second); });
      path.push_back(here->first);
    }
    return path;
  }

  void forbid(const Path& path) {
    std::vector<Literal> clause;
    for (Step step = 1; step <= n_; ++step) {
      if (of_step_[step].size() > 1) clause.push_back(-literal(step, path[step - 1]));
    }
    sat_.add(clause);
  }

 private:
  /// 0 if the cell is no candidate.
  Literal literal(Step step, Vertex cell) const {
    const auto found = std::ranges::lower_bound(of_step_[step], cell, {}, &std::pair<Vertex, Literal>::first);
    return found == of_step_[step].end() || found->first != cell ? 0 : found->second;
  }

  void encode_once(const Run& run) {
    std::vector<Literal> literals;
    const auto once = [&](const auto& list) {
      literals.clear();
      for (const auto& [where, stands] : list) literals.push_back(stands);
      exactly_one(sat_, literals);
    };
    for (Step step = 1; step <= n_ && !run.must_end(); ++step) once(of_step_[step]);
    for (Vertex cell = 0; cell < n_ && !run.must_end(); ++cell) once(of_cell_[cell]);
  }

  void encode_neighbours(Step step) {
    const bool closes = puzzle_.closed && n_ > 1;
    const Step after = step < n_ ? step + 1 : closes ? 1 : 0;
    const Step before = step > 1 ? step - 1 : closes ? n_ : 0;
    std::vector<Literal> clause;
    for (const auto& [cell, stands] : of_step_[step]) {
      if (after != 0) {
        clause.assign(1, -stands);
        for (Vertex next : puzzle_.graph.out(cell)) {
          const Literal there = rules_.marks.allow_move(cell, next) ? literal(after, next) : 0;
          if (there != 0) clause.push_back(there);
        }
        sat_.add(clause);
      }
      if (before != 0) {
        clause.assign(1, -stands);
        for (Vertex last : puzzle_.graph.in(cell)) {
          const Literal there = rules_.marks.allow_move(last, cell) ? literal(before, last) : 0;
          if (there != 0) clause.push_back(there);
        }
        sat_.add(clause);
      }
    }
  }

  void encode_diamond(Vertex a, Vertex b) {
    const bool closes = puzzle_.closed;
    for (const auto& [step, stands] : of_cell_[a]) {
      std::vector<Literal> clause = {-stands};
      const Step before = step > 1 ? step - 1
                          : closes ? n_
                                   : 0,
                 after = step < n_ ? step + 1
                         : closes  ? 1
                                   : 0;
      for (Step beside : {before, after}) {
        const Literal there = beside != 0 ? literal(beside, b) : 0;
        if (there != 0) clause.push_back(there);
      }
      sat_.add(clause);
    }
  }

  /// Processes the first cell's numbers from the last down. Each implies one of the compatible numbers of the
  /// second cell. Where these include those of the previous number, as for "before", the clause refers to it
  /// and adds only the rest.
  void encode_pair(const Mark& mark) {
    std::vector<Literal> with_last;
    Literal is_with_last = 0;
    for (auto at = of_cell_[mark.cells[0]].rbegin(); at != of_cell_[mark.cells[0]].rend(); ++at) {
      std::vector<Literal> with, more;
      for (const auto& [step, stands] : of_cell_[mark.cells[1]]) {
        if (mark.rule->allows_steps(mark, at->first, step)) with.push_back(stands);
      }
      std::ranges::set_difference(with, with_last, std::back_inserter(more));
      const bool grows = is_with_last != 0 && more.size() + with_last.size() == with.size();
      std::vector<Literal> clause = grows ? more : with;
      if (grows) clause.push_back(is_with_last);
      is_with_last = sat_.new_variable();
      clause.push_back(-is_with_last);
      sat_.add(clause);
      sat_.add(std::vector<Literal>{-at->second, is_with_last});
      with_last = std::move(with);
    }
  }

  const PathPuzzle& puzzle_;
  const Rules& rules_;
  const Step n_;
  SatSolver sat_;
  std::vector<std::vector<std::pair<Vertex, Literal>>> of_step_;
  std::vector<std::vector<std::pair<Step, Literal>>> of_cell_;
};

/// Fixes the first cell of a tour that may begin anywhere.
PathPuzzle with_a_start(const PathPuzzle& puzzle, const Rules& rules) {
  PathPuzzle fixed = puzzle;
  if (rules.only_the_cycle_matters && puzzle.length() > 0) fixed.start = 0;
  return fixed;
}

/// The same tour in the other direction, with the same fixed end.
Path reversed(const Rules& rules, Path path) {
  if (rules.end) {
    std::reverse(path.begin(), path.end() - 1);
  } else {
    std::reverse(path.begin() + 1, path.end());
  }
  return path;
}

std::string nothing_left(const StepDomains& domains) {
  if (domains.stuck_step() != 0)
    return fmt::format("the other numbers leave no cell for number {}", domains.stuck_step());
  return "the other numbers leave none for some cell";
}

SearchReport search_by_sat_position(const PathPuzzle& asked, const SolverOptions&, const Run& run,
                                    const Visitor& visit) {
  const Rules asked_rules(asked);
  const PathPuzzle puzzle = with_a_start(asked, asked_rules);
  const Rules rules(puzzle);
  const double n = puzzle.length();
  if (puzzle.length() == 0 || (puzzle.closed && puzzle.length() < 3)) return {.ended = Ended::exhausted};
  if (StepDomains::bytes(n) > static_cast<double>(run.memory.bytes()) / 2)
    return {.ended = Ended::gave_up, .why = "a variable for each cell and number does not fit the memory"};
  StepDomains domains(puzzle, rules, run);
  const bool is_open = domains.close();
  if (run.must_end()) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (!is_open) return {.ended = Ended::exhausted, .why = nothing_left(domains)};
  double variables = 0;
  for (Step step = 1; step <= puzzle.length(); ++step)
    variables += static_cast<double>(domains.size_of(step));
  // The approximate size of a variable's clauses.
  constexpr double bytes_per_variable = 1500;
  if (variables * bytes_per_variable > static_cast<double>(run.memory.bytes()))
    return {.ended = Ended::gave_up, .why = "a variable for each cell and number does not fit the memory"};

  PositionModel model(puzzle, rules, domains, run);
  SearchReport report{.ended = Ended::exhausted, .work = model.size()};
  for (;;) {
    run.report({.doing = "solving by SAT", .work = report.work});
    const SatSolver::Answer answer = model.solve();
    if (answer == SatSolver::Answer::no) return report;
    if (answer == SatSolver::Answer::unknown) {
      report.ended = Ended::by_request;
      report.why = why_ended(run);
      return report;
    }
    ++report.work;
    const Path path = model.path();
    model.forbid(path);
    if (asked_rules.direction_is_free) model.forbid(reversed(asked_rules, path));
    if (!visit(path)) {
      report.ended = Ended::by_visitor;
      return report;
    }
  }
}

}  // namespace

extern const Solver sat_position_solver = {
    .name = "sat-position",
    .summary =
        "SAT with a variable for each cell and number, after the printed numbers have narrowed them down",
    .search = search_by_sat_position,
};

}  // namespace hamlet::path
