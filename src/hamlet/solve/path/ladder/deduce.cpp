#include "hamlet/solve/path/ladder/deduce.hpp"

#include <algorithm>

namespace hamlet::path {

void Deducer::look_at_cell(Vertex cell, int level) {
  const CandidateTable& table = position_.table();
  const auto apply = [&] {
    if (shown_.is_empty()) return;
    shown_.apply_to(position_, cell);
    shown_.clear();
  };
  if (position_.joints(cell) > 0) {
    for (const auto& [to, edge] : table.exits(cell)) {
      if (!position_.is_joined(edge)) continue;
      look_at_joint(position_, edge, shown_);
      apply();
    }
    look_between_joints(position_, cell, shown_);
    look_at_loop(position_, cell, shown_);
    apply();
  }
  if (!table.pair_marks().empty()) {
    for (const Mark* mark : table.rules().marks.on(cell)) {
      if (mark->rule->allows_steps) look_at_pair_mark(position_, *mark, shown_);
      apply();
    }
  }
  (void)look_at_cell_pair(position_, cell, shown_);
  apply();
  if (level < level_pockets) return;
  look_at_dead_end(position_, cell, shown_);
  apply();
}

bool Deducer::settle(int level, const Run* run) {
  constexpr std::uint32_t between_looks = 4096;
  while (position_.settle()) {
    if (run != nullptr && ++looks_ % between_looks == 0 && run->must_end()) return true;
    if (const Step number = position_.take_single_number(); number != 0) {
      position_.place(position_.first_left_for(number));
      continue;
    }
    look_at_direction(position_, shown_);
    if (!shown_.is_empty()) {
      shown_.apply_to(position_, 0);
      shown_.clear();
      continue;
    }
    if (level < level_only_number) return true;
    if (const Vertex cell = position_.take_single_cell(); cell != no_vertex) {
      position_.place(position_.first_left_on(cell));
      continue;
    }
    if (level < level_joined) return true;
    if (const Step number = position_.take_number(); number != 0) {
      if (look_at_number_pair(position_, number, shown_) != 0) shown_.apply_to(position_, 0);
      shown_.clear();
      continue;
    }
    const Vertex cell = position_.take_cell();
    if (cell == no_vertex) return true;
    look_at_cell(cell, level);
  }
  return false;
}

bool Deducer::deduce_without_trying(int level, const Run& run) {
  while (settle(level, &run)) {
    if (level < level_pockets || position_.is_complete()) return true;
    if (position_.unplaced() == position_.table().length()) {
      look_at_colours(position_, shown_);
      const bool is_news = !shown_.is_empty();
      if (is_news) shown_.apply_to(position_, 0);
      shown_.clear();
      if (is_news) continue;
    }
    if (!pockets_.look(position_, pocket_)) return true;
    if (run.must_end()) return true;
    pocket_.shown.apply_to(position_, pocket_.cells.front());
  }
  return false;
}

bool Deducer::is_refuted(Candidate c, int level, const Run& run) {
  const std::size_t mark = position_.mark();
  position_.place(c, Cause::assumed);
  const bool is_well = deduce_without_trying(level, run);
  if (is_well) {
    // Whatever follows from a number that may stand there may stand there, too.
    for (const PathChange& change : position_.changes_since(mark)) {
      if (change.kind == PathChange::Kind::placed) survived_[change.what] = round_;
    }
  }
  position_.undo_to(mark);
  return !is_well;
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
  // A cell that was no news to lower rules may be to these.
  if (level >= level_pockets && looked_up_to_ < level_pockets) position_.all_is_news();
  looked_up_to_ = std::max(looked_up_to_, level);
  if (!deduce_without_trying(std::min(level, level_pockets), run)) return false;
  while (level >= level_what_if && !position_.is_complete() && !run.must_end()) {
    const std::size_t before = position_.mark();
    if (!try_each(run)) return false;
    if (position_.mark() == before) break;
  }
  // What is complete is looked through for what no lower rule has looked at: diamonds and marks.
  return !position_.is_complete() || settle(level_joined, nullptr);
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
