#include "hamlet/solve/bridges/sweep/open_parts.hpp"

#include <algorithm>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/graph/low_link.hpp"

namespace hamlet::bridges {

namespace {

/// Unites two sets under the smaller representative, so that groups and parts are numbered in the order of
/// their first member.
bool join(DisjointSets& sets, std::uint32_t a, std::uint32_t b) {
  a = sets.find(a);
  b = sets.find(b);
  return sets.unite(std::max(a, b), std::min(a, b));
}

/// What follows from the bounds directly. `spans` is how many bridges each lane can carry beyond its lower
/// bound.
struct Settled {
  DisjointSets groups;
  std::vector<int> spans;
  std::vector<int> need;
};

std::optional<Settled> settle(const Network& network, const LaneBounds& bounds) {
  Settled settled{DisjointSets(network.island_count()), std::vector<int>(network.lane_count()),
                  std::vector<int>(network.island_count())};
  for (Vertex v = 0; v < network.island_count(); ++v) settled.need[v] = network.least(v);
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    const int least = std::max(bounds.least[lane], 0);
    settled.spans[lane] = bounds.most[lane] - least;
    if (settled.spans[lane] < 0) return std::nullopt;
    if (least == 0) continue;
    const auto [a, b] = network.ends(lane);
    settled.need[a] -= least;
    settled.need[b] -= least;
    if (!join(settled.groups, a, b) && network.no_loops()) return std::nullopt;
    for (LaneIndex other : network.crossing(lane)) {
      if (bounds.least[other] > 0) return std::nullopt;
    }
  }
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    int& span = settled.spans[lane];
    const auto [a, b] = network.ends(lane);
    for (Vertex v : {a, b}) {
      if (network.is_known(v)) span = std::min(span, std::max(settled.need[v], 0));
    }
    if (bounds.least[lane] > 0) continue;
    if (network.no_loops() && settled.groups.find(a) == settled.groups.find(b)) span = 0;
    for (LaneIndex other : network.crossing(lane)) {
      if (bounds.least[other] > 0) span = 0;
    }
  }
  for (Vertex v = 0; v < network.island_count(); ++v) {
    if (!network.is_known(v)) continue;
    int most = 0;
    for (const Outlet& outlet : network.outlets(v)) most += settled.spans[outlet.lane];
    if (settled.need[v] < 0 || settled.need[v] > most) return std::nullopt;
  }
  return settled;
}

/// The open lanes, with the islands and groups of the whole network. Lanes that cross, or that share an
/// island with a known demand, are in one cluster.
struct OpenNetwork {
  std::vector<LaneIndex> lane_of;
  std::vector<OpenLane> lanes;
  std::vector<std::vector<std::uint32_t>> crossing;
  std::vector<std::uint32_t> cluster;  // by lane
  std::uint32_t clusters = 0;
};

OpenNetwork open_network(const Network& network, const LaneBounds& bounds, Settled& settled) {
  OpenNetwork open;
  std::vector<std::uint32_t> index(network.lane_count(), OpenLane::none);
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    if (settled.spans[lane] == 0) continue;
    const auto [a, b] = network.ends(lane);
    OpenLane& opened = open.lanes.emplace_back(
        OpenLane{{a, b}, {settled.groups.find(a), settled.groups.find(b)}, settled.spans[lane], lane});
    if (bounds.least[lane] > 0 || opened.group[0] == opened.group[1])
      opened.group = {OpenLane::none, OpenLane::none};
    for (std::uint32_t& island : opened.island) {
      if (!network.is_known(island)) island = OpenLane::none;
    }
    index[lane] = static_cast<std::uint32_t>(open.lane_of.size());
    open.lane_of.push_back(lane);
  }
  DisjointSets clusters(open.lanes.size());
  std::vector<std::uint32_t> lane_at(network.island_count(), OpenLane::none);
  open.crossing.resize(open.lanes.size());
  for (std::uint32_t lane = 0; lane < open.lanes.size(); ++lane) {
    for (std::uint32_t island : open.lanes[lane].island) {
      if (island == OpenLane::none) continue;
      if (lane_at[island] == OpenLane::none) lane_at[island] = lane;
      join(clusters, lane, lane_at[island]);
    }
    for (LaneIndex other : network.crossing(open.lane_of[lane])) {
      if (index[other] == OpenLane::none) continue;
      open.crossing[lane].push_back(index[other]);
      join(clusters, lane, index[other]);
    }
  }
  std::vector<std::uint32_t> number(open.lanes.size(), OpenLane::none);
  for (std::uint32_t lane = 0; lane < open.lanes.size(); ++lane) {
    std::uint32_t& cluster = number[clusters.find(lane)];
    if (cluster == OpenLane::none) cluster = open.clusters++;
    open.cluster.push_back(cluster);
  }
  return open;
}

/// A bipartite graph: a cluster is adjacent to the groups that its lanes join. Where a group is a cut vertex,
/// the pieces on its sides are independent.
class ClusterGraph {
 public:
  ClusterGraph(const OpenNetwork& open, std::uint32_t groups) : clusters_(open.clusters), sets_(clusters_) {
    next_to_.resize(clusters_ + groups);
    for (std::uint32_t lane = 0; lane < open.lanes.size(); ++lane) {
      if (!open.lanes[lane].joins()) continue;
      for (std::uint32_t group : open.lanes[lane].group) {
        next_to_[open.cluster[lane]].push_back(clusters_ + group);
        next_to_[clusters_ + group].push_back(open.cluster[lane]);
      }
    }
    for (std::vector<std::uint32_t>& nodes : next_to_) {
      std::sort(nodes.begin(), nodes.end());
      nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    }
  }

