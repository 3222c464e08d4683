#include "hamlet/solve/path/ladder/visible/nearest_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "hamlet/base/text/sentence.hpp"

namespace hamlet::path {

namespace {

// A longer way is not counted step by step, and seldom excludes a cell.
constexpr std::size_t most_steps = 20;

}  // namespace

NearestNumbers nearest_numbers(const Position& position, Step missing) {
  const CandidateTable& table = position.table();
  const NumberGap gap = table.numbered(position.cells_by_number()).gap_around(missing - 1);
  const std::uint32_t place = (missing - 1 + table.length() - gap.first) % table.length();
  const std::size_t from_left = place + std::size_t{1}, to_right = std::size_t{gap.count} - place;
  NearestNumbers nearest;
  if (gap.left != no_index && from_left <= most_steps)
    nearest.before = {gap.left + 1, position.cell_at(gap.left + 1), from_left};
  if (gap.right != no_index && to_right <= most_steps)
    nearest.after = {gap.right + 1, position.cell_at(gap.right + 1), to_right};
  return nearest;
}

namespace {

void sort_once(std::vector<Vertex>& cells) {
  std::ranges::sort(cells);
  cells.erase(std::ranges::unique(cells).begin(), cells.end());
}

/// `onwards` gives the cells one move from a cell.
template <class Onwards>
CellsAround cells_around(const Position& position, const NearNumber& from, Onwards onwards) {
  CellsAround around{.at = {from.cell}, .nearer = {}};
  for (std::size_t step = 0; step < from.steps; ++step) {
    std::vector<Vertex> next;
    for (const Vertex v : around.at) {
      for (const Vertex w : onwards(v)) {
        if (position.number_at(w) == 0) next.push_back(w);
      }
    }
    sort_once(next);
    if (step > 0) around.nearer.insert(around.nearer.end(), around.at.begin(), around.at.end());
    around.at = std::move(next);
  }
  sort_once(around.nearer);
  return around;
}

}  // namespace

CellsAround cells_before(const Position& position, const NearNumber& after) {
  const AllowedMoves& moves = position.table().moves();
  return cells_around(position, after, [&](Vertex v) { return moves.before(v); });
}

CellsAround cells_after(const Position& position, const NearNumber& before) {
  const AllowedMoves& moves = position.table().moves();
  return cells_around(position, before, [&](Vertex v) { return moves.after(v); });
}

std::vector<Vertex> cells_between(const Position& position, const NearestNumbers& nearest) {
  const auto& [before, after] = nearest;
  if (before.is_there() && after.is_there()) {
    const std::vector<Vertex> from_before = cells_after(position, before).at;
    const std::vector<Vertex> from_after = cells_before(position, after).at;
    std::vector<Vertex> both;
    std::ranges::set_intersection(from_before, from_after, std::back_inserter(both));
    return both;
  }
  if (before.is_there()) return cells_after(position, before).at;
  if (after.is_there()) return cells_before(position, after).at;
  std::vector<Vertex> empty;
  for (Vertex v = 0; v < position.table().length(); ++v) {
    if (position.number_at(v) == 0) empty.push_back(v);
  }
  return empty;
}

namespace {

/// The empty cells from which a cell is reached in exactly k steps over empty cells, for each k; or, the other
/// way round, those reached from it. `onwards` gives the cells one move from a cell.
template <class Onwards>
std::vector<std::vector<Vertex>> layers_around(const Position& position, Vertex cell, Onwards onwards) {
  std::vector<std::vector<Vertex>> layers = {{cell}};
  while (layers.size() < most_steps) {
    std::vector<Vertex> next;
    for (const Vertex v : layers.back()) {
      for (const Vertex w : onwards(v)) {
        if (position.number_at(w) == 0) next.push_back(w);
      }
    }
    sort_once(next);
    layers.push_back(std::move(next));
  }
  return layers;
}

}  // namespace

std::vector<Step> numbers_expected_on(const Position& position, Vertex cell) {
  const CandidateTable& table = position.table();
  const AllowedMoves& moves = table.moves();
  const auto before = layers_around(position, cell, [&](Vertex v) { return moves.before(v); });
  const auto after = layers_around(position, cell, [&](Vertex v) { return moves.after(v); });
  const auto meets = [](std::span<const Vertex> cells, const std::vector<Vertex>& layer) {
    return std::ranges::any_of(cells, [&](Vertex v) { return std::ranges::binary_search(layer, v); });
  };
  std::vector<Step> expected;
  for (const NumberGap& gap : table.numbered(position.cells_by_number()).gaps()) {
    for (std::uint32_t i = 0; i < gap.count; ++i) {
      const std::uint32_t to_right = gap.count - 1 - i;
      const bool fits_left = gap.left == no_index || i >= most_steps ||
                             meets(moves.after(position.cell_at(gap.left + 1)), before[i]);
      const bool fits_right = gap.right == no_index || to_right >= most_steps ||
                              meets(moves.before(position.cell_at(gap.right + 1)), after[to_right]);
      if (fits_left && fits_right) expected.push_back((gap.first + i) % table.length() + 1);
    }
  }
  return expected;
}

bool may_follow(const Position& position, const Visit& from, const Visit& to) {
  if (from.step > to.step) return may_follow(position, to, from);
  const std::size_t steps = to.step - from.step;
  if (steps > most_steps) return true;
  const std::vector<Vertex> cells = cells_after(position, {from.step, from.cell, steps}).at;
  return std::ranges::binary_search(cells, to.cell);
}

std::string distance_in_words(const NearNumber& from, const Wording& wording) {
  const std::string distance = from.steps == 1 ? "one step" : fmt::format("exactly {} steps", from.steps);
  return distance + " from " + wording.visit(from.number, from.cell);
}

std::string distances_in_words(const NearestNumbers& nearest, const Wording& wording) {
  std::vector<std::string> parts;
  for (const NearNumber& from : {nearest.before, nearest.after}) {
    if (from.is_there()) parts.push_back(distance_in_words(from, wording));
  }
  return listed(parts);
}

}  // namespace hamlet::path
