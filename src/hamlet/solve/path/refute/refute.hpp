#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// A reason why there is no solution, which a person can check by eye.
struct Refutation {
  std::string sentence;
  std::vector<Vertex> cells;  // the cells that the reason is about
};

/// Tries reasons that take about linear time: dead ends, separate parts, cells whose removal leaves too many
/// parts, colours, numbers too far apart. An empty result, which a stopped run also gives, proves nothing.
/// Without labels the sentence names no cells, so it is the same for all boards with this reason.
std::optional<Refutation> refute(const PathPuzzle& puzzle, const Labels& labels, const Run& run = {});
/// The report of a search that found it.
SearchReport refuted(const Refutation& refutation);

}  // namespace hamlet::path
