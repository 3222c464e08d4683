#include "hamlet/solve/path/gaps/gaps.hpp"

#include <algorithm>
#include <functional>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

bool is_barred(const std::vector<std::vector<const Mark*>>& marks_on, Vertex from, Vertex to) {
  if (marks_on.empty()) return false;
  const auto bars = [&](const Mark* mark) {
    return mark->rule->allows_move && !mark->rule->allows_move(*mark, from, to);
  };
  return std::ranges::any_of(marks_on[from], bars) || std::ranges::any_of(marks_on[to], bars);
}

std::vector<std::vector<const Mark*>> marks_by_cell(Vertex n, const std::vector<Mark>& marks) {
  if (marks.empty()) return {};
  std::vector<std::vector<const Mark*>> on(n);
  for (const Mark& mark : marks) {
    for (Vertex cell : mark.cells) on[cell].push_back(&mark);
  }
  return on;
}

}  // namespace

AllowedMoves::AllowedMoves(const PathPuzzle& puzzle) : is_directed_(puzzle.graph.is_directed()) {
  const auto marks_on = marks_by_cell(puzzle.length(), puzzle.marks);
  // A mark may bar one direction only.
  for (const Mark& mark : puzzle.marks) is_directed_ = is_directed_ || speaks_of_direction(mark);
  out_begins_.push_back(0);
  in_begins_.push_back(0);
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    for (Vertex w : puzzle.graph.out(v)) {
      if (!is_barred(marks_on, v, w)) out_.push_back(w);
    }
    out_begins_.push_back(static_cast<std::uint32_t>(out_.size()));
    if (!is_directed_) continue;
    for (Vertex w : puzzle.graph.in(v)) {
      if (!is_barred(marks_on, w, v)) in_.push_back(w);
    }
    in_begins_.push_back(static_cast<std::uint32_t>(in_.size()));
  }
}

Gaps::Gaps(const PathPuzzle& puzzle, std::size_t most)
    : n_(puzzle.length()),
      closed_(puzzle.closed && n_ > 1),
      most_(most),
      moves_(puzzle),
      cell_of_(n_, no_vertex),
      number_on_(n_, no_index),
      partners_(n_),
      marks_(puzzle.marks),
      marks_on_(marks_by_cell(n_, marks_)),
      gap_of_(n_, no_gap),
      reached_by_(n_),
      stamp_of_(n_, 0) {
  const auto print = [&](Vertex cell, NumberIndex number) {
    cell_of_[number] = cell;
    number_on_[cell] = number;
  };
  for (const Visit& clue : puzzle.clues) print(clue.cell, clue.step - 1);
  if (puzzle.start) print(*puzzle.start, 0);
  if (puzzle.end) print(*puzzle.end, n_ - 1);
  for (const auto& [a, b] : puzzle.diamonds) {
    partners_[a].push_back(b);
    partners_[b].push_back(a);
  }
  const auto printed = static_cast<std::size_t>(
      std::ranges::count_if(cell_of_, [](Vertex cell) { return cell != no_vertex; }));
  if (printed == 0 && n_ > 0) {
    add(gap_between(0, n_));
    return;
  }
  NumberIndex number = 0;
  if (closed_) {
    while (!has(number)) ++number;
  }
  for (NumberIndex seen = 0; seen < n_ && !gave_up();) {
    const NumberIndex first = (number + seen) % n_;
    if (has(first)) {
      ++seen;
      continue;
    }
    std::uint32_t count = 0;
    while (seen + count < n_ && !has((first + count) % n_)) ++count;
    add(gap_between(first, count));
    seen += count;
  }
}

Gap Gaps::gap_between(NumberIndex first, std::uint32_t count) const {
  Gap gap{.first = first, .count = count};
  if (count == n_) return gap;
  gap.left = before(first);
  gap.right = after((first + count - 1) % n_);
  return gap;
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
  if (marks_on_.empty()) return true;
  return std::ranges::all_of(marks_on_[cell], [&](const Mark* mark) {
    return !mark->rule->allows_step || mark->rule->allows_step(*mark, cell, number + 1);
  });
}

void Gaps::next_stamp() {
  if (++stamp_ != 0) return;
  std::ranges::fill(stamp_of_, 0);
  stamp_ = 1;
}

/// Cells on a walk from the left end, a number each; in `layer_cells_`.
void Gaps::fill_forward(Gap& gap) {
  layer_cells_.clear();
  layer_begins_.assign(1, 0);
  const Vertex from = cell_of_[gap.left];
  for (std::uint32_t i = 0; i < gap.count; ++i) {
    const NumberIndex number = (gap.first + i) % n_;
    next_stamp();
    const auto reach_from = [&](Vertex v) {
      for (Vertex w : moves_.after(v)) {
        if (stamp_of_[w] == stamp_ || !allows(w, number)) continue;
        stamp_of_[w] = stamp_;
        layer_cells_.push_back(w);
      }
    };
    if (i == 0) {
      reach_from(from);
    } else {
      const std::uint32_t begin = layer_begins_[i - 1], end = layer_begins_[i];
      for (std::uint32_t at = begin; at < end; ++at) reach_from(layer_cells_[at]);
    }
    layer_begins_.push_back(static_cast<std::uint32_t>(layer_cells_.size()));
    if (size_ + layer_cells_.size() > most_) {
      // The rest is left empty: nobody looks at it.
      layer_begins_.resize(gap.count + std::size_t{1}, layer_begins_.back());
      break;
    }
  }
}