  /// Makes the clusters of a block (biconnected component) one part; blocks that meet at a cluster become one
  /// part too. Returns the number of nodes reached from `root`.
  std::size_t join_blocks_from(std::uint32_t root) {
    LowLink low_link(next_to_.size());
    low_link.walk(root, *this);
    return static_cast<std::size_t>(low_link.entered_count());
  }

  /// Called by `LowLink::walk`.
  const std::vector<std::uint32_t>& neighbours(std::uint32_t node) const { return next_to_[node]; }
  bool is_there(std::uint32_t) const { return true; }
  bool enter(std::uint32_t node, std::uint32_t parent) {
    if (parent != no_vertex) in_block_.push_back(node);
    return true;
  }
  bool leave(std::uint32_t node, std::uint32_t parent, bool closes) {
    if (closes) close_block(parent, node);
    return true;
  }

  std::uint32_t part_of(std::uint32_t cluster) { return sets_.find(cluster); }

 private:
  void close_block(std::uint32_t above, std::uint32_t top) {
    std::uint32_t first = above < clusters_ ? above : OpenLane::none;
    std::uint32_t node = OpenLane::none;
    while (node != top) {
      node = in_block_.back();
      in_block_.pop_back();
      if (node >= clusters_) continue;
      if (first == OpenLane::none) first = node;
      join(sets_, first, node);
    }
  }

  std::uint32_t clusters_;
  DisjointSets sets_;
  std::vector<std::vector<std::uint32_t>> next_to_;
  std::vector<std::uint32_t> in_block_;  // entered, but not yet in a closed block
};

/// Assigns numbers from 0 in the order of first use.
class Renumbering {
 public:
  explicit Renumbering(std::size_t size) : number_(size, OpenLane::none) {}
  std::uint32_t operator()(std::uint32_t old) {
    if (number_[old] == OpenLane::none) {
      number_[old] = static_cast<std::uint32_t>(used_.size());
      used_.push_back(old);
    }
    return number_[old];
  }
  const std::vector<std::uint32_t>& used() const { return used_; }
  void clear() {
    for (std::uint32_t old : used_) number_[old] = OpenLane::none;
    used_.clear();
  }

 private:
  std::vector<std::uint32_t> number_;
  std::vector<std::uint32_t> used_;
};

}  // namespace

std::optional<std::vector<OpenPart>> open_parts(const Network& network, const LaneBounds& bounds) {
  require(bounds.least.size() == network.lane_count() && bounds.most.size() == network.lane_count(),
          "bounds are of the network's lanes");
  auto settled = settle(network, bounds);
  if (!settled) return std::nullopt;
  OpenNetwork open = open_network(network, bounds, *settled);

  const auto islands = static_cast<std::uint32_t>(network.island_count());
  const std::size_t groups = settled->groups.count();
  ClusterGraph graph(open, islands);
  if (groups > 1) {
    std::vector<char> joining(open.clusters, 0);
    for (std::uint32_t lane = 0; lane < open.lanes.size(); ++lane) {
      if (open.lanes[lane].joins()) joining[open.cluster[lane]] = 1;
    }
    const auto nodes = groups + static_cast<std::size_t>(std::count(joining.begin(), joining.end(), 1));
    if (graph.join_blocks_from(open.clusters + settled->groups.find(0)) != nodes) return std::nullopt;
  }

  std::vector<std::vector<std::uint32_t>> lanes_of(open.clusters);
  for (std::uint32_t lane = 0; lane < open.lanes.size(); ++lane)
    lanes_of[graph.part_of(open.cluster[lane])].push_back(lane);
  std::vector<OpenPart> parts;
  Renumbering island_number(islands), group_number(islands), lane_number(open.lanes.size());
  for (const std::vector<std::uint32_t>& lanes : lanes_of) {
    if (lanes.empty()) continue;
    OpenPart& part = parts.emplace_back();
    part.no_loops = network.no_loops();
    for (std::uint32_t lane : lanes) {
      lane_number(lane);
      OpenLane renumbered = open.lanes[lane];
      for (std::uint32_t& island : renumbered.island) {
        if (island != OpenLane::none) island = island_number(island);
      }
      for (std::uint32_t& group : renumbered.group) {
        if (group != OpenLane::none) group = group_number(group);
      }
      part.lanes.push_back(renumbered);
    }
    for (std::uint32_t lane : lanes) {
      part.crossing.push_back(std::move(open.crossing[lane]));
      for (std::uint32_t& other : part.crossing.back()) other = lane_number(other);
    }
    for (std::uint32_t island : island_number.used()) part.need.push_back(settled->need[island]);
    part.groups = static_cast<std::uint32_t>(group_number.used().size());
    island_number.clear();
    group_number.clear();
    lane_number.clear();
  }
  return parts;
}

}  // namespace hamlet::bridges
