#include <fmt/format.h>

#include <algorithm>

#include "hamlet/graph/bipartition.hpp"
#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

// The total number of cells visited to measure distances; the pairs beyond it are left to the search.
constexpr std::size_t most_looks = 50'000'000;

/// The printed numbers in order, including a given start and end.
std::vector<Visit> numbers_in_order(const PathPuzzle& puzzle) {
  std::vector<Visit> numbers = puzzle.clues;
  if (puzzle.start) numbers.push_back({*puzzle.start, 1});
  if (puzzle.end) numbers.push_back({*puzzle.end, puzzle.length()});
  std::ranges::sort(numbers, {}, [](const Visit& visit) { return std::pair(visit.step, visit.cell); });
  const auto repeats = std::ranges::unique(numbers);
  numbers.erase(repeats.begin(), repeats.end());
  return numbers;
}

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

std::string colour_clash(const Visit& a, const Visit& b, const Labels& labels) {
  const bool even = (b.step - a.step) % 2 == 0;
  return fmt::format(
      "each move changes the colour of a chessboard, so the numbers {} on {} and {} on {} stand on "
      "{}, but these cells are of {}",
      a.step, name_of(a.cell, labels), b.step, name_of(b.cell, labels),
      even ? "the same colour" : "different colours", even ? "different colours" : "the same colour");
}

}  // namespace

std::optional<Refutation> colours_out_of_balance(const PathPuzzle& puzzle, const Labels&) {
  const auto parts = bipartition(puzzle.graph);
  if (!parts) return std::nullopt;
  const auto [a, b] = parts->size_of;
  const Vertex apart = a > b ? a - b : b - a;
  if (apart <= (puzzle.closed ? 0u : 1u)) return std::nullopt;
  return Refutation{fmt::format("coloured like a chessboard, {} cells are of one colour and {} of the other, "
                                "and each move changes the colour",
                                a, b),
                    {}};
}

std::optional<Refutation> number_on_wrong_colour(const PathPuzzle& puzzle, const Labels& labels) {
  const std::vector<Visit> numbers = numbers_in_order(puzzle);
  if (numbers.empty()) return std::nullopt;
  const auto parts = bipartition(puzzle.graph);
  if (!parts) return std::nullopt;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const Visit &a = numbers[i - 1], &b = numbers[i];
    const bool same = parts->colour[a.cell] == parts->colour[b.cell];
    if (same != ((b.step - a.step) % 2 == 0)) return Refutation{colour_clash(a, b, labels), {a.cell, b.cell}};
  }
  const auto [of_0, of_1] = parts->size_of;
  if (of_0 == of_1) return std::nullopt;
  const Visit first = numbers.front();
  const unsigned majority = of_0 > of_1 ? 0 : 1;
  if ((parts->colour[first.cell] == majority) == (first.step % 2 == 1)) return std::nullopt;
  return Refutation{
      fmt::format("coloured like a chessboard, {} cells are of one colour and {} of the other, so the "
                  "path begins on the more frequent one and {} cannot have the number {}",
                  std::max(of_0, of_1), std::min(of_0, of_1), name_of(first.cell, labels), first.step),
      {first.cell}};
}

std::optional<Refutation> ends_on_wrong_colours(const PathPuzzle& puzzle, const Labels& labels) {
  if (puzzle.closed || puzzle.graph.is_directed() || puzzle.length() < 3) return std::nullopt;
  // A cell with one neighbour is the first or the last cell.
  std::vector<Vertex> ends;
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    if (puzzle.graph.out(v).size() == 1) ends.push_back(v);
  }
  if (ends.empty()) return std::nullopt;
  for (const Visit& number : numbers_in_order(puzzle)) {
    if ((number.step == 1 || number.step == puzzle.length()) &&
        std::ranges::find(ends, number.cell) == ends.end())
      ends.push_back(number.cell);
  }
  const auto parts = bipartition(puzzle.graph);
  if (!parts) return std::nullopt;
  const auto [of_0, of_1] = parts->size_of;
  const char* const because = "it has only one neighbour or is given";
  if (of_0 == of_1 && ends.size() == 2 && parts->colour[ends[0]] == parts->colour[ends[1]]) {
    return Refutation{
        fmt::format(
            "coloured like a chessboard, both colours have {} cells, so a path begins on one colour and "
            "ends on the other; but {} and {} must be its ends (each has only one neighbour or is given) "
            "and are of the same colour",
            of_0, name_of(ends[0], labels), name_of(ends[1], labels)),
        ends};
  }
  for (Vertex end : ends) {
    if (of_0 == of_1 || parts->colour[end] == (of_0 > of_1 ? 0 : 1)) continue;
    return Refutation{
        fmt::format(
            "coloured like a chessboard, {} cells are of one colour and {} of the other, so a path begins "
            "and ends on the more frequent one; but {} must be an end ({}) and is of the other colour",
            std::max(of_0, of_1), std::min(of_0, of_1), name_of(end, labels), because),
        {end}};
  }
  return std::nullopt;
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
