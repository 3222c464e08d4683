#include "hamlet/solve/path/gaps/gaps.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

Gaps::Gaps(const PathPuzzle& puzzle, std::uint64_t most)
    : n_(puzzle.length()),
      closed_(puzzle.closed && n_ > 1),
      most_(most),
      moves_(puzzle),
      walk_(moves_, n_),
      marks_(puzzle.marks),
      marks_on_(marks_, n_),
      gap_of_(n_, no_gap),
      reached_by_(n_),
      stamp_of_(n_, 0) {
  const Rules rules(puzzle);
  cell_of_.assign(rules.cell_at.begin() + 1, rules.cell_at.end());
  for (Step number : rules.step_of) number_on_.push_back(number == 0 ? no_index : number - 1);
  partners_ = rules.diamond_partners;
  partners_.resize(n_);
  for (const NumberGap& gap : NumberedCells{cell_of_, closed_}.gaps()) {
    add(gap);
    if (gave_up()) return;
  }
}

std::vector<Gaps::Id> Gaps::all() const {
  std::vector<Id> ids;
  for (Id id = 0; id < gaps_.size(); ++id) {
    if (gap_of_[gaps_[id].first] == id) ids.push_back(id);
  }
  return ids;
}

bool Gaps::allows(Vertex cell, NumberIndex number) const {
  if (number_on_[cell] != no_index) return false;
  for (Vertex partner : partners_[cell]) {
    if (number_on_[partner] != no_index && !are_successive(number_on_[partner], number)) return false;
  }
  return marks_on_.allow_step(cell, number + 1);
}

void Gaps::next_stamp() {
  if (++stamp_ != 0) return;
  std::ranges::fill(stamp_of_, 0);
  stamp_ = 1;
}

Gap Gaps::filled(const NumberGap& numbers) {
  const auto cell_of = [&](NumberIndex number) { return number == no_index ? no_vertex : cell_of_[number]; };
  Gap gap{numbers};
  gap.layers = walk_.find(
      cell_of(gap.left), cell_of(gap.right), gap.count,
      [&](Vertex cell, std::uint32_t i) { return allows(cell, (gap.first + i) % n_); },
      [&](std::size_t cells) { return cells + size_ <= most_; });
  if (gap.layers.count() != gap.count) gave_up_ = true;
  next_stamp();
  for (Vertex v : gap.layers.cells) {
    if (stamp_of_[v] == stamp_) continue;
    stamp_of_[v] = stamp_;
    gap.reach.push_back(v);
  }
  return gap;
}

void Gaps::attach(Id id) {
  const Gap& gap = gaps_[id];
  size_ += gap.possibilities();
  for (std::uint32_t i = 0; i < gap.count; ++i) gap_of_[(gap.first + i) % n_] = id;
  for (Vertex v : gap.reach) reached_by_[v].push_back(id);
}

void Gaps::detach(Id id) {
  size_ -= gaps_[id].possibilities();
  for (Vertex v : gaps_[id].reach) {
    auto& ids = reached_by_[v];
    ids.erase(std::ranges::find(ids, id));
  }
}

Gaps::Id Gaps::add(const NumberGap& numbers) {
  Id id = static_cast<Id>(gaps_.size());
  if (free_ids_.empty()) {
    gaps_.emplace_back();
  } else {
    id = free_ids_.back();
    free_ids_.pop_back();
  }
  longest_ = std::max(longest_, numbers.count);
  gaps_[id] = filled(numbers);
  attach(id);
  return id;
}

void Gaps::remove_number(NumberIndex number) {
  const Vertex cell = cell_of_[number];
  require(cell != no_vertex, "only a printed number can be taken away");
  cell_of_[number] = no_vertex;
  number_on_[cell] = no_index;
  Undone change{.what = Undone::What::merged, .number = number, .cell = cell};
  const NumberIndex prior = before(number), next = after(number);
  if (prior != no_index && !has(prior)) {
    change.left = gap_of_[prior];
    detach(change.left);
  }
  // In a closed path with one printed number left, both sides are the same gap.
  if (next != no_index && !has(next) && gap_of_[next] != change.left) {
    change.right = gap_of_[next];
    detach(change.right);
  }
  change.id = add(NumberedCells{cell_of_, closed_}.gap_around(number));
  undo_.push_back(std::move(change));
  std::vector<Vertex> around = {cell};
  around.insert(around.end(), partners_[cell].begin(), partners_[cell].end());
  refill_around(around);
}

