#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/way_step.hpp"
#include "hamlet/solve/bridges/wording.hpp"

namespace hamlet {

/// What a rule needs besides the position.
struct LookAround {
  const Wording& wording;
  const Run& run;
  Vertex from = 0;  // where to look first: near the last step
  /// The only solution, if it is known: what agrees with it cannot be ruled out, and is not tried.
  std::span<const int> solution = {};
};

/// What a rule shows at one place.
struct Finding {
  std::vector<Vertex> where;
  std::vector<LaneTarget> targets;
  std::string because;
  std::vector<WayStep> chain = {};
  bool is_clash = false;  // nothing fits there
};

/// A rule of the ladder. A new one is a file in deductions/ and a word in the list of
/// src/hamlet/CMakeLists.txt, in order of cost.
struct Deduction {
  std::string_view name;
  int level;
  std::string_view summary;
  /// The first place, going round from `from`, where the rule shows something new. The position is as before
  /// afterwards.
  std::optional<Finding> (*look)(Position& position, const LookAround& around) = nullptr;
};

std::span<const Deduction* const> bridges_deductions();

/// Calls `look(island)` for all islands, going round from `from`, until one gives a finding.
template <class Look>
std::optional<Finding> look_round(std::size_t islands, Vertex from, const Look& look) {
  for (std::size_t i = 0; i < islands; ++i) {
    const std::size_t island = from + i < islands ? from + i : from + i - islands;
    if (auto finding = look(static_cast<Vertex>(island))) return finding;
  }
  return std::nullopt;
}

}  // namespace hamlet
