#include "hamlet/solve/bridges/propagate/pockets.hpp"

#include <algorithm>

namespace hamlet::bridges {

Pockets::Pockets(const Position& position, Links links)
    : links_(links), place_(position.network().island_count(), 0) {
  const Network& network = position.network();
  order_.reserve(network.island_count());
  for (Vertex root = 0; root < network.island_count(); ++root) {
    if (place_[root] != 0) continue;
    if (links == Links::open && position.is_finished(root)) continue;
    part_begin_.push_back(static_cast<std::uint32_t>(order_.size()));
    walk(position, root);
  }
  demand_sum_.push_back(0);
  unknown_sum_.push_back(0);
  for (const Vertex island : order_) {
    demand_sum_.push_back(demand_sum_.back() +
                          (links == Links::open ? position.rest(island) : network.most(island)));
    unknown_sum_.push_back(unknown_sum_.back() + !network.is_known(island));
  }
  if (links == Links::open) least_before_ = position.drawn();
}

/// A depth-first walk that computes low-links. It does not recurse, since a grid may have a million islands
/// in a row.
void Pockets::walk(const Position& position, Vertex root) {
  struct Visit {
    Vertex island;
    std::uint32_t next_outlet;
    std::uint32_t low;  // low-link: the lowest place that the subtree reaches
    LaneIndex from;
  };
  const Network& network = position.network();
  std::vector<Visit> stack;
  const auto enter = [&](Vertex island, LaneIndex from) {
    order_.push_back(island);
    place_[island] = static_cast<std::uint32_t>(order_.size());
    stack.push_back({island, 0, place_[island], from});
  };
  enter(root, UINT32_MAX);
  while (!stack.empty()) {
    Visit& visit = stack.back();
    const auto outlets = network.outlets(visit.island);
    if (visit.next_outlet < outlets.size()) {
      const auto [lane, other] = outlets[visit.next_outlet++];
      if (lane == visit.from || !is_link(position, lane)) continue;
      if (place_[other] != 0) {
        visit.low = std::min(visit.low, place_[other]);
      } else {
        enter(other, lane);
      }
      continue;
    }
    const auto [island, next, low, from] = visit;
    stack.pop_back();
    if (stack.empty()) break;
    Visit& above = stack.back();
    above.low = std::min(above.low, low);
    if (low >= place_[above.island])
      pockets_.push_back({above.island, place_[island] - 1, static_cast<std::uint32_t>(order_.size())});
  }
}

Pocket Pockets::pocket(std::size_t i) const {
  const auto& [gate, begin, end] = pockets_[i];
  return {gate, std::span(order_).subspan(begin, end - begin)};
}

std::span<const Vertex> Pockets::part(std::size_t i) const {
  const std::size_t end = i + 1 < part_begin_.size() ? part_begin_[i + 1] : order_.size();
  return std::span(order_).subspan(part_begin_[i], end - part_begin_[i]);
}

bool Pockets::check_parts(Position& position) const {
  if (links_ == Links::possible)
    return part_count() <= 1 || position.clash_found(Clash::apart, part(1).front());
  for (std::size_t i = 0; i < part_count(); ++i) {
    const std::size_t begin = part_begin_[i], end = begin + part(i).size();
    if (unknown_in(begin, end) == 0 && demand_in(begin, end) % 2 != 0)
      return position.clash_found(Clash::odd, part(i).front());
  }
  return true;
}

bool Pockets::apply(Position& position, std::size_t i) const {
  const auto& [gate, begin, end] = pockets_[i];
  const Network& network = position.network();
  const auto leads_in = [&, from = begin, to = end](const Outlet& outlet) {
    const std::uint32_t place = place_[outlet.island];
    return place > from && place <= to;
  };
  struct Sums {
    int least = 0, most = 0;
  } in, out;
  int fixed = 0;
  for (const Outlet& outlet : network.outlets(gate)) {
    Sums& sums = leads_in(outlet) ? in : out;
    sums.least += position.least(outlet.lane);
    sums.most += position.most(outlet.lane);
    if (leads_in(outlet) && links_ == Links::open) fixed += least_before_[outlet.lane];
  }
  int fewest = std::max({in.least, network.least(gate) - out.most, links_ == Links::possible ? 1 : 0});
  int greatest = std::min(in.most, network.most(gate) - out.least);
  if (has_parity(i)) {
    const auto parity = (demand(i) + fixed) % 2;
    fewest += fewest % 2 != parity;
    greatest -= greatest % 2 != parity;
  }
  if (fewest > greatest) return position.clash_found(in.most == 0 ? Clash::apart : Clash::odd, gate);
  for (const Outlet& outlet : network.outlets(gate)) {
    const bool inside = leads_in(outlet);
    const Sums& sums = inside ? in : out;
    const int low = inside ? fewest : network.least(gate) - greatest;
    const int high = inside ? greatest : network.most(gate) - fewest;
    const int least = position.least(outlet.lane), most = position.most(outlet.lane);
    if (!position.raise(outlet.lane, low - (sums.most - most), Cause::rule, gate)) return false;
    if (!position.lower(outlet.lane, high - (sums.least - least), Cause::rule, gate)) return false;
  }
  return true;
}

bool propagate_pockets(Position& position, Links links) {
  const Pockets pockets(position, links);
  if (!pockets.check_parts(position)) return false;
  for (std::size_t i = 0; i < pockets.pocket_count(); ++i) {
    if (!pockets.apply(position, i) || !position.propagate()) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
