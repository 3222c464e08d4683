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
  Vertex from = 0;  // the island to look at first: near the last step
  /// The unique solution, if known. An assumption that agrees with it cannot be ruled out and is not tried.
  std::span<const int> solution = {};
};

/// What a rule deduces at one place, with a sentence that says why.
struct Finding {
  std::vector<Vertex> where;
  std::vector<LaneTarget> targets;
  std::string because;
  std::vector<WayStep> chain = {};
  bool is_clash = false;  // the position cannot be completed
};

struct Deduction;

/// One rule applied at one place, without words.
struct Move {
  const Deduction* rule;
  std::uint32_t place;  // the island, the index of the pocket, or the lane
  bool least = false;   // for a what-if: whether the lower bound is assumed, or the upper one
  std::vector<LaneTarget> targets;
};

/// A rule of the ladder, without words and in words. To add one, add a file in deductions/, and its name to
/// the list in src/hamlet/CMakeLists.txt, which is in order of cost. All functions but `apply` restore the
/// position.
struct Deduction {
  std::string_view name;
  int level;
  std::string_view summary;
  /// Whether its reason rests only on the lanes of the first island of a finding, and on what is drawn.
  bool is_local = false;

  /// Without words: tightens the position by what the rule deduces anywhere, visiting each place once.
  /// Returns false on a clash, or when the run must end. Rules that `Position::propagate` covers have none,
  /// and the last level works only in words.
  bool (*apply)(Position& position, const Run& run) = nullptr;
  /// Without words: what the rule deduces about a single island, new or not.
  std::vector<LaneTarget> (*targets_at)(Position& position, Vertex island) = nullptr;
  /// For other rules: appends what the rule deduces at each place. A rule that has none takes no part in the
  /// search for the fewest steps, in which a step draws bridges at one island only.
  void (*add_moves)(Position& position, std::span<const int> solution, std::vector<Move>& moves) = nullptr;

  /// In words: what a rule about single islands deduces at one of them, if that is new.
  std::optional<Finding> (*look_at)(Position& position, const Wording& wording, Vertex island) = nullptr;
  /// For other rules: the first place where the rule deduces something new.
  std::optional<Finding> (*look)(Position& position, const LookAround& around) = nullptr;
  /// For other rules: what a move deduces.
  std::optional<Finding> (*look_at_move)(Position& position, const Wording& wording,
                                         const Move& move) = nullptr;
};

std::span<const Deduction* const> deductions();
const Deduction& deduction_named(std::string_view name);

/// The first place from `around.from` on, wrapping around, where the rule draws a bridge; without one, the
/// first where it deduces something new.
std::optional<Finding> look_round(const Deduction& rule, Position& position, const LookAround& around);

}  // namespace hamlet::bridges
