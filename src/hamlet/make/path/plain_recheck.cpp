#include "hamlet/make/path/plain_recheck.hpp"

#include <fmt/format.h>

#include <numeric>

#include "hamlet/solve/sat/sat_solver.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

/// The puzzle in clauses. Each clue holds only under an assumption of its own.
class PlainEncoding {
 public:
  /// The encoding is incomplete if the run ends first.
  PlainEncoding(const PathPuzzle& puzzle, const Run& run)
      : puzzle_(puzzle), n_(puzzle.length()), run_(run), sat_(run) {
    for (Step i = 0; i < n_ * n_; ++i) sat_.new_variable();
    each_once();
    each_beside_the_next();
    for (const Mark& mark : puzzle.marks) obey(mark);
    if (puzzle.start) sat_.add({x(1, *puzzle.start)});
    if (puzzle.end) sat_.add({x(n_, *puzzle.end)});
    for (const Visit& clue : puzzle.clues) {
      switches_.push_back(sat_.new_variable());
      sat_.add({-switches_.back(), x(clue.step, clue.cell)});
    }
    for (const Diamond& diamond : puzzle.diamonds) {
      switches_.push_back(sat_.new_variable());
      join(diamond, switches_.back());
    }
  }

  void exclude(const Path& path) {
    std::vector<Literal> clause;
    for (Step i = 1; i <= n_; ++i) clause.push_back(-x(i, path[i - 1]));
    sat_.add(clause);
  }
  std::size_t clue_count() const { return switches_.size(); }
  /// Searches for a path that obeys all clues but one. Pass clue_count() to leave out none.
  SatSolver::Answer solve_without(std::size_t left_out) {
    for (std::size_t i = 0; i < switches_.size(); ++i) {
      if (i != left_out) sat_.assume(switches_[i]);
    }
    return sat_.solve();
  }

 private:
  Literal x(Step number, Vertex cell) const { return static_cast<Literal>((number - 1) * n_ + cell + 1); }

  void each_once() {
    std::vector<Literal> row, column;
    for (Step i = 0; i < n_ && !run_.must_end(); ++i) {
      row.clear();
      column.clear();
      for (Step j = 0; j < n_; ++j) {
        row.push_back(x(i + 1, j));
        column.push_back(x(j + 1, i));
      }
      exactly_one(sat_, row);
      exactly_one(sat_, column);
    }
  }

  void each_beside_the_next() {
    std::vector<Literal> clause;
    for (Step i = 1; i <= n_ && !run_.must_end(); ++i) {
      if (i == n_ && (!puzzle_.closed || n_ == 1)) break;
      const Step next = i == n_ ? 1 : i + 1;
      for (Vertex v = 0; v < n_; ++v) {
        clause.assign(1, -x(i, v));
        for (Vertex w : puzzle_.graph.out(v)) {
          if (is_allowed(v, w)) clause.push_back(x(next, w));
        }
        sat_.add(clause);
      }
    }
  }
  bool is_allowed(Vertex from, Vertex to) const {
    for (const Mark& mark : puzzle_.marks) {
      if (mark.rule->allows_move && !mark.rule->allows_move(mark, from, to)) return false;
    }
    return true;
  }

  void obey(const Mark& mark) {
    for (Step i = 1; i <= n_; ++i) {
      if (mark.rule->allows_step && !mark.rule->allows_step(mark, mark.cells[0], i))
        sat_.add({-x(i, mark.cells[0])});
      if (!mark.rule->allows_steps) continue;
      for (Step j = 1; j <= n_; ++j) {
        if (!mark.rule->allows_steps(mark, i, j)) sat_.add({-x(i, mark.cells[0]), -x(j, mark.cells[1])});
      }
    }
  }

  void join(const Diamond& diamond, Literal when) {
    for (Step i = 1; i <= n_; ++i) {
      std::vector<Literal> clause = {-when, -x(i, diamond.a)};
      if (i > 1 || puzzle_.closed) clause.push_back(x(i > 1 ? i - 1 : n_, diamond.b));
      if (i < n_ || puzzle_.closed) clause.push_back(x(i < n_ ? i + 1 : 1, diamond.b));
      sat_.add(clause);
    }
  }

  const PathPuzzle& puzzle_;
  const Step n_;
  const Run& run_;
  SatSolver sat_;
  std::vector<Literal> switches_;
};

}  // namespace

std::vector<std::size_t> every_clue(const PathPuzzle& puzzle) {
  std::vector<std::size_t> all(puzzle.clues.size() + puzzle.diamonds.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

Recheck recheck(const PathPuzzle& puzzle, const Path& solution, std::span<const std::size_t> needed_clues,
                const Run& run) {
  using Answer = Recheck::Answer;
  if (!is_solution(puzzle, solution)) return {Answer::wrong, "the given solution breaks the rules"};
  constexpr double bytes_per_possibility = 1000;
  const double n = puzzle.length();
  const double needed = bytes_per_possibility * n * n;
  if (needed > static_cast<double>(run.memory.bytes()))
    return {.what = fmt::format("it would need about {} of memory", format_bytes(needed))};
  if (run.must_end()) return {.what = why_ended(run)};
  PlainEncoding encoding(puzzle, run);
  if (run.must_end()) return {.what = why_ended(run)};
  encoding.exclude(solution);
  const std::size_t all = encoding.clue_count();
  const SatSolver::Answer other = encoding.solve_without(all);
  if (other == SatSolver::Answer::unknown) return {.what = why_ended(run)};
  if (other == SatSolver::Answer::yes) return {Answer::wrong, "there is another solution"};
  for (const std::size_t clue : needed_clues) {
    const SatSolver::Answer without = encoding.solve_without(clue);
    if (without == SatSolver::Answer::unknown) return {.what = why_ended(run)};
    if (without == SatSolver::Answer::no)
      return {Answer::wrong, fmt::format("clue {} is not needed", clue + 1)};
  }
  return {.answer = Answer::right};
}

}  // namespace hamlet
