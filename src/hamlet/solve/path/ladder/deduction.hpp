#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "hamlet/solve/path/ladder/deduce.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"
#include "hamlet/solve/path/ladder/wording.hpp"

namespace hamlet::path {

/// What a rule for paths needs besides the position.
struct LookAround {
  const Wording& wording;
  const Run& run;
  Deducer& deducer;  // of the same position
  PocketSearch& pockets;
  Step from = 1;           // where to look first: near the last step
  Candidate try_from = 0;  // … and for what to try
  /// The only solution, if it is known: what agrees with it cannot be ruled out, and is not tried.
  std::span<const Vertex> solution = {};

  bool is_right(const CandidateTable& table, Candidate c) const {
    return !solution.empty() && solution[table.number(c) - 1] == table.cell(c);
  }
};

/// What a conclusion rests on, so that steps which nothing rests on can be left out: that these numbers stand
/// where its sentence says they do; that other candidates of these numbers, and on these cells, are excluded;
/// that these candidates are; that the path goes, or does not go, between these cells; or everything.
struct Evidence {
  std::vector<Step> placed = {};
  std::vector<Step> numbers = {};
  std::vector<Vertex> cells = {};
  std::vector<Candidate> candidates = {};
  std::vector<EdgeIndex> edges = {};
  bool is_everything = false;
};

/// What a rule for paths shows at one place.
struct Finding {
  std::vector<Vertex> where = {};
  std::string because = {};
  Candidate placed = no_candidate;
  Exclusions shown = {};
  bool concludes = false;  // a cell or a number that has one candidate left then has it: the sentence says so
  std::vector<WayStep> chain = {};
  Evidence rests_on = {};
};

/// A rule of the ladder for paths. A new one is a file in deductions/ and a word in the list of
/// src/hamlet/CMakeLists.txt, in order of cost.
struct Deduction {
  std::string_view name;
  int level;
  std::string_view summary;
  /// Without words: narrows the position by what the rule shows at a cell, or for a number, about which there
  /// is news; `scratch` is empty before and after. Rules for which there is no such face are part of
  /// `Deducer`: a number with one cell left, a cell with one number left, and trying.
  void (*apply_at_cell)(Position& position, Vertex cell, Exclusions& scratch) = nullptr;
  void (*apply_for_number)(Position& position, Step number, Exclusions& scratch) = nullptr;
  /// The same for a rule that needs the whole position. Returns whether it showed something.
  bool (*apply)(Position& position, RuleScratch& scratch) = nullptr;
  /// In words: the first place where it shows something new. Leaves the position as it was.
  std::optional<Finding> (*look)(Position& position, LookAround& around) = nullptr;
};

std::span<const Deduction* const> deductions();
const Deduction& deduction_named(std::string_view name);

/// The numbers from `from` on, going round.
template <class Look>
auto look_round_numbers(Step length, Step from, Look look) -> decltype(look(from)) {
  for (Step i = 0; i < length; ++i) {
    const Step number = from + i <= length ? from + i : from + i - length;
    if (auto found = look(number)) return found;
  }
  return std::nullopt;
}

/// The cells, beginning with that of a number and then in their order.
template <class Look>
auto look_round_cells(const Position& position, Step from, Look look) -> decltype(look(Vertex{})) {
  const Vertex length = position.table().length(), known = position.cell_at(from);
  const Vertex begin = known == no_vertex ? 0 : known;
  for (Vertex i = 0; i < length; ++i) {
    if (auto found = look((begin + i) % length)) return found;
  }
  return std::nullopt;
}

}  // namespace hamlet::path
