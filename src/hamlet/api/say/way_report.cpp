#include "hamlet/api/say/way_report.hpp"

#include <map>

#include "hamlet/api/solutions.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

Json changes_json(const BridgesPuzzle& puzzle, const bridges::WayStep& step) {
  auto changes = Json::array();
  for (const bridges::LaneTightening& change : step.changes) {
    const auto [a, b] = puzzle.lanes()[change.lane];
    const auto ends = islands_json(puzzle, {a, b});
    changes.push_back({{"a", ends[0]}, {"b", ends[1]}, {"at_least", change.least}, {"at_most", change.most}});
  }
  return changes;
}

Json changes_json(const Board& board, const path::WayStep& step) {
  auto changes = Json::array();
  for (const auto& [cell, number] : step.placed)
    changes.push_back({{"cell", vertex_json(board, cell)}, {"number", number}});
  std::map<Vertex, std::vector<Step>> excluded;
  for (const auto& [cell, number] : step.excluded) excluded[cell].push_back(number);
  for (const auto& [cell, numbers] : excluded)
    changes.push_back({{"cell", vertex_json(board, cell)}, {"not", numbers}});
  const auto add_edges = [&](const std::vector<Edge>& edges, bool is_joined) {
    for (const auto& [a, b] : edges)
      changes.push_back({{"a", vertex_json(board, a)}, {"b", vertex_json(board, b)}, {"joined", is_joined}});
  };
  add_edges(step.joined, true);
  add_edges(step.barred, false);
  return changes;
}

Json where_json(const BridgesPuzzle& puzzle, const bridges::WayStep& step) {
  return islands_json(puzzle, step.where);
}

Json where_json(const Board& board, const path::WayStep& step) { return cells_json(board, step.where); }

template <class Place, class AnyStep>
Json any_step_json(const Place& place, const AnyStep& step) {
  Json json = {{"rule", step.rule},
               {"level", step.level},
               {"where", where_json(place, step)},
               {"because", step.because},
               {"change", changes_json(place, step)}};
  if constexpr (requires { step.builds_on; }) {
    for (const std::size_t before : step.builds_on) json["builds_on"].push_back(before + 1);
  }
  if (step.chain.empty()) return json;
  json["chain"] = Json::array();
  for (const AnyStep& link : step.chain) json["chain"].push_back(any_step_json(place, link));
  return json;
}

}  // namespace

Json step_json(const BridgesPuzzle& puzzle, const bridges::WayStep& step) {
  return any_step_json(puzzle, step);
}

Json step_json(const Board& board, const path::WayStep& step) { return any_step_json(board, step); }

}  // namespace hamlet::api
