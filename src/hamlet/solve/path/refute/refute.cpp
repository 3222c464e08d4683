#include "hamlet/solve/path/refute/refute.hpp"

#include <fmt/format.h>

#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

std::string some_of(const std::vector<Vertex>& cells, const Labels& labels) {
  if (!labels) return "some cells";
  constexpr std::size_t shown = 4;
  std::string text;
  for (std::size_t i = 0; i < std::min(cells.size(), shown); ++i)
    text += (i == 0 ? "" : i + 1 == cells.size() ? " and " : ", ") + labels(cells[i]);
  if (cells.size() > shown) text += fmt::format(" and {} more", cells.size() - shown);
  return text;
}

std::string some_in_brackets(const std::vector<Vertex>& cells, const Labels& labels) {
  return labels ? " (" + some_of(cells, labels) + ")" : "";
}

std::string name_of(Vertex cell, const Labels& labels) { return labels ? labels(cell) : "a cell"; }

std::optional<Refutation> refute(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  if (puzzle.length() == 0) return Refutation{"there is no cell to visit", {}};
  if (puzzle.closed && puzzle.length() < 3) return Refutation{"a closed tour needs at least three cells", {}};
  constexpr Refuter in_order[] = {dead_ends,
                                  one_way_dead_ends,
                                  separate_parts,
                                  cut_apart,
                                  colours_out_of_balance,
                                  number_on_wrong_colour,
                                  ends_on_wrong_colours,
                                  ends_not_neighbours,
                                  too_many_diamonds,
                                  diamonds_in_a_loop,
                                  numbers_too_far_apart,
                                  too_many_parts};
  for (Refuter reason : in_order) {
    // The time limit does not stop this; a stop request does, because someone is waiting.
    if (run.stop_requested()) return std::nullopt;
    if (auto found = reason(puzzle, labels)) return found;
  }
  return std::nullopt;
}

SearchReport refuted(const Refutation& refutation) {
  return {.ended = Ended::exhausted,
          .why = refutation.sentence,
          .method = "refuted",
          .certificate = refutation.cells};
}

}  // namespace hamlet::path
