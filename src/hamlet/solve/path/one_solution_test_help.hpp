#pragma once

#include <algorithm>
#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"

namespace hamlet::path {

/// An independent implementation of docs/format.md: what is known of a closed tour's numbers.
struct KnownOfTour {
  bool first = false, last = false, inner = false, one_way = false;

  explicit KnownOfTour(const PathPuzzle& puzzle)
      : first(puzzle.start.has_value()), last(puzzle.end.has_value()), one_way(puzzle.graph.is_directed()) {
    for (const Visit& clue : puzzle.clues)
      (clue.step == 1 ? first : clue.step == puzzle.length() ? last : inner) = true;
    for (const Mark& mark : puzzle.marks) {
      inner = inner || (mark.rule->name != "wall" && mark.rule->name != "one-way");
      one_way = one_way || mark.rule->name == "one-way";
    }
  }
  bool is_numbered() const { return inner || (first && last); }
};

inline Direction own_direction(const PathPuzzle& puzzle) {
  const KnownOfTour known(puzzle);
  const bool goes_either_way = puzzle.closed && !known.is_numbered() && !known.one_way;
  return goes_either_way ? Direction::does_not_count : Direction::counts;
}

/// Equal for all numberings that are the same solution.
inline Path key_of(const PathPuzzle& puzzle, const Path& path, Direction direction) {
  const KnownOfTour known(puzzle);
  const auto turned = [&](Path one) {
    const bool begins_anywhere = puzzle.closed && !known.is_numbered() && !known.first && !known.last;
    if (begins_anywhere) std::ranges::rotate(one, std::ranges::min_element(one));
    return one;
  };
  if (direction == Direction::counts) return turned(path);
  Path other(path.rbegin(), path.rend());
  if (puzzle.closed) {
    // Rotate until the smallest printed number is on its cell again.
    Step anchor = puzzle.length() + 1;
    if (puzzle.start) anchor = 1;
    if (puzzle.end) anchor = std::min(anchor, puzzle.length());
    for (const Visit& clue : puzzle.clues) anchor = std::min(anchor, clue.step);
    if (anchor > puzzle.length()) anchor = 1;
    while (other[anchor - 1] != path[anchor - 1]) std::ranges::rotate(other, other.begin() + 1);
  }
  return is_solution(puzzle, other) ? std::min(turned(path), turned(other)) : turned(path);
}

/// A puzzle with 3 to 7 vertices and a random choice of everything a path puzzle can have.
inline PathPuzzle random_small_puzzle(Rng& rng) {
  while (true) {
    const auto n = static_cast<Vertex>(3 + rng.below(5));
    const bool directed = rng.below(3) == 0;
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < n; ++b) {
        if (a != b && (directed || a < b) && rng.below(10) < 7) edges.push_back({a, b});
      }
    }
    if (edges.empty()) continue;
    PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges),
                      .closed = rng.coin()};
    const auto some_neighbours = [&] {
      const auto [a, b] = edges[rng.below(edges.size())];
      return rng.coin() ? std::vector{a, b} : std::vector{b, a};
    };
    const auto some_cell = [&] { return static_cast<Vertex>(rng.below(n)); };
    const auto mark = [&](const char* rule, std::vector<Vertex> cells) {
      puzzle.marks.push_back({&mark_rule(rule, ""), std::move(cells)});
    };
    for (std::uint64_t clues = rng.below(3); clues > 0; --clues) {
      const Vertex cell = some_cell();
      puzzle.clues.push_back({cell, static_cast<Step>(1 + rng.below(n))});
    }
    for (std::uint64_t diamonds = rng.below(3); diamonds > 0; --diamonds) {
      const std::vector<Vertex> cells = some_neighbours();
      puzzle.diamonds.push_back({cells[0], cells[1]});
    }
    if (rng.below(4) == 0) mark("one-way", some_neighbours());
    if (rng.below(6) == 0) mark("wall", some_neighbours());
    if (rng.below(8) == 0) mark(rng.coin() ? "odd" : "even", {some_cell()});
    if (rng.below(8) == 0) mark("before", some_neighbours());
    if (rng.below(6) == 0) puzzle.start = some_cell();
    if (rng.below(6) == 0) puzzle.end = some_cell();
    try {
      validate(puzzle, [](Vertex v) { return std::to_string(v); });
      return puzzle;
    } catch (const InputError&) {
    }
  }
}

}  // namespace hamlet::path
