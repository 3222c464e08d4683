#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// What may be said to whoever scores cells.
struct ScoreOptions {
  Symmetries symmetries = {};  // of the graph
  std::optional<Vertex> ends =
      {};  // from so many cells shortest paths are followed; else from all, if that is soon done
};

/// A score of each cell.
struct CellScores {
  std::vector<double> raw;
  std::string note = {};  // if they are not what the name promises: why, and how far off

  /// As the Diplomatico document has it: divided by the greatest, which becomes 1.
  std::vector<double> normalised() const;
};

/// A way to score the cells by how they lie in the graph. A new one is a file in scores/ and a word in the
/// list of src/hamlet/CMakeLists.txt.
struct CellScore {
  std::string_view name;
  std::string_view summary;
  std::string_view when_disconnected = {};  // what it means where not every cell can be reached
  /// Nothing if the run had to end first.
  std::optional<CellScores> (*measure)(const Graph& graph, const ScoreOptions& options,
                                       const Run& run) = nullptr;
};

std::span<const CellScore* const> cell_scores();

/// The score of a name; otherwise an InputError that suggests the nearest.
const CellScore& cell_score(std::string_view name, std::string_view where);

}  // namespace hamlet
