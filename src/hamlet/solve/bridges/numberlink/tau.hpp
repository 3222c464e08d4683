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
  int step;  // in the document's list, 1 to 4
  Vertex node;
  int magnitude;   // before drawing
  int neighbours;  // that were still open
  Word word;
};

/// "Step 2: the 1 at r1c1 has one neighbour: 1 bridge to r1c3."
std::string sentence_of(const KGrid& grid, const TauStep& step);

/// The result of the document's τ(Γ_k).
struct Tau {
  Position position;           // with all that was drawn
  std::vector<TauStep> steps;  // in order
  /// What was drawn is the only solution (the document's Theorem).
  bool solved = false;
  /// If set, there is no solution: this node has no feasible word, or is closed off.
  std::optional<Vertex> contradiction = {};
  bool stopped = false;     // the run ended first; what is drawn is right, but more may follow
  std::string ending = {};  // step 5 in words
};

/// The key of a node, computed when it begins to wait. Of the waiting nodes, the one with the smallest key is
/// next.
using TauOrder = std::function<std::uint64_t(const Position&, Vertex)>;

/// The document's order: step 3 before step 4; in step 4, (a) the nodes with the fewest neighbours first and
/// (b) of these, the ones whose magnitude is farthest from ⌊rk/2⌋. Neighbours and magnitudes are those that
/// remain: the text does not say whether it means these or the original ones.
std::uint64_t documents_order(const Position& position, Vertex p);

/// Draws what must be drawn until the grid is solved or every ω* is empty. Steps 1 and 2 run once, steps 3
/// and 4 as long as they draw anything. The result does not depend on the order. Only what is drawn before a
/// contradiction does, and every order finds that.
Tau tau(Position position, const Run& run = {}, const TauOrder& order = documents_order);

}  // namespace hamlet::bridges::numberlink
