#include <fmt/format.h>

#include <algorithm>

#include "hamlet/graph/bipartition.hpp"
#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

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

}  // namespace hamlet::path
