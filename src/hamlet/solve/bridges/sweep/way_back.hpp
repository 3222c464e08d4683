#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/sweep/layer_sweep.hpp"

namespace hamlet::bridges {

/// Finds the nets of given ranks by walking back through the layers of a sweep, with all of them at once. The
/// ways that lead to a state are numbered in the order of the states before it, and on each of these in the
/// order of its ways; so a rank determines the state before, and a rank there.
template <std::size_t words>
class WayBack {
 public:
  using State = typename StateTable<words>::State;

  /// The sweep must have kept all layers. Each rank must be below the number of nets.
  WayBack(const LayerSweep<words>& sweep, std::vector<Count> ranks, const Run& run)
      : sweep_(sweep), run_(run), nets_(ranks.size(), std::vector<int>(sweep.layers().size())) {
    Count passed = 0;
    for (const Count& rank : ranks) lots_.push_back({{}, rank, lots_.size()});
    std::sort(lots_.begin(), lots_.end(), [](const Lot& a, const Lot& b) { return a.rank < b.rank; });
    std::size_t next = 0;
    const KeptLayer<words> last(sweep.last_layer());
    for (std::size_t i = 0; i < last.size(); ++i)
      next = give(next, lots_.size(), passed, last.ways(i), last.state(i));
    require(next == lots_.size(), "every rank is below the number of nets");
  }

  /// The nets, by rank and by step. Nothing if the run ended first.
  std::optional<std::vector<std::vector<int>>> walk() {
    for (std::size_t step = sweep_.layers().size(); step-- > 0;) {
      if (!go_back(step)) return std::nullopt;
      run_.report({"drawing nets", nets_.size(),
                   1 - static_cast<double>(step) / static_cast<double>(sweep_.layers().size())});
    }
    return std::move(nets_);
  }

 private:
  /// A net to find: its state at the present step, and its rank among the ways that lead there.
  struct Lot {
    State state;
    Count rank;
    std::size_t net;
  };
  /// The lots at one state, in the order of their ranks.
  struct Group {
    std::size_t next, end;  // those not yet given a state before
    Count passed = 0;       // ways to the state that were seen so far
  };

  /// Gives the lots from `next` on whose ranks are among the next `ways` the state that these come from.
  std::size_t give(std::size_t next, std::size_t end, Count& passed, const Count& ways, const State& from) {
    const Count before = passed;
    passed += ways;
    for (; next < end && lots_[next].rank < passed; ++next) {
      lots_[next].rank -= before;
      lots_[next].state = from;
    }
    return next;
  }

  bool go_back(std::size_t step) {
    std::sort(lots_.begin(), lots_.end(), [](const Lot& a, const Lot& b) {
      return a.state != b.state ? a.state < b.state : a.rank < b.rank;
    });
    std::vector<Group> groups;
    StateTable<words> group_at = group_lots(groups);
    std::size_t left = lots_.size();
    const KeptLayer<words>& layer = sweep_.layers()[step];
    const StepSuccessors<words> successors = sweep_.successors(step);
    StopCheck check(run_);
    for (std::size_t i = 0; i < layer.size() && left > 0 && !check.has_stopped(); ++i) {
      const State from = layer.state(i);
      sweep_.for_each_successor(successors, step, from, check, [&](const State& next, int bridges) {
        const std::uint64_t* const number = group_at.find(next);
        if (!number) return;
        Group& group = groups[static_cast<std::size_t>(*number)];
        if (group.next == group.end) return;
        const std::size_t first = group.next;
        group.next = give(first, group.end, group.passed, layer.ways(i), from);
        for (std::size_t lot = first; lot < group.next; ++lot) nets_[lots_[lot].net][step] = bridges;
        left -= group.next - first;
      });
    }
    if (check.has_stopped() || run_.must_end()) return false;
    require(left == 0, "each state of a sweep has as many ways as lead to it");
    return true;
  }
  StateTable<words> group_lots(std::vector<Group>& groups) const {
    std::size_t places = StateTable<words>::least_places;
    while (lots_.size() > places / 4 * 3) places *= 2;
    StateTable<words> group_at(1, places);
    for (std::size_t begin = 0; begin < lots_.size();) {
      std::size_t end = begin + 1;
      while (end < lots_.size() && lots_[end].state == lots_[begin].state) ++end;
      const std::uint64_t number = groups.size();
      group_at.add(lots_[begin].state, StateTable<words>::hash(lots_[begin].state), &number);
      groups.push_back({begin, end});
      begin = end;
    }
    return group_at;
  }

  const LayerSweep<words>& sweep_;
  const Run& run_;
  std::vector<std::vector<int>> nets_;
  std::vector<Lot> lots_;
};

}  // namespace hamlet::bridges
