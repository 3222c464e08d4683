#include "cli/way_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "hamlet/solve/bridges/wording.hpp"

namespace hamlet {

namespace {

void append_chain(const std::vector<WayStep>& chain, std::size_t indent, std::string& text) {
  for (const WayStep& link : chain) {
    text += fmt::format("{:{}}{} {}.\n", "", indent, link.is_clash() ? "!" : "-", capitalised(link.because));
    append_chain(link.chain, indent + 4, text);
  }
}

}  // namespace

nlohmann::ordered_json step_json(const BridgesPuzzle& puzzle, const WayStep& step) {
  nlohmann::ordered_json json = {{"rule", step.rule},
                                 {"level", step.level},
                                 {"where", islands_json(puzzle, step.where)},
                                 {"because", step.because},
                                 {"change", nlohmann::ordered_json::array()}};
  for (const LaneTightening& change : step.changes) {
    const auto [a, b] = puzzle.lanes()[change.lane];
    const auto ends = islands_json(puzzle, {a, b});
    json["change"].push_back(
        {{"a", ends[0]}, {"b", ends[1]}, {"at_least", change.least}, {"at_most", change.most}});
  }
  if (step.chain.empty()) return json;
  json["chain"] = nlohmann::ordered_json::array();
  for (const WayStep& link : step.chain) json["chain"].push_back(step_json(puzzle, link));
  return json;
}

std::string step_text(const WayStep& step, const std::string& number) {
  const std::string label = step.level > 0 ? fmt::format(" (level {}, {})", step.level, step.rule) : "";
  std::string text = fmt::format("{}{}.{}\n", number, capitalised(step.because), label);
  append_chain(step.chain, number.size(), text);
  return text;
}

}  // namespace hamlet
