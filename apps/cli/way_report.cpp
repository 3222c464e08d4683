#include "cli/way_report.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

namespace {

nlohmann::ordered_json changes_json(const BridgesPuzzle& puzzle, const WayStep& step) {
  auto changes = nlohmann::ordered_json::array();
  for (const LaneTightening& change : step.changes) {
    const auto [a, b] = puzzle.lanes()[change.lane];
    const auto ends = islands_json(puzzle, {a, b});
    changes.push_back({{"a", ends[0]}, {"b", ends[1]}, {"at_least", change.least}, {"at_most", change.most}});
  }
  return changes;
}

nlohmann::ordered_json changes_json(const Board& board, const PathWayStep& step) {
  auto changes = nlohmann::ordered_json::array();
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

nlohmann::ordered_json where_json(const BridgesPuzzle& puzzle, const WayStep& step) {
  return islands_json(puzzle, step.where);
}

nlohmann::ordered_json where_json(const Board& board, const PathWayStep& step) {
  return vertices_json(board, step.where);
}

template <class Place, class AnyStep>
nlohmann::ordered_json any_step_json(const Place& place, const AnyStep& step) {
  nlohmann::ordered_json json = {{"rule", step.rule},
                                 {"level", step.level},
                                 {"where", where_json(place, step)},
                                 {"because", step.because},
                                 {"change", changes_json(place, step)}};
  if (step.chain.empty()) return json;
  json["chain"] = nlohmann::ordered_json::array();
  for (const AnyStep& link : step.chain) json["chain"].push_back(any_step_json(place, link));
  return json;
}

}  // namespace

nlohmann::ordered_json vertices_json(const Board& board, const std::vector<Vertex>& cells) {
  auto json = nlohmann::ordered_json::array();
  for (const Vertex v : cells) json.push_back(vertex_json(board, v));
  return json;
}

nlohmann::ordered_json step_json(const BridgesPuzzle& puzzle, const WayStep& step) {
  return any_step_json(puzzle, step);
}

nlohmann::ordered_json step_json(const Board& board, const PathWayStep& step) {
  return any_step_json(board, step);
}

}  // namespace hamlet
