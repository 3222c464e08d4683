#include "hamlet/solve/bridges/propagate/brute_force.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

namespace {

class AllNets {
 public:
  AllNets(const BridgesPuzzle& puzzle, const std::function<bool(const BridgesByLane&)>& visitor)
      : puzzle_(puzzle),
        network_(puzzle),
        visitor_(visitor),
        bridges_(puzzle.lanes().size(), 0),
        has_(puzzle.islands().size(), 0),
        lanes_left_(puzzle.islands().size(), 0) {
    require(puzzle.lanes().size() <= 64, "only small puzzles are tried exhaustively");
    for (const Lane& lane : puzzle.lanes()) {
      ++lanes_left_[lane.a];
      ++lanes_left_[lane.b];
    }
  }

  void run() { choose(0); }

 private:
  /// Returns false once the visitor has returned false.
  bool choose(LaneIndex lane) {
    if (lane == bridges_.size()) return !is_connected() || !is_solution() || visitor_(bridges_);
    const auto [a, b] = puzzle_.lanes()[lane];
    --lanes_left_[a];
    --lanes_left_[b];
    const int most = is_crossed(lane) ? 0 : std::min(room(a), room(b));
    bool goes_on = true;
    for (int n = 0; n <= most && goes_on; ++n) {
      bridges_[lane] = n;
      has_[a] += n;
      has_[b] += n;
      if (can_be_met(a) && can_be_met(b)) goes_on = choose(lane + 1);
      has_[a] -= n;
      has_[b] -= n;
    }
    bridges_[lane] = 0;
    ++lanes_left_[a];
    ++lanes_left_[b];
    return goes_on;
  }

  int room(Vertex v) const {
    const auto demand = puzzle_.islands()[v].demand;
    return demand ? std::min(*demand - has_[v], puzzle_.k()) : puzzle_.k();
  }

  bool can_be_met(Vertex v) const {
    const auto demand = puzzle_.islands()[v].demand;
    return !demand || *demand - has_[v] <= std::int64_t{lanes_left_[v]} * puzzle_.k();
  }

  bool is_crossed(LaneIndex lane) const {
    return std::ranges::any_of(network_.crossing(lane), [&](LaneIndex other) { return bridges_[other] > 0; });
  }

  /// A quick test before `check`, which is slower.
  bool is_connected() {
    std::uint64_t joined = 1, last = 0;
    if (puzzle_.islands().size() > 64) return true;
    while (joined != last) {
      last = joined;
      for (LaneIndex lane = 0; lane < bridges_.size(); ++lane) {
        const std::uint64_t ends =
            std::uint64_t{1} << puzzle_.lanes()[lane].a | std::uint64_t{1} << puzzle_.lanes()[lane].b;
        if (bridges_[lane] > 0 && (joined & ends) != 0) joined |= ends;
      }
    }
    return static_cast<std::size_t>(__builtin_popcountll(joined)) >= puzzle_.islands().size();
  }

  bool is_solution() const { return check(puzzle_, net_of(network_, bridges_)).empty(); }

  const BridgesPuzzle& puzzle_;
  const Network network_;
  const std::function<bool(const BridgesByLane&)>& visitor_;
  BridgesByLane bridges_;
  std::vector<int> has_;
  std::vector<int> lanes_left_;
};

class GridMaker {
 public:
  GridMaker(Rng& rng, const SmallGridOptions& options) : rng_(rng), options_(options) {}

  BridgesGrid make() {
    const bool by_a_net = !one_in(4);
    do {
      place_islands();
      if (options_.no_loops && one_in(6)) grid_.no_loops = true;
      if (options_.forbidden && one_in(6)) forbid_a_lane();
    } while (by_a_net ? !set_clues_by_a_net() && !one_in(10) : !set_clues_by_chance());
    if (by_a_net && one_in(3)) {
      change_a_clue();
      if (rng_.coin()) change_a_clue();  // two changes keep the sum even
    }
    if (options_.unknown && one_in(4)) hide_some_clues();
    return std::move(grid_);
  }

 private:
  bool one_in(std::uint64_t n) { return rng_.below(n) == 0; }
  int between(int least, int most) { return least + static_cast<int>(rng_.below(most - least + 1)); }

  void place_islands() {
    do {
      try_to_place_islands();
    } while (grid_.islands.size() < 2 || BridgesPuzzle(grid_).lanes().size() > options_.most_lanes);
  }

