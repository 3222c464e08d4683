#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <span>

#include "hamlet/base/text/sentence.hpp"
#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/visible/nearest_numbers.hpp"

namespace hamlet::path {

namespace {

/// A placed number near the missing one, and the empty cells around it.
struct Side {
  NearNumber number;
  CellsAround cells;
};

/// A reason, and the other cells that it names or has in mind.
struct Reason {
  std::string text;
  std::vector<Vertex> others = {};
};

/// Why all but one of the empty cells one step from `near` are not at the right distance from `far`: they are
/// further away, or nearer and without a way that is long enough.
Reason why_not_the_others(const Side& near, const Side& far, Vertex cell, const Wording& wording) {
  std::vector<Vertex> others = near.cells.at, nearer, further;
  std::erase(others, cell);
  std::ranges::set_intersection(others, far.cells.nearer, std::back_inserter(nearer));
  std::ranges::set_difference(others, nearer, std::back_inserter(further));
  std::string why =
      fmt::format("of the empty cells {}, it alone is {}", distance_in_words(near.number, wording),
                  distance_in_words(far.number, wording));
  if (!further.empty())
    why += fmt::format("; {} {} further away", wording.cells(further), further.size() == 1 ? "is" : "are");
  if (!nearer.empty())
    why += fmt::format("; from {}, no way over empty cells takes {} steps", wording.cells(nearer, "or"),
                       far.number.steps);
  return {std::move(why), std::move(others)};
}

/// "of the empty cells one step from 3 at r1c1, r1c2 and r2c2 are ruled out already"
Reason ruled_out_already(const NearestNumbers& nearest, std::vector<Vertex> others, const Wording& wording) {
  return {fmt::format("of the empty cells {}, {} {} ruled out already", distances_in_words(nearest, wording),
                      wording.cells(others), others.size() == 1 ? "is" : "are"),
          std::move(others)};
}

Reason why_only_there(const Position& position, Vertex cell, const NearestNumbers& nearest,
                      const Wording& wording) {
  Side before{nearest.before, {}}, after{nearest.after, {}};
  if (!before.number.is_there() && !after.number.is_there()) return {"no other cell is left for it"};
  if (before.number.is_there()) before.cells = cells_after(position, before.number);
  if (after.number.is_there()) after.cells = cells_before(position, after.number);
  for (const Side* side : {&before, &after}) {
    if (side->number.steps == 1 && side->cells.at.size() == 1)
      return {"it is the only empty cell " + distance_in_words(side->number, wording)};
  }
  std::vector<Vertex> others = cells_between(position, nearest);
  std::erase(others, cell);
  if (!others.empty()) return ruled_out_already(nearest, std::move(others), wording);
  if (before.number.steps == 1 && after.number.steps == 1)
    return {fmt::format("it is the only empty cell one step from both {} and {}",
                        wording.visit(before.number.number, before.number.cell),
                        wording.visit(after.number.number, after.number.cell))};
  if (before.number.steps == 1 && after.number.steps > 1)
    return why_not_the_others(before, after, cell, wording);
  if (after.number.steps == 1 && before.number.steps > 1)
    return why_not_the_others(after, before, cell, wording);
  return {"no other empty cell is " + distances_in_words(nearest, wording)};
}

/// Consecutive numbers with one cell left each, in order, and the nearest placed numbers on either side.
struct Stretch {
  std::vector<Visit> placed;
  NearNumber before, after;
};

/// Whether each number has only one empty cell to go to from the one before. `onwards` gives the cells one
/// move from a cell.
template <class Onwards>
bool is_only_way_on(const Position& position, Vertex from, std::span<const Visit> visits, Onwards onwards) {
  std::vector<Vertex> taken = {from};
  for (const Visit& visit : visits) {
    for (const Vertex next : onwards(taken.back())) {
      if (next != visit.cell && position.number_at(next) == 0 && !std::ranges::count(taken, next))
        return false;
    }
    taken.push_back(visit.cell);
  }
  return true;
}

/// Counts the ways over empty cells that visit no cell twice.
class Ways {
 public:
  explicit Ways(const Position& position) : position_(position) {}

