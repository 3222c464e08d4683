#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Pairs of a first and a last cell that symmetries carry onto one another, or that are the same backwards if
/// every path is one backwards too. Each has as many solutions.
struct PairClass {
  Vertex start, end;  // the lowest of them
  std::uint64_t pairs = 0;
  Count solutions = 0;  // of each
};

/// How the solutions of an open puzzle are shared out among their pairs of ends; exact.
struct EndPairs {
  std::uint64_t pairs = 0;         // of different cells, as the puzzle's given ends allow
  std::uint64_t with_some = 0;     // that have a solution
  std::vector<PairClass> classes;  // that have a solution, those with most first

  double mean(const Count& all) const { return all.to_double() / static_cast<double>(pairs); }
};

/// A sweep for each class of first cells; `work` is what one took that told the first cells.
struct EndPairsResult {
  std::optional<EndPairs> pairs = {};
  std::string why_not = {};  // it would take too much, or the run ended
};
EndPairsResult end_pairs(const PathSheet& sheet, std::uint64_t work, const Run& run);

}  // namespace hamlet
