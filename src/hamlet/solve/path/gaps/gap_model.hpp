#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "hamlet/solve/path/gaps/gaps.hpp"
#include "hamlet/solve/sat/group_solver.hpp"

namespace hamlet::path {

/// Whether a variable for each move pays: not if moves are one-way or a cell has very many; otherwise if
/// diamonds are in question or cells have few moves (king 50x50: six times slower; square 20x20: twice as
/// fast).
bool edges_pay(const AllowedMoves& moves, Vertex cells, bool about_diamonds);

/// A SAT model of the question "can the numbers of some gaps be placed otherwise?" Other gaps are frozen as
/// in a known path, each by an assumption; those that an answer "no" depends on are to be let in.
///
/// x(k,c): number k is on cell c, for the gaps in the model. Their own cells, those of the known path, must
/// be covered by one of them or by a gap outside (t). With edges, a variable for each move at an own cell
/// says that it is used, and two must be; this is implied, and halves the search where cells have few
/// neighbours.
class GapModel {
 public:
  using Variable = GroupSolver::Variable;
  using Literal = GroupSolver::Literal;

  /// `known` is a solution of the puzzle. If it is empty, all gaps must be let in together.
  GapModel(const Gaps& gaps, const Path& known, bool with_edges);
  GapModel(const Gaps& gaps, Path&& known, bool with_edges) = delete;  // it keeps a reference

  /// Approximate, with its clauses.
  static constexpr std::size_t bytes_per_possibility = 1500;

  /// Clears the model. Afterwards the gaps may have changed.
  void clear();
  /// Adds gaps to the model. Returns false if the run ended first or it would not fit into memory; the model
  /// is then unusable until `clear`.
  bool let_in(std::span<const Gaps::Id> ids, const Run& run);
  /// Forbids that all these numbers of the model's gaps are on these cells.
  void forbid(std::span<const std::pair<NumberIndex, Vertex>> placement);

  /// For other questions: that a number is on a cell; nothing if it cannot be.
  std::optional<Literal> standing(NumberIndex number, Vertex cell) const;
  /// That a diamond's cells are visited consecutively; nothing if both numbers are printed. All gaps must be
  /// in the model.
  std::optional<Literal> joined(const Diamond& diamond);
  Literal new_switch() { return GroupSolver::is(sat_.new_variable(false)); }
  void add(std::span<const Literal> clause) { sat_.add(clause); }
  GroupSolver::Answer solve_assuming(std::span<const Literal> assumptions, const Run& run,
                                     std::uint64_t conflicts = ~std::uint64_t{0}) {
    return sat_.solve(assumptions, conflicts, run);
  }
  /// After `solve_assuming` returned no: assumptions that cannot hold together.
  std::span<const Literal> literal_core() const { return sat_.core(); }

  GroupSolver::Answer solve(std::uint64_t conflicts, const Run& run);
  /// After no: the frozen gaps that the answer depends on.
  std::vector<Gaps::Id> core() const;
  /// After no: solves with only `held` frozen. With the core as `held`, the new core is often smaller.
  GroupSolver::Answer solve_with(std::span<const Gaps::Id> held, std::uint64_t conflicts, const Run& run);
  /// After yes: the cells of the numbers of the model's gaps.
  std::vector<std::pair<NumberIndex, Vertex>> placement() const;
  std::uint64_t conflicts() const { return sat_.conflicts(); }

 private:
  static constexpr Variable no_variable = ~Variable{0};
  struct Standing {
    NumberIndex number;
    Variable x;
  };
  struct CellMove {
    Vertex to;
    Variable used;
  };
  struct CellPart {
    std::uint32_t group = ~std::uint32_t{0};
    Variable from_outside = no_variable;  // t
    bool is_own = false;
    bool is_new = false;  // became own with the gaps being let in
    bool is_touched = false;
    std::vector<Standing> standings = {};
    std::vector<CellMove> moves = {};
  };

  Variable x(NumberIndex number, Vertex cell) const;
  bool stands(NumberIndex number, Vertex cell) const {
    return gaps_.has(number) && gaps_.cell_of(number) == cell;
  }
  Gaps::Id home_of(Vertex cell) const;
  Variable frozen(Gaps::Id id);
  CellPart& part(Vertex cell);

  std::vector<Vertex> own_cells(std::span<const Gaps::Id> ids) const;
  bool add_numbers(Gaps::Id id, const Run& run);
  void add_standing(NumberIndex number, Vertex cell, Variable x);
  bool add_steps(Gaps::Id id, const Run& run);
  void add_step(Variable from, std::span<const Vertex> cells, NumberIndex number);
  void add_diamonds(NumberIndex number, Vertex cell, Variable x);
  void bar_by_marks(NumberIndex number, Vertex cell, Variable x);
  void cover(Vertex cell);
  void cover_from_outside(Vertex cell, std::vector<Literal>& clause);
  void take_over_cover(Gaps::Id id);

  bool may_be_end(Vertex cell) const;
  Variable used(Vertex a, Vertex b) const;
  void add_moves(Vertex cell);
  void add_degree(Vertex cell);
  bool link_all_moves(std::span<const Gaps::Id> ids, std::span<const Vertex> own, const Run& run);
  void link_move(const Standing& standing, const CellMove& move);

  const Gaps& gaps_;
  const Path& known_;
  std::vector<NumberIndex> known_number_;  // by cell
  bool with_edges_;
  GroupSolver sat_;
  std::vector<std::uint8_t> is_in_;
  std::vector<Gaps::Id> inside_;
  std::size_t possibilities_ = 0;
  std::vector<NumberIndex> numbers_;  // of the gaps in the model
  std::vector<Variable> frozen_;      // by gap
  std::vector<Gaps::Id> frozen_ids_;
  std::vector<Variable> first_x_;  // by number in the model
  std::vector<CellPart> parts_;
  std::vector<Vertex> touched_;
  std::vector<Literal> clause_, assumptions_;
};

}  // namespace hamlet::path
