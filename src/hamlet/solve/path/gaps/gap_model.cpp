#include "hamlet/solve/path/gaps/gap_model.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

using Sat = GroupSolver;

/// Polls the run in loops over numbers or cells, each with up to hundreds of possibilities.
bool ends_at(std::size_t i, const Run& run) { return i % 32 == 31 && run.must_end(); }

}  // namespace

bool edges_pay(const AllowedMoves& moves, Vertex cells, bool about_diamonds) {
  constexpr double most_on_average = 6.2;
  constexpr std::size_t most_at_one = 12;  // "at most two of d" takes d³ clauses
  if (moves.is_directed()) return false;
  double arcs = 0;
  for (Vertex v = 0; v < cells; ++v) {
    if (moves.after(v).size() > most_at_one) return false;
    arcs += static_cast<double>(moves.after(v).size());
  }
  return about_diamonds || arcs <= most_on_average * cells;
}

GapModel::GapModel(const Gaps& gaps, const Path& known, bool with_edges)
    : gaps_(gaps),
      known_(known),
      known_number_(known.empty() ? std::vector(gaps.size(), no_index) : numbers_by_cell(known)),
      with_edges_(with_edges),
      first_x_(gaps.size(), no_variable),
      parts_(gaps.size()) {}

void GapModel::clear() {
  sat_.clear();
  for (Gaps::Id id : inside_) is_in_[id] = 0;
  for (NumberIndex number : numbers_) first_x_[number] = no_variable;
  for (Gaps::Id id : frozen_ids_) frozen_[id] = no_variable;
  for (Vertex cell : touched_) {
    CellPart& part = parts_[cell];
    part.standings.clear();
    part.moves.clear();
    part.group = ~std::uint32_t{0};
    part.from_outside = no_variable;
    part.is_own = part.is_new = part.is_touched = false;
  }
  inside_.clear();
  possibilities_ = 0;
  numbers_.clear();
  frozen_ids_.clear();
  touched_.clear();
}

GapModel::CellPart& GapModel::part(Vertex cell) {
  CellPart& part = parts_[cell];
  if (!part.is_touched) {
    part.is_touched = true;
    touched_.push_back(cell);
  }
  return part;
}

/// The gap whose number the known path puts on the cell.
Gaps::Id GapModel::home_of(Vertex cell) const {
  const NumberIndex number = known_number_[cell];
  return number == no_index || gaps_.has(number) ? Gaps::no_gap : gaps_.gap_of(number);
}

GapModel::Variable GapModel::x(NumberIndex number, Vertex cell) const {
  if (number == no_index || first_x_[number] == no_variable) return no_variable;
  const Gap& gap = gaps_.gap(gaps_.gap_of(number));
  const std::uint32_t i = number >= gap.first ? number - gap.first : number + gaps_.size() - gap.first;
  const auto cells = gap.cells_of(i);
  const auto found = std::ranges::lower_bound(cells, cell);
  if (found == cells.end() || *found != cell) return no_variable;
  return first_x_[number] + static_cast<Variable>(found - cells.begin());
}

GapModel::Variable GapModel::frozen(Gaps::Id id) {
  if (frozen_[id] == no_variable) {
    frozen_[id] = sat_.new_variable(true);
    frozen_ids_.push_back(id);
  }
  return frozen_[id];
}

/// The cells of the gaps' numbers in the known path; without one, all free cells.
std::vector<Vertex> GapModel::own_cells(std::span<const Gaps::Id> ids) const {
  std::vector<Vertex> own;
  if (known_.empty()) {
    for (Vertex cell = 0; cell < gaps_.size(); ++cell) {
      if (gaps_.number_on(cell) == no_index) own.push_back(cell);
    }
    return own;
  }
  for (Gaps::Id id : ids) {
    const Gap& gap = gaps_.gap(id);
    for (std::uint32_t i = 0; i < gap.count; ++i) own.push_back(known_[(gap.first + i) % gaps_.size()]);
  }
  return own;
}

