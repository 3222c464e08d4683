#include "hamlet/solve/bridges/sweep/net_draw.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/sweep/part_plan.hpp"

namespace hamlet::bridges {

namespace {

PartNets draw_from_part(const OpenPart& part, const ChooseRanks& choose, const Run& run,
                        std::vector<std::vector<int>>& nets) {
  PartNets drawn;
  const auto plan = plan_for(part, run, drawn.count);
  if (plan) drawn = draw_from_part(plan->steps, choose, run);
  name_part(part, drawn.count);
  for (std::size_t i = 0; i < drawn.nets.size(); ++i) {
    for (std::size_t step = 0; step < plan->order.size(); ++step)
      nets[i][part.lanes[plan->order[step]].lane] += drawn.nets[i][step];
  }
  return drawn;
}

}  // namespace

NetDraw draw_by_sweep(const Network& network, const LaneBounds& bounds, std::size_t size,
                      const ChooseRanks& choose, const Run& run) {
  NetDraw draw;
  const auto parts = parts_by_size(network, bounds);
  if (!parts) return draw;
  std::vector<int> known = bounds.least;
  for (int& bridges : known) bridges = std::max(bridges, 0);
  draw.count.nets = 1;
  draw.nets.assign(size, known);
  for (const OpenPart& part : *parts) {
    const PartNets drawn = draw_from_part(part, choose, run, draw.nets);
    draw.count.states += drawn.count.states;
    draw.count.peak_states = std::max(draw.count.peak_states, drawn.count.peak_states);
    draw.count.ended = drawn.count.ended;
    draw.count.why = drawn.count.why;
    draw.count.nets *= drawn.count.nets;
    if (draw.count.ended == NetCount::Ended::counted && !draw.count.nets.is_zero()) continue;
    draw.nets.clear();
    break;
  }
  return draw;
}

}  // namespace hamlet::bridges
