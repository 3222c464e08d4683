#include "hamlet/solve/bridges/search/conflict_search.hpp"

#include <algorithm>
#include <bit>

namespace hamlet::bridges {

namespace {

constexpr std::uint64_t restart_unit = 100;

/// The Luby sequence 1 1 2 1 1 2 4 1 1 2 …
std::uint64_t luby(std::uint64_t i) {
  for (++i;;) {
    const auto power = std::bit_floor(i + 1);
    if (power == i + 1) return power / 2;
    i -= power - 1;
  }
}

}  // namespace

ConflictSearch::ConflictSearch(const Residue& residue, std::uint32_t farthest_jump)
    : residue_(residue),
      farthest_jump_(farthest_jump),
      trail_(residue),
      clauses_(residue.lane_count()),
      lanes_(residue.lane_count()),
      cuts_(residue),
      least_sum_(residue.island_count(), 0),
      most_sum_(residue.island_count(), 0),
      is_dirty_(residue.island_count(), 0),
      phase_(residue.lane_count(), 1) {
  for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane) {
    for (const std::uint32_t island : residue.ends(lane).island) {
      least_sum_[island] += residue.least(lane);
      most_sum_[island] += residue.most(lane);
    }
  }
  for (std::uint32_t island = 0; island < residue.island_count(); ++island) touch(island);
  std::vector<std::uint32_t> cut;
  exhausted_ = cuts_.falls_apart(trail_, cut);
}

ConflictSearch::Outcome ConflictSearch::next(const Run& run, std::uint64_t most_conflicts) {
  if (std::exchange(solved_, false)) exclude_decision();
  const std::uint64_t begin = conflicts_;
  while (!exhausted_) {
    if (!propagate()) {
      learn_from_conflict();
      continue;
    }
    if (++steps_ % 64 == 0) {
      if (run.must_end()) return Outcome::unknown;
      run.report({"searching", conflicts_});
    }
    if (conflicts_ - begin >= most_conflicts) return Outcome::unknown;
    if (restart_if_due()) continue;
    if (decide()) continue;
    std::vector<std::uint32_t> cut;
    if (cuts_.falls_apart(trail_, cut)) {
      conflict_.clear();
      for (const std::uint32_t lane : cut) conflict_.push_back({lane, false, 0});
      learn_from_conflict();
      continue;
    }
    solution_.resize(residue_.lane_count());
    for (std::uint32_t lane = 0; lane < residue_.lane_count(); ++lane) solution_[lane] = trail_.least(lane);
    solved_ = true;
    return Outcome::found;
  }
  return Outcome::none;
}

void ConflictSearch::learn_from_conflict() {
  ++conflicts_;
  // A check may come late, so the conflict may lie below the last decision.
  const std::uint32_t level = level_of_conflict();
  backtrack(level);
  if (level <= floor_) {
    exclude_decision();
  } else {
    learn();
  }
}

std::uint32_t ConflictSearch::level_of_conflict() const {
  std::uint32_t last = 0;
  bool any = false;
  for (const BoundLiteral& literal : conflict_) {
    const std::uint32_t cause = trail_.cause_of(literal);
    if (is_certain(cause)) continue;
    last = std::max(last, cause);
    any = true;
  }
  return any ? trail_.level_of(last) : 0;
}

void ConflictSearch::touch(std::uint32_t island) {
  if (is_dirty_[island]) return;
  is_dirty_[island] = 1;
  dirty_.push_back(island);
}

/// The literal must be neither true nor false.
void ConflictSearch::push(const BoundLiteral& literal, BoundReason reason) {
  auto& sums = literal.is_least ? least_sum_ : most_sum_;
  const int change =
      literal.value - (literal.is_least ? trail_.least(literal.lane) : trail_.most(literal.lane));
  for (const std::uint32_t island : residue_.ends(literal.lane).island) sums[island] += change;
  trail_.push(literal, reason);
}

bool ConflictSearch::imply(const BoundLiteral& literal, BoundReason reason) {
  if (trail_.is_true(literal)) return true;
  if (!trail_.is_false(literal)) {
    push(literal, reason);
    return true;
  }
  conflict_.assign(1, literal.negated());
  add_reasons(literal, reason, trail_.size(), conflict_);
  return false;
}

