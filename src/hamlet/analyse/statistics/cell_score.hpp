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

/// Options for scoring cells.
struct ScoreOptions {
  Symmetries symmetries = {};  // of the graph
  std::optional<Vertex> ends =
      {};  // number of sampled ends of shortest paths; if empty, all if that is fast enough
};

/// The score of each cell.
struct CellScores {
  std::vector<double> raw;
  std::string note = {};  // if not the scores that the name promises: why, and how far off

  /// The scores divided by the greatest, as in the Diplomatico document.
  std::vector<double> normalised() const;
};

/// A way to score cells by their position in the graph. To add one, write a file in scores/ and add its name
/// to the list in src/hamlet/CMakeLists.txt.
struct CellScore {
  std::string_view name;
  std::string_view summary;
  std::string_view when_disconnected = {};  // what the score means if the graph is not connected
  /// Nothing if the run had to end first.
  std::optional<CellScores> (*measure)(const Graph& graph, const ScoreOptions& options,
                                       const Run& run) = nullptr;
};

std::span<const CellScore* const> cell_scores();

/// Returns the score with this name. Throws InputError, with the nearest name, if there is none.
const CellScore& cell_score(std::string_view name, std::string_view where);

}  // namespace hamlet
