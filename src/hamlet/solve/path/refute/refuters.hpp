#pragma once

#include <string>

#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

/// The single reasons that `refute` tries. Each may assume that those before it there found nothing.
using Refuter = std::optional<Refutation> (*)(const PathPuzzle& puzzle, const Labels& labels);

std::optional<Refutation> dead_ends(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> one_way_dead_ends(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> separate_parts(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> cut_apart(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> too_many_parts(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> colours_out_of_balance(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> number_on_wrong_colour(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> ends_on_wrong_colours(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> ends_not_neighbours(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> too_many_diamonds(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> diamonds_in_a_loop(const PathPuzzle& puzzle, const Labels& labels);
std::optional<Refutation> numbers_too_far_apart(const PathPuzzle& puzzle, const Labels& labels);

// What several of them ask.

/// The printed numbers in order, including a given start and end.
std::vector<Visit> numbers_in_order(const PathPuzzle& puzzle);
inline bool is_given_end(const PathPuzzle& puzzle, Vertex v) { return puzzle.start == v || puzzle.end == v; }

// How sentences name cells. Without labels they name none.

/// "r1c1, r1c4 and 2 more", or "some cells"
std::string some_of(const std::vector<Vertex>& cells, const Labels& labels);
/// " (r1c1, r1c4 and 2 more)" after a number of cells, or nothing
std::string some_in_brackets(const std::vector<Vertex>& cells, const Labels& labels);
/// "r1c1", or "a cell"
std::string name_of(Vertex cell, const Labels& labels);

}  // namespace hamlet::path