bool ConflictSearch::propagate() {
  for (;;) {
    if (propagated_ < trail_.size()) {
      const BoundTrail::Entry entry = trail_.entry(propagated_++);
      if (!propagate_entry(entry)) return false;
    } else if (!dirty_.empty()) {
      const std::uint32_t island = dirty_.back();
      dirty_.pop_back();
      is_dirty_[island] = 0;
      if (!propagate_island(island)) return false;
    } else if (checked_ < trail_.size()) {
      const BoundTrail::Entry entry = trail_.entry(checked_++);
      if (!check_links(entry)) return false;
    } else {
      return true;
    }
  }
}

bool ConflictSearch::propagate_entry(const BoundTrail::Entry& entry) {
  const std::uint32_t lane = entry.literal.lane;
  for (const std::uint32_t island : residue_.ends(lane).island) touch(island);
  if (entry.literal.is_least && entry.before <= 0) {
    for (const std::uint32_t other : residue_.crossing(lane)) {
      if (!imply({other, false, 0}, {BoundReason::Kind::crossing, lane})) return false;
    }
  }
  return propagate_clauses(entry.literal);
}

/// Visits the clauses that watch a literal made false by the new bound.
bool ConflictSearch::propagate_clauses(const BoundLiteral& pushed) {
  auto& list = clauses_.watches(pushed.lane, !pushed.is_least);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const ClauseStore::Watch watch = list[i];
    const BoundLiteral watched{pushed.lane, !pushed.is_least, watch.value};
    list[kept++] = watch;
    if (!trail_.is_false(watched)) continue;
    const auto literals = clauses_.literals(watch.clause);
    const auto is_watched = [&](const BoundLiteral& l) {
      return l.lane == watched.lane && l.is_least == watched.is_least && l.value == watched.value;
    };
    if (is_watched(literals[0])) std::swap(literals[0], literals[1]);
    if (trail_.is_true(literals[0])) continue;
    const auto other = std::find_if(literals.begin() + 2, literals.end(),
                                    [&](const BoundLiteral& l) { return !trail_.is_false(l); });
    if (other != literals.end()) {
      std::swap(literals[1], *other);
      clauses_.watch(watch.clause, literals[1]);
      --kept;
      continue;
    }
    if (!imply(literals[0], {BoundReason::Kind::clause, watch.clause})) {
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(kept),
                 list.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      return false;
    }
  }
  list.resize(kept);
  return true;
}

bool ConflictSearch::propagate_island(std::uint32_t island) {
  const int short_by = residue_.least_demand(island) - most_sum_[island];
  const int spare = residue_.most_demand(island) - least_sum_[island];
  if (short_by > 0) return conflict_at_island(island, true);
  if (spare < 0) return conflict_at_island(island, false);
  const BoundReason reason{BoundReason::Kind::island, island};
  for (const std::uint32_t lane : residue_.lanes_at(island)) {
    const int least = trail_.least(lane), most = trail_.most(lane);
    if (most - least > spare && !imply({lane, false, least + spare}, reason)) return false;
    if (most + short_by > least && !imply({lane, true, most + short_by}, reason)) return false;
  }
  return true;
}

bool ConflictSearch::conflict_at_island(std::uint32_t island, bool starved) {
  conflict_.clear();
  for (const std::uint32_t lane : residue_.lanes_at(island))
    conflict_.push_back({lane, !starved, starved ? trail_.most(lane) : trail_.least(lane)});
  return false;
}

bool ConflictSearch::check_links(const BoundTrail::Entry& entry) {
  const std::uint32_t lane = entry.literal.lane;
  std::vector<std::uint32_t> lanes;
  if (!entry.literal.is_least && entry.literal.value == 0 && cuts_.separates(trail_, lane, lanes)) {
    conflict_.clear();
    for (const std::uint32_t cut : lanes) conflict_.push_back({cut, false, 0});
    return false;
  }
  if (residue_.no_loops() && entry.literal.is_least && entry.before <= 0 &&
      cuts_.closes_loop(trail_, lane, lanes)) {
    conflict_.clear();
    for (const std::uint32_t link : lanes) conflict_.push_back({link, true, 1});
    return false;
  }
  return true;
}

