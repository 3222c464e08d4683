#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace hamlet {

/// A partition of 0 … size − 1 into sets, each named by one of its members. Union–find with path halving.
class DisjointSets {
 public:
  explicit DisjointSets(std::size_t size = 0) : parent_(size), count_(size) {
    std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
  }

  std::size_t count() const { return count_; }
  bool is_name(std::uint32_t i) const { return parent_[i] == i; }
  std::uint32_t find(std::uint32_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  bool are_one(std::uint32_t a, std::uint32_t b) { return find(a) == find(b); }

  /// Unites the sets of a and b under the name of b's. Returns false if they were one set already.
  bool unite(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    parent_[a] = b;
    --count_;
    return true;
  }

 private:
  std::vector<std::uint32_t> parent_;
  std::size_t count_;
};

}  // namespace hamlet