void Gaps::remove_diamond(const Diamond& diamond) {
  std::erase(partners_[diamond.a], diamond.b);
  std::erase(partners_[diamond.b], diamond.a);
  undo_.push_back({.what = Undone::What::diamond, .diamond = diamond});
  const Vertex ends[] = {diamond.a, diamond.b};
  if (number_on_[diamond.a] != no_index || number_on_[diamond.b] != no_index) refill_around(ends);
}

/// Measures the distance from `cells` over free cells to printed numbers, against the moves or along them,
/// and adds it to the gaps that end there. Beyond the longest gap it does not matter.
void Gaps::measure_from(std::span<const Vertex> cells, bool against_moves, std::vector<Id>& met) {
  next_stamp();
  std::vector<Vertex> layer;
  for (Vertex cell : cells) {
    if (number_on_[cell] != no_index) continue;  // its number is printed
    stamp_of_[cell] = stamp_;
    layer.push_back(cell);
  }
  std::size_t begin = 0;
  for (std::uint32_t distance = 1; distance <= longest_ && begin < layer.size(); ++distance) {
    const std::size_t end = layer.size();
    for (; begin < end; ++begin) {
      const Vertex from = layer[begin];
      for (Vertex v : against_moves ? moves_.before(from) : moves_.after(from)) {
        if (stamp_of_[v] == stamp_) continue;
        stamp_of_[v] = stamp_;
        const NumberIndex number = number_on_[v];
        if (number == no_index) {
          layer.push_back(v);
          continue;
        }
        const NumberIndex beside = against_moves ? after(number) : before(number);
        if (beside == no_index || has(beside)) continue;
        const Id id = gap_of_[beside];
        if (gap_distance_[id] == no_distance) {
          gap_distance_[id] = 0;
          met.push_back(id);
        }
        gap_distance_[id] += distance;
        ++gap_ends_met_[id];
      }
    }
  }
}

/// Refills the gaps that may use these cells now: those whose ends are near enough for a walk through them.
/// (A gap need not have reached a neighbour before; perhaps it could not continue from there.)
void Gaps::refill_around(std::span<const Vertex> cells) {
  const Id merged = undo_.back().what == Undone::What::merged ? undo_.back().id : no_gap;
  gap_distance_.resize(gaps_.size(), no_distance);
  gap_ends_met_.resize(gaps_.size(), 0);
  std::vector<Id> near;
  measure_from(cells, true, near);
  measure_from(cells, false, near);
  for (Id id : near) {
    const Gap& gap = gaps_[id];
    const int ends = (gap.left != no_index) + (gap.right != no_index);
    const bool is_near = gap_ends_met_[id] == ends && gap_distance_[id] <= gap.count + (ends == 2 ? 1 : 0);
    gap_distance_[id] = no_distance;
    gap_ends_met_[id] = 0;
    if (is_near && id != merged) refill(id);
  }
}

void Gaps::refill(Id id) {
  Gap now = filled(gaps_[id]);
  if (now.layers == gaps_[id].layers) return;
  detach(id);
  std::swap(now, gaps_[id]);
  attach(id);
  undo_.push_back({.what = Undone::What::replaced, .id = id, .before = std::move(now)});
}

void Gaps::commit() {
  for (const Undone& change : undo_) {
    if (change.what != Undone::What::merged) continue;
    for (Id id : {change.left, change.right}) {
      if (id != no_gap) free_ids_.push_back(id);
    }
  }
  undo_.clear();
}

void Gaps::undo_to(std::size_t mark) {
  gave_up_ = false;
  while (undo_.size() > mark) {
    Undone change = std::move(undo_.back());
    undo_.pop_back();
    switch (change.what) {
      case Undone::What::replaced:
        detach(change.id);
        gaps_[change.id] = std::move(change.before);
        attach(change.id);
        break;
      case Undone::What::diamond:
        partners_[change.diamond.a].push_back(change.diamond.b);
        partners_[change.diamond.b].push_back(change.diamond.a);
        break;
      case Undone::What::merged:
        detach(change.id);
        free_ids_.push_back(change.id);
        gap_of_[change.number] = no_gap;
        cell_of_[change.number] = change.cell;
        number_on_[change.cell] = change.number;
        for (Id id : {change.left, change.right}) {
          if (id != no_gap) attach(id);
        }
        break;
    }
  }
}

}  // namespace hamlet::path
