#pragma once

#include <span>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// The moves of a puzzle that no mark forbids.
class AllowedMoves {
 public:
  explicit AllowedMoves(const PathPuzzle& puzzle);
  std::span<const Vertex> after(Vertex v) const { return row(out_, out_begins_, v); }
  std::span<const Vertex> before(Vertex v) const { return is_directed_ ? row(in_, in_begins_, v) : after(v); }
  bool is_directed() const { return is_directed_; }

 private:
  static std::span<const Vertex> row(const std::vector<Vertex>& cells,
                                     const std::vector<std::uint32_t>& begins, Vertex v) {
    return {cells.data() + begins[v], cells.data() + begins[v + 1]};
  }
  bool is_directed_ = false;
  std::vector<Vertex> out_, in_;
  std::vector<std::uint32_t> out_begins_, in_begins_;
};

}  // namespace hamlet::path
