#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/solve/path/cycle/two_factor.hpp"

namespace hamlet::path {

/// Makes one cycle of many: two edges a–b and c–d of different cycles become a–c and b–d. Cycles that have no
/// such neighbour are stirred, by the same exchange within one cycle, until they have.
class CycleMerger {
 public:
  CycleMerger(TwoFactor& factor, Rng& rng, const Run& run) : factor_(factor), rng_(rng), run_(run) {}

  /// False if it gave up or the run must end.
  bool merge();
  std::uint64_t exchanges() const { return exchanges_; }

 private:
  void number_cycles();
  void merge_from(Vertex first);
  bool try_merge_at(Vertex a);
  void stir(Vertex near);
  bool try_stir_at(Vertex a);

  TwoFactor& factor_;
  Rng& rng_;
  const Run& run_;
  std::vector<Vertex> cycle_of_;
  DisjointSets merged_;  // cycles that have become one
  std::vector<Vertex> first_of_;
  std::vector<Vertex> size_of_;
  Vertex largest_ = 0;
  Vertex cycles_ = 0;
  std::uint64_t exchanges_ = 0;
};

}  // namespace hamlet::path
