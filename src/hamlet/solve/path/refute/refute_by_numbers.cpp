#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

// The total number of cells visited to measure distances; the pairs beyond it are left to the search.
constexpr std::size_t most_looks = 50'000'000;

/// The lengths of shortest ways between numbers over cells without a number.
class WaysBetween {
 public:
  WaysBetween(const Graph& graph, const std::vector<Visit>& numbers)
      : graph_(graph), numbered_(graph.vertex_count(), 0), distance_(graph.vertex_count(), no_vertex) {
    for (const Visit& number : numbers) numbered_[number.cell] = 1;
  }

  /// Returns no_vertex if the length exceeds `most`.
  Vertex shortest(Vertex from, Vertex to, Vertex most) {
    for (Vertex v : reached_) distance_[v] = no_vertex;
    reached_.assign(1, from);
    distance_[from] = 0;
    for (std::size_t i = 0; i < reached_.size(); ++i) {
      const Vertex v = reached_[i];
      if (distance_[v] == most) break;
      for (Vertex w : graph_.out(v)) {
        if (w == to) return looks_ += reached_.size(), distance_[v] + 1;
        if (distance_[w] != no_vertex || numbered_[w]) continue;
        distance_[w] = distance_[v] + 1;
        reached_.push_back(w);
      }
    }
    looks_ += reached_.size();
    return no_vertex;
  }
  std::size_t looks() const { return looks_; }

 private:
  const Graph& graph_;
  std::vector<std::uint8_t> numbered_;
  std::vector<Vertex> distance_;
  std::vector<Vertex> reached_;
  std::size_t looks_ = 0;
};

}  // namespace

std::vector<Visit> numbers_in_order(const PathPuzzle& puzzle) {
  std::vector<Visit> numbers = puzzle.clues;
  if (puzzle.start) numbers.push_back({*puzzle.start, 1});
  if (puzzle.end) numbers.push_back({*puzzle.end, puzzle.length()});
  std::ranges::sort(numbers, {}, [](const Visit& visit) { return std::pair(visit.step, visit.cell); });
  const auto repeats = std::ranges::unique(numbers);
  numbers.erase(repeats.begin(), repeats.end());
  return numbers;
}

std::optional<Refutation> ends_not_neighbours(const PathPuzzle& puzzle, const Labels& labels) {
  if (!puzzle.closed) return std::nullopt;
  const std::vector<Visit> numbers = numbers_in_order(puzzle);
  if (numbers.size() < 2 || numbers.front().step != 1 || numbers.back().step != puzzle.length())
    return std::nullopt;
  const Vertex first = numbers.front().cell, last = numbers.back().cell;
  if (puzzle.graph.has_arc(last, first)) return std::nullopt;
  return Refutation{
      fmt::format("a tour goes from its last cell back to its first, but no move leads from {} to {}",
                  name_of(last, labels), name_of(first, labels)),
      {last, first}};
}

std::optional<Refutation> numbers_too_far_apart(const PathPuzzle& puzzle, const Labels& labels) {
  const std::vector<Visit> numbers = numbers_in_order(puzzle);
  WaysBetween ways(puzzle.graph, numbers);
  for (std::size_t i = 1; i < numbers.size() && ways.looks() < most_looks; ++i) {
    const Visit &a = numbers[i - 1], &b = numbers[i];
    const Step steps = b.step - a.step;
    if (ways.shortest(a.cell, b.cell, steps) != no_vertex) continue;
    const Vertex shortest = ways.shortest(a.cell, b.cell, no_vertex);
    std::string sentence = fmt::format("from the number {} on {} to the number {} on {} there {}", a.step,
                                       name_of(a.cell, labels), b.step, name_of(b.cell, labels),
                                       steps == 1 ? "is one step" : fmt::format("are {} steps", steps));
    sentence += shortest == no_vertex
                    ? ", but no way leads there over cells without a number"
                    : fmt::format(", but the shortest way over cells without a number takes {}", shortest);
    return Refutation{std::move(sentence), {a.cell, b.cell}};
  }
  return std::nullopt;
}

}  // namespace hamlet::path
