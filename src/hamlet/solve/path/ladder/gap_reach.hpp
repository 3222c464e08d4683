#pragma once

#include "hamlet/solve/path/gaps/layered_walk.hpp"
#include "hamlet/solve/path/ladder/candidate_table.hpp"

namespace hamlet::path {

/// Finds the cells where the numbers of a gap may stand, given some placed numbers: those from which both
/// ends of the gap can be reached over free cells in exactly the right number of steps. Ignores diamonds.
class GapReach {
 public:
  /// `cell_at` is indexed by number, from 1, and `number_at` by cell. Both, and the table, must outlive this.
  GapReach(const CandidateTable& table, std::span<const Vertex> cell_at, std::span<const Step> number_at);

  /// Returns nothing if there are more than `most` cells or the run ended.
  std::optional<CellLayers> find(const NumberGap& gap, std::size_t most, const Run& run);

 private:
  const Rules& rules_;
  std::span<const Vertex> cell_at_;
  std::span<const Step> number_at_;
  LayeredWalk walk_;
};

}  // namespace hamlet::path
