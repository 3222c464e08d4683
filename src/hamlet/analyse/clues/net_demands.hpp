#pragma once

#include "hamlet/analyse/clues/differences.hpp"
#include "hamlet/solve/bridges/sat/net_model.hpp"
#include "hamlet/solve/found.hpp"

namespace hamlet {

/// Whether the number of an island is needed in a bridges puzzle with one solution.
struct DemandNeed {
  using Answer = ClueAnswer;
  Vertex island = 0;
  Answer answer = Answer::unknown;
  std::vector<Bridge> witness = {};  // if needed: another solution without the number, checked
};

/// Decides for each known demand by itself whether it is needed; of two that are not, perhaps only one can
/// go.
std::vector<DemandNeed> needs_of_demands(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                                         const Run& run);

/// The same islands, with the demands that the solution meets at some of them and unknown ones elsewhere.
BridgesPuzzle with_demands_at(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                              const std::vector<Vertex>& known);

/// Whether the demands of all islands together make the solution the only one.
Outcome are_all_demands_enough(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                               const Run& run);

/// The islands at which other nets have other numbers of bridges. An element is an island.
class NetDifferences : public Differences {
 public:
  /// Throws TooLarge if its clauses would not fit the memory. All demands together must be enough.
  NetDifferences(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution, const Run& run);

  ClueElement size() const override { return static_cast<ClueElement>(demand_.size()); }
  MinimalDifference outside(const std::vector<ClueElement>& agreed) override;
  DifferenceSets all() override;

 private:
  using Answer = bridges::NetModel::Answer;

  Answer look(const std::vector<ClueElement>& agreed, std::vector<Literal> assumptions);
  Answer shrink(const std::vector<Literal>& assumptions);
  DifferenceSet difference() const;

  const Run& run_;
  bridges::Network network_;
  std::vector<int> sums_;  // by island, of the solution
  bridges::NetModel model_;
  std::vector<Literal> demand_;  // by island: it has as many bridges as in the solution
  DifferenceSet found_;
};

}  // namespace hamlet
