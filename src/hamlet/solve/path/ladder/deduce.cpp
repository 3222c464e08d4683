#include "hamlet/solve/path/ladder/deduce.hpp"

#include <algorithm>
#include <array>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// The rules up to a level that can be applied without words, by what they are applied to.
struct RulesOfLevel {
  std::vector<decltype(Deduction::apply_at_cell)> at_cell;
  std::vector<decltype(Deduction::apply_for_number)> for_number;
  /// For the whole position: rules of level 1, which `propagate` applies, and those above, which are applied
  /// after it.
  std::vector<decltype(Deduction::apply)> first, last;
};

const RulesOfLevel& rules_up_to(int level) {
  static const auto by_level = [] {
    std::array<RulesOfLevel, highest_level + 1> levels;
    for (const Deduction* rule : deductions()) {
      for (int at_least = rule->level; at_least <= highest_level; ++at_least) {
        if (rule->apply_at_cell) levels[at_least].at_cell.push_back(rule->apply_at_cell);
        if (rule->apply_for_number) levels[at_least].for_number.push_back(rule->apply_for_number);
        if (rule->apply)
          (rule->level == level_reach ? levels[at_least].first : levels[at_least].last)
              .push_back(rule->apply);
      }
    }
    return levels;
  }();
  return by_level[level];
}

}  // namespace

/// Applies the first of the rules that deduces something.
bool Deducer::apply_one_of(std::span<bool (*const)(Position&, RuleScratch&)> rules) {
  return std::ranges::any_of(rules, [&](const auto apply) { return apply(position_, scratch_); });
}

bool Deducer::propagate(int level, const Run* run) {
  constexpr std::uint32_t between_looks = 4096;
  const RulesOfLevel& rules = rules_up_to(level);
  while (position_.propagate()) {
    if (run != nullptr && ++looks_ % between_looks == 0 && run->must_end()) return true;
    if (const Step number = position_.take_single_number(); number != 0) {
      position_.place(position_.first_left_for(number));
      continue;
    }
    if (apply_one_of(rules.first)) continue;
    if (level < level_only_number) return true;
    if (const Vertex cell = position_.take_single_cell(); cell != no_vertex) {
      position_.place(position_.first_left_on(cell));
      continue;
    }
    if (const Step number = position_.take_number(); number != 0) {
      for (const auto apply : rules.for_number) apply(position_, number, scratch_.shown);
      continue;
    }
    const Vertex cell = position_.take_cell();
    if (cell == no_vertex) return true;
    for (const auto apply : rules.at_cell) apply(position_, cell, scratch_.shown);
  }
  return false;
}

bool Deducer::deduce_without_trying(int level, const Run& run) {
  while (propagate(level, &run)) {
    const RulesOfLevel& rules = rules_up_to(level);
    if (rules.last.empty() || position_.is_complete() || run.must_end()) return true;
    if (!apply_one_of(rules.last)) return true;
  }
  return false;
}

bool Deducer::is_refuted(Candidate c, int level, const Run& run) {
  const std::size_t mark = position_.mark();
  position_.place(c, Cause::assumed);
  const bool is_well = deduce_without_trying(level, run);
  if (is_well) {
    // What follows from a possible candidate is possible, too.
    for (const PathChange& change : position_.changes_since(mark)) {
      if (change.kind == PathChange::Kind::placed) survived_[change.what] = round_;
    }
  }
  position_.undo_to(mark);
  return !is_well;
}

/// Excludes the candidates that clash as soon as they are placed, one after the other until there is none.
bool Deducer::exclude_what_strands(const Run& run) {
  const CandidateTable& table = position_.table();
  std::size_t in_a_row = 0;
  for (Candidate c = 0; in_a_row < table.size(); c = (c + 1) % static_cast<Candidate>(table.size())) {
    ++in_a_row;
    if (!position_.is_left(c) || position_.cell_at(table.number(c)) != no_vertex) continue;
    if (in_a_row % 64 == 0 && run.must_end()) return true;
    const std::size_t mark = position_.mark();
    position_.place(c, Cause::assumed);
    const bool is_well = position_.propagate();
    position_.undo_to(mark);
    if (is_well) continue;
    position_.exclude(c);
    if (!deduce_without_trying(level_pockets, run)) return false;
    if (position_.is_complete()) return true;
    in_a_row = 0;
  }
  return true;
}

bool Deducer::try_each(const Run& run) {
  const CandidateTable& table = position_.table();
  ++round_;
  for (Candidate c = 0, tried = 0; c < table.size(); ++c) {
    if (!position_.is_left(c) || position_.cells_left(table.number(c)) == 1 || survived_[c] == round_)
      continue;
    if (++tried % 64 == 0 && run.must_end()) return true;
    if (!is_refuted(c, level_pockets, run)) continue;
    position_.exclude(c);
    if (!deduce_without_trying(level_pockets, run)) return false;
    if (position_.is_complete()) return true;
    ++round_;
  }
  return true;
}

bool Deducer::deduce(int level, const Run& run) {
  if (position_.clash() != Clash::none) return false;
  // Rules of lower levels may have consumed news that these rules have not seen.
  if (level > highest_so_far_ && highest_so_far_ > 0) position_.all_is_news();
  highest_so_far_ = std::max(highest_so_far_, level);
  if (!deduce_without_trying(std::min(level, level_pockets), run)) return false;
  // What-ifs exclude these candidates, too.
  if (level == level_pockets && !position_.is_complete() && !exclude_what_strands(run)) return false;
  while (level >= level_what_if && !position_.is_complete() && !run.must_end()) {
    const std::size_t before = position_.mark();
    if (!try_each(run)) return false;
    if (position_.mark() == before) break;
  }
  // A complete position must be checked against diamonds and marks, which the rules applied so far may not
  // have visited.
  if (!position_.is_complete()) return true;
  if (level < level_joined) position_.all_is_news();
  return propagate(level_joined, nullptr);
}

std::optional<bool> do_rules_solve(const PathPuzzle& puzzle, int level, const Run& run) {
  const auto table = CandidateTable::of(puzzle, run);
  if (!table) return std::nullopt;
  Position position(*table);
  if (!Deducer(position).deduce(level, run)) return false;
  if (position.is_complete()) return true;
  return run.must_end() ? std::nullopt : std::optional(false);
}

std::optional<int> level_of(const PathPuzzle& puzzle, int most, const Run& run) {
  const auto table = CandidateTable::of(puzzle, run);
  if (!table) return std::nullopt;
  Position position(*table);
  Deducer deducer(position);
  for (int level = position.is_complete() ? 0 : level_reach; level <= most; ++level) {
    if (!deducer.deduce(std::max(level, level_reach), run)) break;
    if (position.is_complete()) return level;
    if (run.must_end()) return std::nullopt;
  }
  return most + 1;
}

}  // namespace hamlet::path
