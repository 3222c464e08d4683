#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/solve/path/cycle/two_factor.hpp"

namespace hamlet::path {

/// Merges the cycles of a 2-factor into one: edges a–b and c–d of different cycles become a–c and b–d. Cycles
/// that allow no such exchange are stirred, by random exchanges of the same form, until they do.
class TwoFactorMerger {
 public:
  TwoFactorMerger(TwoFactor& factor, Rng& rng, const Run& run) : factor_(factor), rng_(rng), run_(run) {}

  /// Returns false if it gave up or the run must end.
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
  DisjointSets merged_;  // cycles that were merged since they were numbered
  std::vector<Vertex> first_of_;
  std::vector<Vertex> size_of_;
  Vertex largest_ = 0;
  Vertex cycles_ = 0;
  std::uint64_t exchanges_ = 0;
};

}  // namespace hamlet::path
