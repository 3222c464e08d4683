#pragma once

#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/path_rules.hpp"

namespace hamlet {

/// Numbers that follow one another and have no cell yet, and the cells of the numbers beside them.
struct NumberGap {
  Vertex from = no_vertex;  // no_vertex where the path is open
  Vertex to = no_vertex;
  std::vector<Step> numbers = {};
};

/// The gaps of a path, or of a tour going round.
std::vector<NumberGap> gaps_between(std::span<const Vertex> cell_at, bool closed);

/// For each number of a gap the cells, ascending, from which both its ends can be reached over free cells in
/// exactly the number of steps there is.
class GapLayers {
 public:
  GapLayers(const PathPuzzle& puzzle, const PathRules& rules, std::span<const Step> number_at);

  /// Until the next call. Too much if there are more than `most` cells in all: empty.
  const std::vector<std::vector<Vertex>>& find(const NumberGap& gap, std::size_t most, const Run& run);

 private:
  void forwards(const NumberGap& gap, std::size_t most, const Run& run);
  void backwards(const NumberGap& gap);
  void new_stamp(const std::vector<Vertex>& cells);

  const PathPuzzle& puzzle_;
  const PathRules& rules_;
  std::span<const Step> number_at_;
  std::vector<std::uint32_t> stamp_;
  std::uint32_t now_ = 0;
  std::vector<std::vector<Vertex>> layers_;
};

}  // namespace hamlet
