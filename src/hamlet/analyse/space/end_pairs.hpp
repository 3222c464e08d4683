#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A class of pairs of a first and a last cell. Symmetries map its pairs onto one another, or onto the
/// reverse of one another if the reverse of every solution is a solution. All pairs have the same number of
/// solutions.
struct PairClass {
  Vertex start, end;  // the least pair of the class
  std::uint64_t pairs = 0;
  Count solutions = 0;  // of each pair
};

/// How the solutions of an open puzzle are distributed over the pairs of ends. Exact.
struct EndPairs {
  std::uint64_t pairs = 0;         // pairs of different cells that the given ends allow
  std::uint64_t with_some = 0;     // pairs that have a solution
  std::vector<PairClass> classes;  // those that have a solution, most first

  double mean(const Count& all) const { return all.to_double() / static_cast<double>(pairs); }
};

/// Counts with one sweep for each class of first cells. `work` is the work of a count by first cell, and
/// predicts the cost of each sweep.
struct EndPairsResult {
  std::optional<EndPairs> pairs = {};
  std::string why_not = {};  // it would take too long, or the run ended
};
EndPairsResult end_pairs(const PathSheet& sheet, std::uint64_t work, const Run& run);

}  // namespace hamlet