void ConflictSearch::add_reasons(const BoundLiteral& literal, BoundReason reason, std::uint32_t when,
                                 std::vector<BoundLiteral>& reasons) {
  switch (reason.kind) {
    case BoundReason::Kind::decision:
    case BoundReason::Kind::fact:
      return;
    case BoundReason::Kind::exclusion:
      for (std::uint32_t level = trail_.level_of(when); level > 0; --level)
        reasons.push_back(trail_.entry(trail_.level_begin(level)).literal);
      return;
    case BoundReason::Kind::island:
      add_island_reasons(literal, reason.at, when, reasons);
      return;
    case BoundReason::Kind::crossing:
      reasons.push_back({reason.at, true, 1});
      return;
    case BoundReason::Kind::clause:
      clauses_.bump(reason.at);
      for (const BoundLiteral& other : clauses_.literals(reason.at).subspan(1))
        reasons.push_back(other.negated());
      return;
  }
}

/// Adds the opposite bounds of the other lanes, weakened as far as they still suffice.
void ConflictSearch::add_island_reasons(const BoundLiteral& literal, std::uint32_t island, std::uint32_t when,
                                        std::vector<BoundLiteral>& reasons) {
  const bool side = !literal.is_least;
  int slack = literal.is_least ? residue_.least_demand(island) - literal.value
                               : literal.value - residue_.most_demand(island);
  for (const std::uint32_t lane : residue_.lanes_at(island)) {
    if (lane == literal.lane) continue;
    const int bound = trail_.bound_before(lane, side, when);
    slack += side ? bound : -bound;
  }
  for (const std::uint32_t lane : residue_.lanes_at(island)) {
    if (lane == literal.lane) continue;
    const int bound = trail_.bound_before(lane, side, when);
    const int tightened = std::abs(trail_.first_bound(lane, side) - bound);
    const int given_up = std::min(tightened, slack);
    slack -= given_up;
    if (given_up < tightened) reasons.push_back({lane, side, side ? bound - given_up : bound + given_up});
  }
}

/// Marks the entry that made the literal true as part of the conflict.
void ConflictSearch::require_cause(const BoundLiteral& literal) {
  const std::uint32_t cause = trail_.cause_of(literal);
  if (is_certain(cause)) return;
  lanes_.bump(literal.lane);
  if (seen_[cause]) {
    if (literal.implies({literal.lane, literal.is_least, needed_[cause]})) needed_[cause] = literal.value;
    return;
  }
  seen_[cause] = 1;
  needed_[cause] = literal.value;
  if (cause >= trail_.level_begin(trail_.level())) {
    ++seen_here_;
  } else {
    seen_below_.push_back(cause);
  }
}

/// Resolves the conflict to the first unique implication point of this level, and learns the clause that it
/// cannot hold together with the bounds required from lower levels. Then jumps back and asserts the clause.
void ConflictSearch::learn() {
  seen_.assign(trail_.size(), 0);
  needed_.resize(trail_.size());
  seen_below_.clear();
  seen_here_ = 0;
  for (const BoundLiteral& literal : conflict_) require_cause(literal);
  std::uint32_t at = trail_.size();
  for (;;) {
    do --at;
    while (!seen_[at]);
    if (seen_here_ == 1) break;
    --seen_here_;
    const BoundTrail::Entry& entry = trail_.entry(at);
    reasons_.clear();
    add_reasons({entry.literal.lane, entry.literal.is_least, needed_[at]}, entry.reason, at, reasons_);
    for (const BoundLiteral& reason : reasons_) require_cause(reason);
    seen_[at] = 0;
  }
  const auto literal_of = [&](std::uint32_t entry) {
    const BoundLiteral& literal = trail_.entry(entry).literal;
    return BoundLiteral{literal.lane, literal.is_least, needed_[entry]}.negated();
  };
  std::vector<BoundLiteral> clause{literal_of(at)};
  std::uint32_t last = 0;  // the last entry below this level: the clause must watch it
  for (const std::uint32_t entry : seen_below_) {
    if (is_implied_by_the_rest(entry)) continue;
    clause.push_back(literal_of(entry));
    if (clause.size() == 2 || entry > last) {
      last = entry;
      std::swap(clause[1], clause.back());
    }
  }
  const std::uint32_t level = clause.size() > 1 ? trail_.level_of(last) : 0;
  lanes_.fade(0.95);
  clauses_.tick();
  const bool is_far = trail_.level() - level > farthest_jump_;
  backtrack(std::max(is_far ? trail_.level() - 1 : level, floor_));
  add_clause(std::move(clause));
}