  /// False if there is another way, or if there are too many to look through.
  bool is_only_one(Vertex from, Vertex to, std::size_t steps) {
    go_on(from, to, steps);
    return found_ == 1 && looked_at_ <= most_looked_at;
  }

 private:
  static constexpr std::size_t most_looked_at = 2000;

  void go_on(Vertex at, Vertex to, std::size_t steps) {
    if (found_ > 1 || ++looked_at_ > most_looked_at) return;
    way_.push_back(at);
    for (const Vertex next : position_.table().moves().after(at)) {
      if (steps == 1) {
        found_ += next == to ? 1 : 0;
      } else if (position_.number_at(next) == 0 && !std::ranges::count(way_, next)) {
        go_on(next, to, steps - 1);
      }
    }
    way_.pop_back();
  }

  const Position& position_;
  std::vector<Vertex> way_;
  std::size_t found_ = 0, looked_at_ = 0;
};

/// The cells other than those of the stretch that are at the right distances for one of its numbers.
std::vector<Vertex> other_cells(const Position& position, const Stretch& stretch) {
  std::vector<Vertex> others;
  for (std::size_t i = 0; i < stretch.placed.size(); ++i) {
    NearestNumbers nearest{stretch.before, stretch.after};
    nearest.before.steps += i;
    nearest.after.steps += stretch.placed.size() - 1 - i;
    for (const Vertex v : cells_between(position, nearest)) {
      if (!std::ranges::count(stretch.placed, v, &Visit::cell)) others.push_back(v);
    }
  }
  std::ranges::sort(others);
  const auto repeated = std::ranges::unique(others);
  others.erase(repeated.begin(), repeated.end());
  return others;
}

std::string near_in_words(const Stretch& stretch, const Wording& wording) {
  std::vector<std::string> near;
  for (const NearNumber& side : {stretch.before, stretch.after}) {
    if (side.is_there()) near.push_back(wording.visit(side.number, side.cell));
  }
  return listed(near);
}

Reason why_they_go_there(const Position& position, const Stretch& stretch, const Wording& wording) {
  const AllowedMoves& moves = position.table().moves();
  const auto& [placed, before, after] = stretch;
  if (!before.is_there() && !after.is_there()) return {"no other cells are left for them"};
  const std::size_t steps = placed.size() + 1;
  if (before.steps == 1 && after.steps == 1 && Ways(position).is_only_one(before.cell, after.cell, steps))
    return {fmt::format("the only way over empty cells from {} to {} in {} steps",
                        wording.visit(before.number, before.cell), wording.visit(after.number, after.cell),
                        steps)};
  if (before.steps == 1 &&
      is_only_way_on(position, before.cell, placed, [&](Vertex v) { return moves.after(v); }))
    return {"the only way on from " + wording.visit(before.number, before.cell)};
  const std::vector<Visit> backwards(placed.rbegin(), placed.rend());
  if (after.steps == 1 &&
      is_only_way_on(position, after.cell, backwards, [&](Vertex v) { return moves.before(v); }))
    return {"the only way to " + wording.visit(after.number, after.cell)};
  std::vector<Vertex> others = other_cells(position, stretch);
  if (others.empty())
    return {"no other empty cells are at the right distances from " + near_in_words(stretch, wording)};
  return {
      fmt::format("of the empty cells at the right distances from {}, {} {} ruled out already",
                  near_in_words(stretch, wording), wording.cells(others), others.size() == 1 ? "is" : "are"),
      std::move(others)};
}

/// "r1c2–r1c3–r2c3"
std::string route(const std::vector<Visit>& placed, const Wording& wording) {
  constexpr std::size_t most_named = 12;
  std::string text = wording.cell(placed.front().cell);
  const bool is_long = placed.size() > most_named;
  for (std::size_t i = 1; i < (is_long ? most_named - 1 : placed.size()); ++i)
    text += "–" + wording.cell(placed[i].cell);
  return is_long ? text + "–…–" + wording.cell(placed.back().cell) : text;
}

/// "12, 13 and 14", "12–20"
std::string numbers_in_words(const std::vector<Visit>& placed) {
  constexpr std::size_t most_listed = 3;
  if (placed.size() > most_listed && placed.front().step < placed.back().step)
    return fmt::format("{}–{}", placed.front().step, placed.back().step);
  std::vector<Step> numbers;
  for (const Visit& visit : placed) numbers.push_back(visit.step);
  return listed_numbers(numbers);
}

Stretch stretch_of(const Position& position, std::vector<Visit> placed) {
  NearestNumbers first = nearest_numbers(position, placed.front().step),
                 last = nearest_numbers(position, placed.back().step);
  return {std::move(placed), first.before, last.after};
}

/// Names the cells of the numbers, then the placed numbers on either side, then the other cells.
Said sentence(const Position& position, const std::vector<Visit>& placed, const Wording& wording) {
  const Stretch stretch = stretch_of(position, placed);
  Said said;
  for (const Visit& visit : placed) said.where.push_back(visit.cell);
  for (const NearNumber& cited : {stretch.before, stretch.after}) {
    if (cited.is_there()) said.where.push_back(cited.cell);
  }
  const auto [cell, number] = placed.front();
  Reason reason;
  if (placed.size() > 1) {
    reason = why_they_go_there(position, stretch, wording);
    said.because = fmt::format("{} go {}: {}", numbers_in_words(placed), route(placed, wording), reason.text);
  } else {
    reason = why_only_there(position, cell, {stretch.before, stretch.after}, wording);
    said.because = fmt::format("{} goes at {}: {}", number, wording.cell(cell), reason.text);
  }
  said.where.insert(said.where.end(), reason.others.begin(), reason.others.end());
  return said;
}

Said say_reach(const Position& position, const WayStep& step, const Wording& wording) {
  return sentence(position, step.placed, wording);
}

/// The consecutive numbers around this one that have one cell left each, once those between are placed.
/// Restores the position.
std::vector<Candidate> singles_around(Position& position, Step number) {
  const CandidateTable& table = position.table();
  const std::size_t mark = position.mark();
  std::deque<Candidate> singles;
  const auto place = [&](Step next) {
    if (next == 0 || position.cell_at(next) != no_vertex || position.cells_left(next) != 1)
      return no_candidate;
    const Candidate only = position.first_left_for(next);
    position.place(only);
    return position.propagate() || singles.empty() ? only : no_candidate;
  };
  for (Candidate c = place(number); c != no_candidate; c = place(table.after(table.number(c))))
    singles.push_back(c);
  while (position.clash() == Clash::none) {
    const Candidate c = place(table.before(table.number(singles.front())));
    if (c == no_candidate) break;
    singles.push_front(c);
  }
  position.undo_to(mark);
  return {singles.begin(), singles.end()};
}

std::optional<Finding> look_for_reach(Position& position, LookAround& around) {
  const CandidateTable& table = position.table();
  return look_round_numbers(table.length(), around.from, [&](Step number) -> std::optional<Finding> {
    if (position.cell_at(number) != no_vertex || position.cells_left(number) != 1) return std::nullopt;
    Finding finding{.placed = singles_around(position, number)};
    std::vector<Visit> placed;
    for (const Candidate c : finding.placed) {
      placed.push_back({table.cell(c), table.number(c)});
      finding.rests_on.numbers.push_back(table.number(c));
    }
    Said said = sentence(position, placed, around.wording);
    for (const Vertex cited : said.where) {
      if (position.number_at(cited) != 0) finding.rests_on.placed.push_back(position.number_at(cited));
    }
    finding.where = std::move(said.where);
    finding.because = std::move(said.because);
    return finding;
  });
}

}  // namespace

extern const Deduction reach_deduction = {
    .name = "reach",
    .level = level_reach,
    .summary = "a number has one cell left within reach of the numbers before and after it",
    .look = look_for_reach,
    .say = say_reach,
};

}  // namespace hamlet::path