bool GapModel::let_in(std::span<const Gaps::Id> ids, const Run& run) {
  if (is_in_.size() < gaps_.id_bound()) {
    is_in_.resize(gaps_.id_bound(), 0);
    frozen_.resize(gaps_.id_bound(), no_variable);
  }
  for (Gaps::Id id : ids) possibilities_ += gaps_.gap(id).possibilities();
  if (possibilities_ > run.memory.bytes() / bytes_per_possibility) return false;
  for (Gaps::Id id : ids) {
    is_in_[id] = 1;
    inside_.push_back(id);
    if (frozen_[id] != no_variable) sat_.add({Sat::is_not(frozen_[id])});
  }
  const std::vector<Vertex> own = own_cells(ids);
  for (Vertex cell : own) part(cell).is_own = part(cell).is_new = true;
  for (Gaps::Id id : ids) {
    if (!add_numbers(id, run)) return false;
  }
  for (Gaps::Id id : ids) take_over_cover(id);
  for (Vertex cell : own) cover(cell);
  for (Gaps::Id id : ids) {
    if (!add_steps(id, run)) return false;
  }
  if (with_edges_) {
    for (Vertex cell : own) add_moves(cell);
    for (Vertex cell : own) add_degree(cell);
    if (!link_all_moves(ids, own, run)) return false;
  }
  for (Vertex cell : own) parts_[cell].is_new = false;
  return true;
}

/// Links moves of new own cells to all their numbers, and moves of older own cells to the new numbers.
bool GapModel::link_all_moves(std::span<const Gaps::Id> ids, std::span<const Vertex> own, const Run& run) {
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (ends_at(i, run)) return false;
    for (const Standing& standing : parts_[own[i]].standings) {
      for (const CellMove& move : parts_[own[i]].moves) link_move(standing, move);
    }
  }
  for (Gaps::Id id : ids) {
    const Gap& gap = gaps_.gap(id);
    for (std::uint32_t i = 0; i < gap.count; ++i) {
      const NumberIndex number = (gap.first + i) % gaps_.size();
      Variable here = first_x_[number];
      for (Vertex cell : gap.cells_of(i)) {
        if (parts_[cell].is_own && !parts_[cell].is_new) {
          for (const CellMove& move : parts_[cell].moves) link_move({number, here}, move);
        }
        ++here;
      }
    }
  }
  return true;
}

bool GapModel::add_numbers(Gaps::Id id, const Run& run) {
  const Gap& gap = gaps_.gap(id);
  for (std::uint32_t i = 0; i < gap.count; ++i) {
    if (ends_at(i, run)) return false;
    const NumberIndex number = (gap.first + i) % gaps_.size();
    numbers_.push_back(number);
    const std::uint32_t group = sat_.new_group();
    clause_.clear();
    first_x_[number] = static_cast<Variable>(sat_.variable_count());
    for (std::size_t places = gap.cells_of(i).size(); places > 0; --places) {
      const Variable stands_there = sat_.new_variable(true);
      sat_.add_to_group(group, stands_there);
      clause_.push_back(Sat::is(stands_there));
    }
    sat_.add(clause_);
    std::uint32_t place = 0;
    for (Vertex cell : gap.cells_of(i)) add_standing(number, cell, first_x_[number] + place++);
  }
  return true;
}

void GapModel::add_standing(NumberIndex number, Vertex cell, Variable x) {
  CellPart& here = part(cell);
  if (here.group == ~std::uint32_t{0}) here.group = sat_.new_group();
  sat_.add_to_group(here.group, x);
  here.standings.push_back({number, x});
  const Gaps::Id home = home_of(cell);
  if (home != Gaps::no_gap && !is_in_[home]) sat_.add({Sat::is_not(x), Sat::is_not(frozen(home))});
  bar_by_marks(number, cell, x);
}

void GapModel::bar_by_marks(NumberIndex number, Vertex cell, Variable x) {
  for (const Mark* mark : gaps_.marks_on(cell)) {
    if (!mark->rule->allows_steps) continue;
    const bool is_first = mark->cells[0] == cell;
    const Vertex other = mark->cells[is_first ? 1 : 0];
    const auto allows = [&](NumberIndex there) {
      return is_first ? mark->rule->allows_steps(*mark, number + 1, there + 1)
                      : mark->rule->allows_steps(*mark, there + 1, number + 1);
    };
    if (gaps_.number_on(other) != no_index) {
      if (!allows(gaps_.number_on(other))) sat_.add({Sat::is_not(x)});
      continue;
    }
    const Gaps::Id home = home_of(other);
    if (home != Gaps::no_gap && !is_in_[home] && !allows(known_number_[other]))
      sat_.add({Sat::is_not(x), Sat::is_not(frozen(home))});
    for (const Standing& standing : parts_[other].standings) {
      if (!allows(standing.number)) sat_.add({Sat::is_not(x), Sat::is_not(standing.x)});
    }
  }
}

void GapModel::add_step(Variable from, std::span<const Vertex> cells, NumberIndex number) {
  clause_.assign(1, Sat::is_not(from));
  for (Vertex cell : cells) {
    const Variable there = x(number, cell);
    if (there != no_variable) clause_.push_back(Sat::is(there));
  }
  sat_.add(clause_);
}