/// Of these the ones from which the right end is reached in time; without a left end, all such cells.
void Gaps::fill_backward(Gap& gap) {
  std::vector<Vertex> after = {cell_of_[gap.right]};
  std::vector<Vertex> here;
  std::vector<Vertex> reversed;
  std::vector<std::uint32_t> sizes;
  for (std::uint32_t i = gap.count; i-- > 0;) {
    const NumberIndex number = (gap.first + i) % n_;
    here.clear();
    next_stamp();
    if (gap.left == no_index) {
      for (Vertex w : after) {
        for (Vertex v : moves_.before(w)) {
          if (stamp_of_[v] == stamp_ || !allows(v, number)) continue;
          stamp_of_[v] = stamp_;
          here.push_back(v);
        }
      }
    } else {
      for (Vertex w : after) stamp_of_[w] = stamp_;
      for (std::uint32_t at = layer_begins_[i]; at < layer_begins_[i + 1]; ++at) {
        const Vertex v = layer_cells_[at];
        if (std::ranges::any_of(moves_.after(v), [&](Vertex w) { return stamp_of_[w] == stamp_; }))
          here.push_back(v);
      }
    }
    std::ranges::sort(here, std::greater{});
    reversed.insert(reversed.end(), here.begin(), here.end());
    sizes.push_back(static_cast<std::uint32_t>(here.size()));
    if (size_ + reversed.size() > most_) here.clear();
    std::swap(after, here);
  }
  gap.cells.assign(reversed.rbegin(), reversed.rend());
  gap.begins.assign(1, 0);
  for (std::uint32_t i = 0; i < gap.count; ++i)
    gap.begins.push_back(gap.begins.back() + sizes[gap.count - 1 - i]);
}

void Gaps::fill_everywhere(Gap& gap) {
  gap.cells.clear();
  gap.begins.assign(1, 0);
  for (std::uint32_t i = 0; i < gap.count; ++i) {
    for (Vertex v = 0; v < n_; ++v) {
      if (size_ + gap.cells.size() <= most_ && allows(v, (gap.first + i) % n_)) gap.cells.push_back(v);
    }
    gap.begins.push_back(static_cast<std::uint32_t>(gap.cells.size()));
  }
}

void Gaps::note_reach(Gap& gap) {
  next_stamp();
  gap.reach.clear();
  for (Vertex v : gap.cells) {
    if (stamp_of_[v] == stamp_) continue;
    stamp_of_[v] = stamp_;
    gap.reach.push_back(v);
  }
}

void Gaps::fill(Gap& gap) {
  if (gap.left == no_index && gap.right == no_index) {
    fill_everywhere(gap);
  } else {
    if (gap.left != no_index) fill_forward(gap);
    if (gap.right != no_index) {
      fill_backward(gap);
    } else {
      gap.cells = layer_cells_;
      gap.begins = layer_begins_;
      for (std::uint32_t i = 0; i < gap.count; ++i)
        std::sort(gap.cells.begin() + gap.begins[i], gap.cells.begin() + gap.begins[i + 1]);
    }
  }
  if (most_ != ~std::size_t{0}) size_ += gap.cells.size();
  note_reach(gap);
}

void Gaps::attach(Id id) {
  const Gap& gap = gaps_[id];
  for (std::uint32_t i = 0; i < gap.count; ++i) gap_of_[(gap.first + i) % n_] = id;
  for (Vertex v : gap.reach) reached_by_[v].push_back(id);
}

void Gaps::detach(Id id) {
  for (Vertex v : gaps_[id].reach) {
    auto& ids = reached_by_[v];
    ids.erase(std::ranges::find(ids, id));
  }
}

Gaps::Id Gaps::add(Gap gap) {
  fill(gap);
  Id id = static_cast<Id>(gaps_.size());
  if (free_ids_.empty()) {
    gaps_.emplace_back();
  } else {
    id = free_ids_.back();
    free_ids_.pop_back();
  }
  longest_ = std::max(longest_, gap.count);
  gaps_[id] = std::move(gap);
  attach(id);
  return id;
}

void Gaps::remove_number(NumberIndex number) {
  const Vertex cell = cell_of_[number];
  require(cell != no_vertex, "only a printed number can be taken away");
  cell_of_[number] = no_vertex;
  number_on_[cell] = no_index;
  Undone change{.what = Undone::What::merged, .number = number, .cell = cell};
  NumberIndex first = number;
  std::uint32_t count = 1;
  const NumberIndex prior = before(number), next = after(number);
  if (prior != no_index && !has(prior)) {
    change.left = gap_of_[prior];
    first = gaps_[change.left].first;
    count += gaps_[change.left].count;
    detach(change.left);
  }
  // Of a closed path with one printed number left, both sides are the same gap.
  if (next != no_index && !has(next) && gap_of_[next] != change.left) {
    change.right = gap_of_[next];
    count += gaps_[change.right].count;
    detach(change.right);
  }
  change.id = add(gap_between(first, count));
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

/// From the cells over free ones to printed numbers, against the moves or along them: of each gap how far its
/// end on that side is. Farther than the longest gap nothing matters.
void Gaps::measure_from(std::span<const Vertex> cells, bool against_moves, std::vector<Id>& met) {
  next_stamp();
  std::vector<Vertex>& layer = layer_cells_;
  layer.clear();
  for (Vertex cell : cells) {
    if (number_on_[cell] != no_index) continue;  // nothing else can stand there
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

/// The gaps that may use these cells now: those whose ends are near enough for a walk by way of them. (That a
/// gap reached a neighbour before is not needed: perhaps it could not go on from there.)
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
  Gap now{
      .first = gaps_[id].first, .count = gaps_[id].count, .left = gaps_[id].left, .right = gaps_[id].right};
  fill(now);
  if (now.cells == gaps_[id].cells) return;
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

}  // namespace hamlet
