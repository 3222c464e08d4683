#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/numberlink/position.hpp"

namespace hamlet::bridges::numberlink {

/// What the τ algorithm drew at one node.
struct TauStep {
  int step;  // of the document's list, 1 to 4
  Vertex node;
  int magnitude;   // before drawing
  int neighbours;  // that were still open
  Word word;
};

/// "Step 1: the 4 at 1,1 has 2 neighbours and wants 2 of each: 2233."
std::string sentence_of(const KGrid& grid, const TauStep& step);

/// The document's τ(Γ_k).
struct Tau {
  Position position;           // with all that was drawn
  std::vector<TauStep> steps;  // in order
  /// Then what was drawn is the only solution (the document's Theorem).
  bool solved = false;
  /// A node without a feasible word (or one that is closed off): there is no solution.
  std::optional<Vertex> contradiction = {};
  bool stopped = false;     // the run ended first; what is drawn is right, but more may follow
  std::string ending = {};  // step 5 in words
};

/// Which of the waiting nodes is looked at next: the one with the smallest number, asked when it begins to
/// wait.
using TauOrder = std::function<std::uint64_t(const Position&, Vertex)>;

/// The document's: step 3 before step 4, and there (a) the nodes with the fewest neighbours first and (b) of
/// these the ones whose magnitude is farthest from ⌊rk/2⌋. Neighbours and magnitudes are those that are left:
/// the text does not say whether it means these or the first ones.
std::uint64_t documents_order(const Position& position, Vertex p);

/// Draws what must be drawn until the grid is solved or every ω* is empty. Steps 1 and 2 are done once, steps
/// 3 and 4 as long as they draw anything. What is drawn in the end does not depend on the order, unless there
/// is a contradiction, which is found in any order.
Tau tau(Position position, const Run& run = {}, const TauOrder& order = documents_order);

}  // namespace hamlet::bridges::numberlink
