#include "hamlet/api/say/node_report.hpp"

#include <fmt/format.h>

#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/solve/bridges/numberlink/phi.hpp"

namespace hamlet::api {

namespace {

using bridges::numberlink::NodeDescription;

Vertex island_named(const BridgesPuzzle& puzzle, const std::string& text) {
  const Cell cell = cell_from_text(text, "node");
  if (const auto island = puzzle.island_at(cell)) return *island;
  throw InputError("node", fmt::format("there is no island at {}", spoken(cell)));
}

Json node_json(const bridges::numberlink::Position& position,
               const bridges::numberlink::NodeDescription& node) {
  const BridgesPuzzle& puzzle = position.grid().puzzle();
  Json json = {{"node", islands_json(puzzle, {node.node})[0]}, {"neighbours", node.neighbours}};
  if (node.magnitude) json["magnitude"] = *node.magnitude;
  if (node.phi_k_size) json["phi_k_size"] = node.phi_k_size->to_string();
  if (node.listed) {
    json["phi_k"] = Json::array();
    for (const bridges::numberlink::Fate& fate : node.words) {
      Json entry = {{"word", to_text(fate.word)}, {"feasible", !fate.broken}};
      if (fate.broken) {
        entry["condition"] = fate.broken->condition;
        entry["because"] = bridges::numberlink::why_dropped(position, node.node, fate);
      }
      json["phi_k"].push_back(std::move(entry));
    }
    json["phi_gamma"] = Json::array();
    for (const auto& word : node.phi_gamma) json["phi_gamma"].push_back(to_text(word));
  }
  if (node.omega_star) json["omega_star"] = to_text(*node.omega_star);
  json["sentences"] = node.sentences;
  return json;
}

}  // namespace

Answer explain_node(const BridgesTask& task, const std::string& cell) {
  const BridgesPuzzle& puzzle = task.puzzle();
  const Vertex island = island_named(puzzle, cell);
  const bridges::numberlink::Position position(
      puzzle, bridges::net_of(task.question.network, task.question.bounds.least));
  const bridges::numberlink::NodeDescription node = bridges::numberlink::describe_node(position, island);
  Answer answer{.json = node_json(position, node)};
  for (const std::string& sentence : node.sentences) answer.text += sentence + "\n";
  for (const bridges::numberlink::Fate& fate : node.words)
    answer.text +=
        fmt::format("  {}  {}\n", to_text(fate.word),
                    fate.broken ? bridges::numberlink::why_dropped(position, island, fate) : "feasible");
  return answer;
}

}  // namespace hamlet::api
