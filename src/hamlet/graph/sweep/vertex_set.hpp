#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "hamlet/types.hpp"

namespace hamlet {

/// A set of vertices below 64 · words, as a bitset.
template <unsigned words>
struct VertexSet {
  std::array<std::uint64_t, words> word{};

  void add(Vertex v) { word[v / 64] |= std::uint64_t{1} << (v % 64); }
  bool has(Vertex v) const { return (word[v / 64] >> (v % 64) & 1) != 0; }
  unsigned size() const {
    unsigned sum = 0;
    for (std::uint64_t w : word) sum += static_cast<unsigned>(std::popcount(w));
    return sum;
  }
  bool is_empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t w : word) any |= w;
    return any == 0;
  }

  friend VertexSet operator&(VertexSet a, const VertexSet& b) {
    for (unsigned i = 0; i < words; ++i) a.word[i] &= b.word[i];
    return a;
  }
  friend VertexSet operator|(VertexSet a, const VertexSet& b) {
    for (unsigned i = 0; i < words; ++i) a.word[i] |= b.word[i];
    return a;
  }
  /// Set difference.
  friend VertexSet operator-(VertexSet a, const VertexSet& b) {
    for (unsigned i = 0; i < words; ++i) a.word[i] &= ~b.word[i];
    return a;
  }
  friend bool operator==(const VertexSet&, const VertexSet&) = default;
};

}  // namespace hamlet
