#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/ladder/wording.hpp"

namespace hamlet::bridges {

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
  /// Of a rule about single islands: what it shows at one of them, if that is new. The position is as before
  /// afterwards.
  std::optional<Finding> (*look_at)(Position& position, const Wording& wording, Vertex island) = nullptr;
  /// Of any other: the first place where it shows something new.
  std::optional<Finding> (*look)(Position& position, const LookAround& around) = nullptr;
};

std::span<const Deduction* const> deductions();
const Deduction& deduction_named(std::string_view name);

/// The first place, going round from `around.from`, where the rule shows something new.
std::optional<Finding> look_round(const Deduction& rule, Position& position, const LookAround& around);

}  // namespace hamlet::bridges
