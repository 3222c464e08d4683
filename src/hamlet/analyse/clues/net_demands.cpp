#include "hamlet/analyse/clues/net_demands.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/find.hpp"

namespace hamlet {

namespace {

std::vector<int> sums_of(std::size_t islands, const std::vector<Bridge>& net) {
  std::vector<int> sums(islands, 0);
  for (const auto& [a, b, n] : net) {
    sums[a] += n;
    sums[b] += n;
  }
  return sums;
}

std::vector<Vertex> all_islands(const BridgesPuzzle& puzzle) {
  std::vector<Vertex> all(puzzle.islands().size());
  std::iota(all.begin(), all.end(), Vertex{0});
  return all;
}

BridgesPuzzle without(const BridgesPuzzle& puzzle, Vertex island) {
  BridgesGrid grid = puzzle.grid();
  grid.islands[island].demand = std::nullopt;
  return BridgesPuzzle(std::move(grid));
}

DemandNeed need_of(Vertex island, const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                   const Run& run) {
  DemandNeed need{.island = island};
  const BridgesPuzzle fewer = without(puzzle, island);
  bridges::Found found = bridges::find_nets(fewer, 2, run);
  if (found.has_several()) {
    need.answer = DemandNeed::Answer::needed;
    need.witness = std::move(found.solutions[found.solutions[0] == solution ? 1 : 0]);
    require(need.witness != solution && check(fewer, need.witness).empty(),
            "the witness of a demand solves the puzzle without it");
  } else if (found.all) {
    need.answer = DemandNeed::Answer::spare;
  }
  return need;
}

/// Without any demands, the lanes can carry up to k; the clauses only count up to the demands.
double predicted_bytes(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                       const bridges::Network& network) {
  const bridges::Network full(with_demands_at(puzzle, solution, all_islands(puzzle)));
  return bridges::NetModel::predicted_bytes(full, open_bounds(network));
}

}  // namespace

std::vector<DemandNeed> needs_of_demands(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                                         const Run& run) {
  std::vector<DemandNeed> needs;
  const auto islands = static_cast<Vertex>(puzzle.islands().size());
  for (Vertex island = 0; island < islands; ++island) {
    if (!puzzle.islands()[island].demand) continue;
    run.report(
        {.doing = "trying each number", .work = island, .fraction = static_cast<double>(island) / islands});
    needs.push_back(run.must_end() ? DemandNeed{.island = island} : need_of(island, puzzle, solution, run));
  }
  return needs;
}

BridgesPuzzle with_demands_at(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                              const std::vector<Vertex>& known) {
  BridgesGrid grid = puzzle.grid();
  const std::vector<int> sums = sums_of(grid.islands.size(), solution);
  for (Island& island : grid.islands) island.demand = std::nullopt;
  for (const Vertex island : known) grid.islands[island].demand = sums[island];
  return BridgesPuzzle(std::move(grid));
}

Outcome are_all_demands_enough(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                               const Run& run) {
  const bridges::Found found =
      bridges::find_nets(with_demands_at(puzzle, solution, all_islands(puzzle)), 2, run);
  if (found.has_several()) return Outcome::none;
  return found.all ? Outcome::found : Outcome::unknown;
}

NetDifferences::NetDifferences(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                               const Run& run)
    : run_(run),
      network_(with_demands_at(puzzle, solution, {})),
      sums_(sums_of(puzzle.islands().size(), solution)),
      model_((run.memory.require_fits(predicted_bytes(puzzle, solution, network_), "puzzle",
                                      "looking at all sets of its demands"),
              network_),
             open_bounds(network_), bridges::NetModel::Demands::assumed, run) {
  for (Vertex island = 0; island < sums_.size() && !run.must_end(); ++island)
    demand_.push_back(model_.demand(island, sums_[island]));
  demand_.resize(sums_.size());
  model_.exclude(bridges::bridges_by_lane(puzzle, solution));
}

/// Looks for another net that agrees with the solution at these islands.
NetDifferences::Answer NetDifferences::look(const std::vector<ClueElement>& agreed,
                                            std::vector<Literal> assumptions) {
  if (run_.must_end()) return Answer::unknown;
  for (const ClueElement island : agreed) assumptions.push_back(demand_[island]);
  const Answer answer = model_.solve(assumptions);
  if (answer == Answer::yes) {
    found_ = difference();
    require(!found_.empty(), "all demands together are enough");
  }
  return answer;
}

DifferenceSet NetDifferences::difference() const {
  std::vector<int> sums(sums_.size(), 0);
  for (bridges::LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    sums[network_.ends(lane).a] += model_.net()[lane];
    sums[network_.ends(lane).b] += model_.net()[lane];
  }
  DifferenceSet set;
  for (ClueElement island = 0; island < sums.size(); ++island) {
    if (sums[island] != sums_[island]) set.push_back(island);
  }
  return set;
}

/// Replaces the difference set that was found by ever smaller ones within it. Returns no if none is left.
NetDifferences::Answer NetDifferences::shrink(const std::vector<Literal>& assumptions) {
  for (;;) {
    const DifferenceSet within = found_;
    std::vector<ClueElement> agreed;
    std::vector<Literal> more = {-model_.new_literal()}, assumed = assumptions;
    assumed.push_back(-more[0]);
    for (ClueElement island = 0; island < size(); ++island) {
      if (std::ranges::binary_search(within, island)) {
        more.push_back(demand_[island]);
      } else {
        agreed.push_back(island);
      }
    }
    model_.add(more);
    const Answer answer = look(agreed, assumed);
    if (answer != Answer::yes) return answer;
  }
}

MinimalDifference NetDifferences::outside(const std::vector<ClueElement>& agreed) {
  Answer answer = look(agreed, {});
  if (answer == Answer::no) return {};
  if (answer == Answer::yes) answer = shrink({});
  if (answer == Answer::unknown) return {.stopped = true};
  return {.set = found_};
}

DifferenceSets NetDifferences::all() {
  DifferenceSets result;
  const std::vector<Literal> here = {model_.new_literal()};
  for (;;) {
    Answer answer = look({}, here);
    if (answer == Answer::no) break;
    if (answer == Answer::yes) answer = shrink({});
    if (answer == Answer::unknown) return result;
    // From now on, nets that agree with the solution somewhere within the set.
    std::vector<Literal> clause = {-here[0]};
    for (const ClueElement island : found_) clause.push_back(demand_[island]);
    model_.add(clause);
    result.sets.push_back(found_);
    run_.report({.doing = "finding what tells solutions apart", .work = result.sets.size()});
  }
  std::ranges::sort(result.sets);
  result.all = true;
  return result;
}

}  // namespace hamlet
