#pragma once

#include "hamlet/solve/path/gaps/layered_walk.hpp"
#include "hamlet/solve/path/ladder/candidate_table.hpp"

namespace hamlet::path {

/// For each number of a gap the cells from which both its ends can be reached over free cells in exactly the
/// number of steps there is, when some numbers are placed. Diamonds are for other rules.
class GapReach {
 public:
  /// By number, from 1, and by cell; like the table, they must outlive it.
  GapReach(const CandidateTable& table, std::span<const Vertex> cell_at, std::span<const Step> number_at);

  /// Nothing if there are more than `most` cells, or if the run ended.
  std::optional<CellLayers> find(const NumberGap& gap, std::size_t most, const Run& run);

 private:
  const Rules& rules_;
  std::span<const Vertex> cell_at_;
  std::span<const Step> number_at_;
  LayeredWalk walk_;
};

}  // namespace hamlet::path
