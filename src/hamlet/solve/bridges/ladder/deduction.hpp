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

struct Deduction;

/// One rule applied at one place, without words.
struct Move {
  const Deduction* rule;
  std::uint32_t place;  // the island, the number of the pocket, or the lane
  bool least = false;   // for a what-if: which bound is assumed
  std::vector<LaneTarget> targets;
};

/// A rule of the ladder, without words and in words. A new one is a file in deductions/ and a word in the
/// list of src/hamlet/CMakeLists.txt, in order of cost. None changes the position unless it says so.
struct Deduction {
  std::string_view name;
  int level;
  std::string_view summary;

  /// Without words: tightens the position by what the rule shows anywhere, visiting each place once. Returns
  /// false on a clash, or when the run must end. Levels 1 and 2 are what `Position::propagate` does; the last
  /// level needs words.
  bool (*apply)(Position& position, const Run& run) = nullptr;
  /// What the rule shows about a single island, new or not …
  std::vector<LaneTarget> (*targets_at)(Position& position, Vertex island) = nullptr;
  /// … or, for other rules, at each place.
  void (*add_moves)(Position& position, std::span<const int> solution, std::vector<Move>& moves) = nullptr;

  /// In words: what a rule about single islands shows at one of them, if that is new.
  std::optional<Finding> (*look_at)(Position& position, const Wording& wording, Vertex island) = nullptr;
  /// For other rules: the first place where the rule shows something new.
  std::optional<Finding> (*look)(Position& position, const LookAround& around) = nullptr;
  /// For other rules: what a move shows.
  std::optional<Finding> (*look_at_move)(Position& position, const Wording& wording,
                                         const Move& move) = nullptr;
};

std::span<const Deduction* const> deductions();
const Deduction& deduction_named(std::string_view name);

/// The first place, going round from `around.from`, where the rule shows something new.
std::optional<Finding> look_round(const Deduction& rule, Position& position, const LookAround& around);

}  // namespace hamlet::bridges
