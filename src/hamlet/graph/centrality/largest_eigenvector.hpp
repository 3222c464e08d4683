#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The eigenvector of the greatest eigenvalue of a symmetric graph, of length 1 and nowhere negative; of
/// components with the same one, each in proportion to its part of the vector of ones. Nothing if the run had
/// to end first.
///
/// Climbs the Rayleigh quotient in the plane of the vector, its gradient and the last step (Knyazev's LOPCG
/// without a preconditioner): where power iteration takes 1/g rounds, g being the gap between the two
/// greatest eigenvalues, this takes 1/√g. A board of 300×300 cells: hundreds in place of 50 000.
std::optional<std::vector<double>> largest_eigenvector(const Graph& graph, const Run& run);

}  // namespace hamlet
