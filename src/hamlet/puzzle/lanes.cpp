#include "hamlet/puzzle/lanes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <set>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

/// The four directions of a lane. Cells on one line share `line`. Any two of the four functions are
/// coordinates of the plane, so one crossing test serves every pair of directions.
enum Way { along_row, along_column, falling, rising };

std::int64_t line(Way way, Cell cell) {
  const std::int64_t row = cell.row, col = cell.col;
  switch (way) {
    case along_row:
      return row;
    case along_column:
      return col;
    case falling:
      return col - row;
    case rising:
      return col + row;
  }
  return 0;
}

Way way_of(Cell a, Cell b) {
  for (Way way : {along_row, along_column, falling}) {
    if (line(way, a) == line(way, b)) return way;
  }
  return rising;
}

// A few thousand islands can be placed so that their lanes cross millions of times; 512 MB of crossings are
// enough.
constexpr std::size_t most_crossings = std::size_t{1} << 25;

struct Span {
  std::size_t lane;
  std::int64_t on;        // the line it is on
  std::int64_t from, to;  // it runs strictly between these lines of the other way
};

std::vector<Span> spans(const std::vector<Island>& islands, const std::vector<Lane>& lanes,
                        const std::vector<std::size_t>& of_own_way, Way own, Way other) {
  std::vector<Span> found;
  found.reserve(of_own_way.size());
  for (const std::size_t i : of_own_way) {
    const Cell a = islands[lanes[i].a].cell, b = islands[lanes[i].b].cell;
    const auto [low, high] = std::minmax({line(other, a), line(other, b)});
    found.push_back({i, line(own, a), low, high});
  }
  return found;
}

/// Sweeps over the lines of the first way; lanes of the second are active strictly between their ends.
template <class Emit>
void sweep(std::vector<Span> first, std::vector<Span> second, Emit&& emit) {
  std::ranges::sort(first, {}, &Span::on);
  std::ranges::sort(second, {}, &Span::from);
  std::vector<std::size_t> by_end(second.size());
  std::iota(by_end.begin(), by_end.end(), std::size_t{0});
  std::ranges::sort(by_end, {}, [&](std::size_t i) { return second[i].to; });
  std::set<std::pair<std::int64_t, std::size_t>> active;  // (line, index into second)
  std::size_t begun = 0, ended = 0;
  for (const Span& span : first) {
    for (; begun < second.size() && second[begun].from < span.on; ++begun)
      active.emplace(second[begun].on, begun);
    for (; ended < second.size() && second[by_end[ended]].to <= span.on; ++ended)
      active.erase({second[by_end[ended]].on, by_end[ended]});
    for (auto it = active.upper_bound({span.from, SIZE_MAX}); it != active.end() && it->first < span.to; ++it)
      emit(span.lane, second[it->second].lane);
  }
}

}  // namespace

std::vector<Lane> lanes_between(const std::vector<Island>& islands, bool eight) {
  std::vector<Lane> lanes;
  std::vector<Vertex> order(islands.size());
  for (Way way : {along_row, along_column, falling, rising}) {
    if (!eight && (way == falling || way == rising)) continue;
    std::iota(order.begin(), order.end(), Vertex{0});
    // Along a line, reading order is the order of the line; for rows, it also keeps each line together.
    if (way != along_row)
      std::ranges::stable_sort(order, {}, [&](Vertex v) { return line(way, islands[v].cell); });
    for (std::size_t i = 1; i < order.size(); ++i) {
      if (line(way, islands[order[i - 1]].cell) == line(way, islands[order[i]].cell))
        lanes.push_back({order[i - 1], order[i]});
    }
  }
  std::ranges::sort(lanes);
  return lanes;
}

std::vector<Lane> lanes_between(const std::vector<Island>& islands, const std::vector<Cell>& blocked,
                                bool eight) {
  if (blocked.empty()) return lanes_between(islands, eight);
  // A blocked cell ends a view as an island does.
  std::vector<Island> all = islands;
  for (const Cell cell : blocked) all.push_back({cell, std::nullopt});
  std::ranges::inplace_merge(all, all.begin() + static_cast<std::ptrdiff_t>(islands.size()), {},
                             &Island::cell);
  std::vector<std::optional<Vertex>> island(all.size());
  Vertex next = 0;
  for (std::size_t i = 0; i < all.size() && next < islands.size(); ++i) {
    if (all[i].cell == islands[next].cell) island[i] = next++;
  }
  std::vector<Lane> lanes;
  for (const auto& [a, b] : lanes_between(all, eight)) {
    if (island[a] && island[b]) lanes.push_back({*island[a], *island[b]});
  }
  return lanes;
}

std::vector<std::pair<std::size_t, std::size_t>> crossings_of(const std::vector<Island>& islands,
                                                              const std::vector<Lane>& lanes) {
  constexpr std::array all = {along_row, along_column, falling, rising};
  std::array<std::vector<std::size_t>, all.size()> of_way;
  for (std::size_t i = 0; i < lanes.size(); ++i)
    of_way[way_of(islands[lanes[i].a].cell, islands[lanes[i].b].cell)].push_back(i);

  std::vector<std::pair<std::size_t, std::size_t>> crossings;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      sweep(spans(islands, lanes, of_way[i], all[i], all[j]),
            spans(islands, lanes, of_way[j], all[j], all[i]), [&](std::size_t a, std::size_t b) {
              if (crossings.size() == most_crossings) {
                throw InputError(
                    "islands",
                    fmt::format("the lanes between the islands cross more than {} times", most_crossings));
              }
              crossings.emplace_back(std::min(a, b), std::max(a, b));
            });
    }
  }
  std::ranges::sort(crossings);
  return crossings;
}

}  // namespace hamlet
