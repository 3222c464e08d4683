#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// A reason why there is no solution, that a reader can check by looking.
struct Refutation {
  std::string sentence;
  std::vector<Vertex> cells;  // those it speaks of
};

/// Looks for reasons that show in about linear time: dead ends, separate parts, cells without which too many
/// parts remain, colours, numbers too far apart. Nothing proves nothing.
/// Stopped, it proves nothing either. Without labels the sentence names no cell, and is the same for all
/// boards that have the reason in common.
std::optional<Refutation> refute(const PathPuzzle& puzzle, const Labels& labels, const Run& run = {});
/// What a search that found it reports.
SearchReport refuted(const Refutation& refutation);

}  // namespace hamlet::path
