#pragma once

#include <vector>

#include "hamlet/solve/path/elimination/pairing.hpp"

namespace hamlet::path {

/// Reduces the pairings of each type to a set that represents them all: if some pairing can be completed to a
/// Hamiltonian cycle, a kept one can by the same completion. At most 2^(k/2−1) are kept for k ends, of
/// (k−1)!! pairings (Cygan, Kratsch, Nederlof: the rank over GF(2) of "together they form one cycle").
class Representatives {
 public:
  /// Also groups the pairings by type.
  void keep_only(std::vector<Pairing>& pairings, unsigned border);

 private:
  std::uint64_t row_of(Pairing pairing, PlaceSet ends);
  std::vector<std::uint64_t> rows_[8];  // by half the number of ends; 0: not computed
};

}  // namespace hamlet::path
