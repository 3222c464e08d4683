#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "hamlet/solve/path/ladder/deduce.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"
#include "hamlet/solve/path/ladder/wording.hpp"

namespace hamlet::path {

/// What a rule needs besides the position.
struct LookAround {
  const Wording& wording;
  const Run& run;
  Deducer& deducer;  // works on the same position
  PocketSearch& pockets;
  Step from = 1;               // the number to look at first: near the last step
  Candidate try_from = 0;      // the candidate to try first
  bool may_look_ahead = true;  // false within a what-if, unless that is of the highest level
  /// The unique solution, if known. A candidate that agrees with it cannot be ruled out and is not tried.
  std::span<const Vertex> solution = {};

  bool is_right(const CandidateTable& table, Candidate c) const {
    return !solution.empty() && solution[table.number(c) - 1] == table.cell(c);
  }
};

/// What a conclusion rests on. Steps on which nothing rests are left out of a way.
struct Evidence {
  std::vector<Step> placed = {};           // these numbers stand where the sentence says
  std::vector<Step> numbers = {};          // other candidates of these numbers are excluded
  std::vector<Vertex> cells = {};          // other candidates on these cells are excluded
  std::vector<Candidate> candidates = {};  // these candidates are excluded
  std::vector<EdgeIndex> edges = {};       // the path uses, or does not use, these edges
  bool is_everything = false;

  void add(const Evidence& other);
};

/// A sentence, and the cells that it names or is about, the main one first.
struct Said {
  std::vector<Vertex> where = {};
  std::string because = {};
};

/// What a rule deduces at one place, with a sentence that says why.
struct Finding {
  std::vector<Vertex> where = {};
  std::string because = {};
  std::vector<Candidate> placed = {};
  Exclusions shown = {};
  bool concludes = false;        // the sentence also says which number is now the last of its cell
  bool concludes_cells = false;  // the sentence also says which cell is now the last of its number
  std::vector<WayStep> chain = {};
  Evidence rests_on = {};
};

/// A rule of the ladder for paths. To add one, add a file in deductions/, and its name to the list in
/// src/hamlet/CMakeLists.txt, which is in order of cost.
struct Deduction {
  std::string_view name;
  int level;
  std::string_view summary;
  /// Without words: narrows the position by what the rule deduces at a cell, or for a number, that has news.
  /// `scratch` is empty before and after. Rules without such a function are part of `Deducer`: a number with
  /// one cell left, a cell with one number left, and what-ifs.
  void (*apply_at_cell)(Position& position, Vertex cell, Exclusions& scratch) = nullptr;
  void (*apply_for_number)(Position& position, Step number, Exclusions& scratch) = nullptr;
  /// The same for a rule that needs the whole position. Returns whether it deduced anything.
  bool (*apply)(Position& position, RuleScratch& scratch) = nullptr;
  /// In words: the first place where the rule deduces something new. Restores the position.
  std::optional<Finding> (*look)(Position& position, LookAround& around) = nullptr;
  /// The sentence of a step that the rule found, in a position just before it. Set if the sentence speaks of
  /// what else is known there, such as which cells are empty.
  Said (*say)(const Position& position, const WayStep& step, const Wording& wording) = nullptr;
};

std::span<const Deduction* const> deductions();
const Deduction& deduction_named(std::string_view name);

/// Calls `look` for each number from `from` on, wrapping around, until it finds something.
template <class Look>
auto look_round_numbers(Step length, Step from, Look look) -> decltype(look(from)) {
  for (Step i = 0; i < length; ++i) {
    const Step number = from + i <= length ? from + i : from + i - length;
    if (auto found = look(number)) return found;
  }
  return std::nullopt;
}

/// Calls `look` for each cell from that of the number `from` on, wrapping around, until it finds something.
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