bool GapModel::add_steps(Gaps::Id id, const Run& run) {
  const Gap& gap = gaps_.gap(id);
  for (std::uint32_t i = 0; i < gap.count; ++i) {
    if (ends_at(i, run)) return false;
    const NumberIndex number = (gap.first + i) % gaps_.size();
    const NumberIndex after = gaps_.after(number), before = gaps_.before(number);
    Variable here = first_x_[number];
    for (Vertex cell : gap.cells_of(i)) {
      if (after != no_index && !gaps_.has(after)) add_step(here, gaps_.moves().after(cell), after);
      if (before != no_index && !gaps_.has(before)) add_step(here, gaps_.moves().before(cell), before);
      add_diamonds(number, cell, here);
      ++here;
    }
  }
  return true;
}

void GapModel::add_diamonds(NumberIndex number, Vertex cell, Variable x) {
  for (Vertex partner : gaps_.diamond_partners(cell)) {
    clause_.assign(1, Sat::is_not(x));
    bool holds = false;
    for (NumberIndex beside : {gaps_.before(number), gaps_.after(number)}) {
      if (beside == no_index) continue;
      holds = holds || stands(beside, partner);
      const Variable there = this->x(beside, partner);
      if (there != no_variable) clause_.push_back(Sat::is(there));
    }
    if (!holds) sat_.add(clause_);
  }
}

void GapModel::cover(Vertex cell) {
  std::vector<Literal> clause;
  for (const Standing& standing : parts_[cell].standings) clause.push_back(Sat::is(standing.x));
  cover_from_outside(cell, clause);
  sat_.add(clause);
}

/// Adds that a gap outside may cover the cell, if one can.
void GapModel::cover_from_outside(Vertex cell, std::vector<Literal>& clause) {
  clause_.clear();
  for (Gaps::Id id : gaps_.gaps_reaching(cell)) {
    if (!is_in_[id]) clause_.push_back(Sat::is_not(frozen(id)));
  }
  parts_[cell].from_outside = no_variable;
  if (clause_.empty()) return;
  const Variable t = sat_.new_variable(false);
  parts_[cell].from_outside = t;
  clause_.push_back(Sat::is_not(t));
  sat_.add(clause_);
  clause.push_back(Sat::is(t));
}

/// Replaces the cover from outside of cells that this gap may cover.
void GapModel::take_over_cover(Gaps::Id id) {
  for (Vertex cell : gaps_.gap(id).reach) {
    CellPart& here = parts_[cell];
    if (!here.is_own || here.from_outside == no_variable) continue;
    std::vector<Literal> clause = {Sat::is_not(here.from_outside)};
    for (const Standing& standing : here.standings) clause.push_back(Sat::is(standing.x));
    cover_from_outside(cell, clause);
    sat_.add(clause);
  }
}

bool GapModel::may_be_end(Vertex cell) const {
  if (gaps_.is_closed()) return false;
  for (NumberIndex end : {NumberIndex{0}, gaps_.size() - 1}) {
    if (gaps_.has(end)) continue;
    const Gap& gap = gaps_.gap(gaps_.gap_of(end));
    if (std::ranges::binary_search(gap.cells_of(end - gap.first), cell)) return true;
  }
  return false;
}

GapModel::Variable GapModel::used(Vertex a, Vertex b) const {
  for (const CellMove& move : parts_[a].moves) {
    if (move.to == b) return move.used;
  }
  return no_variable;
}

void GapModel::add_moves(Vertex cell) {
  for (Vertex to : gaps_.moves().after(cell)) {
    if (used(cell, to) != no_variable) continue;
    const bool is_known = !known_.empty() && (gaps_.after(known_number_[cell]) == known_number_[to] ||
                                              gaps_.after(known_number_[to]) == known_number_[cell]);
    const Variable edge = sat_.new_variable(is_known);
    part(cell).moves.push_back({to, edge});
    const NumberIndex printed = gaps_.number_on(to);
    if (printed != no_index) {
      clause_.assign(1, Sat::is_not(edge));
      for (NumberIndex beside : {gaps_.before(printed), gaps_.after(printed)}) {
        const Variable here = x(beside, cell);
        if (here != no_variable) clause_.push_back(Sat::is(here));
      }
      if (parts_[cell].from_outside != no_variable) clause_.push_back(Sat::is(parts_[cell].from_outside));
      sat_.add(clause_);
      continue;
    }
    const Gaps::Id home = home_of(to);
    if (parts_[to].is_own) {
      parts_[to].moves.push_back({cell, edge});
    } else if (home != Gaps::no_gap) {
      sat_.add({Sat::is_not(edge), Sat::is_not(frozen(home))});
      part(to).moves.push_back({cell, edge});
    }
  }
}