  void try_to_place_islands() {
    grid_ = {.rows = between(1, options_.most_rows),
             .cols = between(1, options_.most_cols),
             .k = between(1, options_.most_k),
             .eight = options_.eight && one_in(3)};
    const bool touching = options_.touching && one_in(2);
    std::vector<Cell> cells;
    for (int row = 1; row <= grid_.rows; ++row) {
      for (int col = 1; col <= grid_.cols; ++col) cells.push_back({row, col});
    }
    rng_.shuffle(std::span(cells));
    const auto wanted = static_cast<std::size_t>(2 + rng_.below(options_.most_islands - 1));
    for (Cell cell : cells) {
      if (grid_.islands.size() == wanted) break;
      if (touching || !touches_one(cell)) grid_.islands.push_back({cell, std::nullopt});
    }
    std::ranges::sort(grid_.islands);
  }

  bool touches_one(Cell cell) const {
    return std::ranges::any_of(grid_.islands, [&](const Island& island) {
      return std::abs(island.cell.row - cell.row) + std::abs(island.cell.col - cell.col) == 1;
    });
  }

  void forbid_a_lane() {
    const BridgesPuzzle puzzle(grid_);
    if (puzzle.lanes().empty()) return;
    const Lane lane = puzzle.lanes()[rng_.below(puzzle.lanes().size())];
    grid_.forbidden = {{grid_.islands[lane.a].cell, grid_.islands[lane.b].cell}};
  }

  bool set_clues_by_chance() {
    const int most = between(1, 2 * grid_.k + 2);
    for (Island& island : grid_.islands) island.demand = between(1, most);
    return true;
  }

  /// Goes through the lanes in random order and puts bridges on those that are not crossed: always if they
  /// join two parts, otherwise sometimes. Returns whether all islands are joined.
  bool set_clues_by_a_net() {
    const BridgesPuzzle puzzle(grid_);
    const Network network(puzzle);
    BridgesByLane bridges(network.lane_count(), 0);
    std::vector<LaneIndex> order(network.lane_count());
    std::iota(order.begin(), order.end(), LaneIndex{0});
    rng_.shuffle(std::span(order));
    std::vector<Vertex> part(grid_.islands.size());
    std::iota(part.begin(), part.end(), Vertex{0});
    for (LaneIndex lane : order) {
      const auto crossed = [&](LaneIndex other) { return bridges[other] > 0; };
      if (std::ranges::any_of(network.crossing(lane), crossed)) continue;
      const Vertex one = part[network.ends(lane).a], two = part[network.ends(lane).b];
      if (one == two && (grid_.no_loops || !one_in(3))) continue;
      bridges[lane] = between(1, grid_.k);
      std::ranges::replace(part, two, one);
    }
    std::vector<int> sum(grid_.islands.size(), 0);
    for (LaneIndex lane = 0; lane < bridges.size(); ++lane) {
      sum[network.ends(lane).a] += bridges[lane];
      sum[network.ends(lane).b] += bridges[lane];
    }
    for (Vertex v = 0; v < sum.size(); ++v) grid_.islands[v].demand = std::max(1, sum[v]);
    return std::ranges::all_of(part, [&](Vertex v) { return v == part[0]; });
  }

  void change_a_clue() {
    int& demand = *grid_.islands[rng_.below(grid_.islands.size())].demand;
    demand = demand == 1 || rng_.coin() ? demand + 1 : demand - 1;
  }

  /// Hides only a few, since every `?` multiplies the cases to try.
  void hide_some_clues() {
    for (int hidden = between(1, 3); hidden > 0; --hidden)
      grid_.islands[rng_.below(grid_.islands.size())].demand = std::nullopt;
  }

  Rng& rng_;
  const SmallGridOptions& options_;
  BridgesGrid grid_;
};

}  // namespace

void visit_all_nets(const BridgesPuzzle& puzzle, const std::function<bool(const BridgesByLane&)>& visitor) {
  if (!puzzle.islands().empty()) AllNets(puzzle, visitor).run();
}

std::vector<BridgesByLane> all_nets(const BridgesPuzzle& puzzle, std::size_t at_most) {
  std::vector<BridgesByLane> nets;
  if (at_most == 0) return nets;
  visit_all_nets(puzzle, [&](const BridgesByLane& net) {
    nets.push_back(net);
    return nets.size() < at_most;
  });
  return nets;
}

std::size_t count_nets(const BridgesPuzzle& puzzle, std::size_t at_most) {
  return all_nets(puzzle, at_most).size();
}

BridgesGrid random_small_grid(Rng& rng, const SmallGridOptions& options) {
  return GridMaker(rng, options).make();
}

}  // namespace hamlet::bridges