bool ConflictSearch::is_certain(std::uint32_t cause) const {
  return cause == BoundTrail::root || trail_.level_of(cause) == 0 ||
         trail_.entry(cause).reason.kind == BoundReason::Kind::fact;
}

bool ConflictSearch::is_implied_by_the_rest(std::uint32_t at) {
  const BoundTrail::Entry& entry = trail_.entry(at);
  if (entry.reason.kind == BoundReason::Kind::decision) return false;
  reasons_.clear();
  add_reasons({entry.literal.lane, entry.literal.is_least, needed_[at]}, entry.reason, at, reasons_);
  return std::ranges::all_of(reasons_, [&](const BoundLiteral& reason) {
    const std::uint32_t cause = trail_.cause_of(reason);
    return is_certain(cause) ||
           (seen_[cause] && BoundLiteral{reason.lane, reason.is_least, needed_[cause]}.implies(reason));
  });
}

/// All literals but the first must be false. Makes the first true.
void ConflictSearch::add_clause(std::vector<BoundLiteral> literals) {
  BoundReason reason{BoundReason::Kind::fact, 0};
  if (literals.size() > 1) reason = {BoundReason::Kind::clause, clauses_.add(literals)};
  push(literals[0], reason);
}

void ConflictSearch::backtrack(std::uint32_t level) {
  if (level >= trail_.level()) return;
  const std::uint32_t begin = trail_.end_levels_above(level);
  while (trail_.size() > begin) {
    const BoundTrail::Entry entry = trail_.entry(trail_.size() - 1);
    const std::uint32_t lane = entry.literal.lane;
    if (!trail_.is_open(lane)) phase_[lane] = trail_.least(lane);
    auto& sums = entry.literal.is_least ? least_sum_ : most_sum_;
    for (const std::uint32_t island : residue_.ends(lane).island)
      sums[island] += entry.before - entry.literal.value;
    trail_.pop();
    lanes_.insert(lane);
  }
  for (const std::uint32_t island : dirty_) is_dirty_[island] = 0;
  dirty_.clear();
  propagated_ = std::min(propagated_, begin);
  checked_ = std::min(checked_, begin);
}

/// The last decision has been searched completely: continues with its opposite. On level 0, the search is
/// exhausted.
void ConflictSearch::exclude_decision() {
  if (trail_.level() == 0) {
    exhausted_ = true;
    return;
  }
  const BoundLiteral decision = trail_.entry(trail_.level_begin(trail_.level())).literal;
  backtrack(trail_.level() - 1);
  floor_ = trail_.level();
  push(decision.negated(), {BoundReason::Kind::exclusion, 0});
}

bool ConflictSearch::restart_if_due() {
  if (floor_ > 0) return false;
  if (conflicts_ - conflicts_at_restart_ < restart_unit * luby(restarts_)) return false;
  ++restarts_;
  conflicts_at_restart_ = conflicts_;
  backtrack(0);
  trail_.make_permanent();
  propagated_ = checked_ = 0;
  if (clauses_.size() > learnt_limit_) {
    clauses_.forget_half();
    learnt_limit_ += learnt_limit_ / 10;
  }
  return true;
}

/// Decides an open lane at the value that it had last (phase saving). Returns false if none is open.
bool ConflictSearch::decide() {
  while (!lanes_.is_empty()) {
    const std::uint32_t lane = lanes_.pop();
    if (!trail_.is_open(lane)) continue;
    const int least = trail_.least(lane), most = trail_.most(lane);
    const int wanted = std::clamp(phase_[lane], least, most);
    trail_.begin_level();
    push(wanted > least ? BoundLiteral{lane, true, wanted} : BoundLiteral{lane, false, wanted},
         {BoundReason::Kind::decision, 0});
    if (trail_.is_open(lane)) lanes_.insert(lane);
    return true;
  }
  return false;
}

}  // namespace hamlet::bridges