/// Two of a cell's moves are used; at a possible end, one or two.
void GapModel::add_degree(Vertex cell) {
  const std::vector<CellMove>& moves = parts_[cell].moves;
  for (std::size_t a = 0; a < moves.size(); ++a) {
    for (std::size_t b = a + 1; b < moves.size(); ++b) {
      for (std::size_t c = b + 1; c < moves.size(); ++c)
        sat_.add({Sat::is_not(moves[a].used), Sat::is_not(moves[b].used), Sat::is_not(moves[c].used)});
    }
  }
  const bool end = may_be_end(cell);
  for (std::size_t skipped = 0; skipped < (end ? 1 : moves.size()); ++skipped) {
    clause_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (end || i != skipped) clause_.push_back(Sat::is(moves[i].used));
    }
    sat_.add(clause_);
  }
}

/// A number on a cell and a move from it must agree.
void GapModel::link_move(const Standing& standing, const CellMove& move) {
  clause_.assign({Sat::is_not(standing.x), Sat::is_not(move.used)});
  bool holds = false;
  for (NumberIndex beside : {gaps_.before(standing.number), gaps_.after(standing.number)}) {
    if (beside == no_index) continue;
    if (stands(beside, move.to)) {
      holds = true;
      sat_.add({Sat::is_not(standing.x), Sat::is(move.used)});
      continue;
    }
    const Variable there = x(beside, move.to);
    if (there == no_variable) continue;
    clause_.push_back(Sat::is(there));
    sat_.add({Sat::is_not(standing.x), Sat::is_not(there), Sat::is(move.used)});
  }
  if (!holds) sat_.add(clause_);
}

std::optional<GapModel::Literal> GapModel::standing(NumberIndex number, Vertex cell) const {
  const Variable there = x(number, cell);
  return there == no_variable ? std::nullopt : std::optional(Sat::is(there));
}

std::optional<GapModel::Literal> GapModel::joined(const Diamond& diamond) {
  const auto [a, b] = diamond;
  if (gaps_.number_on(a) != no_index && gaps_.number_on(b) != no_index) return std::nullopt;
  for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
    const Variable edge = used(from, to);
    if (edge != no_variable) return Sat::is(edge);
  }
  const Variable edge = sat_.new_variable(true);
  for (const Standing& standing : parts_[a].standings) link_move(standing, {b, edge});
  for (const Standing& standing : parts_[b].standings) link_move(standing, {a, edge});
  return Sat::is(edge);
}

void GapModel::forbid(std::span<const std::pair<NumberIndex, Vertex>> placement) {
  clause_.clear();
  for (const auto& [number, cell] : placement) {
    const Variable there = x(number, cell);
    if (there != no_variable) clause_.push_back(Sat::is_not(there));
  }
  sat_.add(clause_);
}

GroupSolver::Answer GapModel::solve(std::uint64_t conflicts, const Run& run) {
  assumptions_.clear();
  for (Gaps::Id id : frozen_ids_) {
    if (!is_in_[id]) assumptions_.push_back(Sat::is(frozen_[id]));
  }
  return sat_.solve(assumptions_, conflicts, run);
}

GroupSolver::Answer GapModel::solve_with(std::span<const Gaps::Id> held, std::uint64_t conflicts,
                                         const Run& run) {
  assumptions_.clear();
  for (Gaps::Id id : held) assumptions_.push_back(Sat::is(frozen_[id]));
  return sat_.solve(assumptions_, conflicts, run);
}

std::vector<Gaps::Id> GapModel::core() const {
  std::vector<Gaps::Id> ids;
  for (Gaps::Id id : frozen_ids_) {
    if (!is_in_[id] && std::ranges::find(sat_.core(), Sat::is(frozen_[id])) != sat_.core().end())
      ids.push_back(id);
  }
  return ids;
}

std::vector<std::pair<NumberIndex, Vertex>> GapModel::placement() const {
  std::vector<std::pair<NumberIndex, Vertex>> placement;
  for (Gaps::Id id : inside_) {
    const Gap& gap = gaps_.gap(id);
    for (std::uint32_t i = 0; i < gap.count; ++i) {
      const NumberIndex number = (gap.first + i) % gaps_.size();
      Variable here = first_x_[number];
      for (Vertex cell : gap.cells_of(i)) {
        if (sat_.value(here++)) placement.emplace_back(number, cell);
      }
    }
  }
  return placement;
}

}  // namespace hamlet::path
