#pragma once

#include <string>
#include <vector>

#include "hamlet/solve/path/ladder/wording.hpp"

namespace hamlet::path {

/// A placed number near a missing one, and how many steps lie between them.
struct NearNumber {
  Step number = 0;  // 0 if there is none
  Vertex cell = no_vertex;
  std::size_t steps = 0;

  bool is_there() const { return number != 0; }
};

/// The nearest placed numbers before and after a missing one. Those further away than a person counts are
/// left out.
struct NearestNumbers {
  NearNumber before, after;
};

NearestNumbers nearest_numbers(const Position& position, Step missing);

/// The empty cells around a placed number, ascending.
struct CellsAround {
  std::vector<Vertex> at;      // at exactly as many steps, over empty cells, as the missing number
  std::vector<Vertex> nearer;  // at fewer steps
};

CellsAround cells_before(const Position& position, const NearNumber& after);
CellsAround cells_after(const Position& position, const NearNumber& before);

/// The empty cells at the right distance from both numbers, ascending, or from one if there is no other: what
/// a person sees who looks at the placed numbers alone. All empty cells if there is neither.
std::vector<Vertex> cells_between(const Position& position, const NearestNumbers& nearest);

/// The missing numbers that a person who sees only the placed ones must expect on an empty cell, ascending
/// within their gaps.
std::vector<Step> numbers_expected_on(const Position& position, Vertex cell);

/// Whether a person who sees only the placed numbers must expect that the path goes from one visit to the
/// other.
bool may_follow(const Position& position, const Visit& from, const Visit& to);

/// "one step from 57 at r1c2", "exactly 2 steps from 60 at r3c1"
std::string distance_in_words(const NearNumber& from, const Wording& wording);
/// Both, joined by "and".
std::string distances_in_words(const NearestNumbers& nearest, const Wording& wording);

}  // namespace hamlet::path
