#include "cli/hint_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "cli/command.hpp"
#include "cli/proved_by.hpp"
#include "cli/way_report.hpp"
#include "hamlet/solve/bridges/deduction.hpp"

namespace hamlet {

namespace {

std::string name_of(const BridgesPuzzle& puzzle, Vertex island) { return puzzle.labels()(island); }
std::string name_of(const Board& board, Vertex cell) { return board.label(cell); }
std::string_view summary_of(const WayStep& step) { return bridges_deduction(step.rule).summary; }
std::string_view summary_of(const PathWayStep& step) { return path_deduction(step.rule).summary; }
auto where_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands) {
  return islands_json(puzzle, islands);
}
auto where_json(const Board& board, const std::vector<Vertex>& cells) { return vertices_json(board, cells); }
const char* what_is_there(const Hint&) { return "these bridges"; }
const char* what_is_there(const PathHint&) { return "these numbers"; }
const char* what_is_next(const Hint&) { return "bridge that all of them have"; }
const char* what_is_next(const PathHint&) { return "number that all of them have"; }

template <class AnyHint>
const char* word_for(const AnyHint& hint) {
  using Kind = typename AnyHint::Kind;
  switch (hint.kind) {
    case Kind::mistake:
      return "mistake";
    case Kind::step:
      return "step";
    case Kind::solved:
      return "solved";
    case Kind::none:
      return "none";
    case Kind::ambiguous:
      return "ambiguous";
    case Kind::unknown:
      return "unknown";
  }
  return "";
}

template <class Place, class AnyHint>
void print_stages(const Place& place, const AnyHint& hint, std::int64_t stage) {
  const auto& last = hint.steps.back();
  if (!hint.is_unique)
    print(fmt::format("There is more than one solution; this holds in all that have {}.\n",
                      what_is_there(hint)));
  print(fmt::format("Where: look at {}.\n", name_of(place, hint.where.front())));
  if (stage < 2) return;
  print(fmt::format("Rule: {} (level {}): {}.\n", last.rule, last.level, summary_of(last)));
  if (stage < 3) return;
  for (const auto& step : hint.steps) print(step_text(step, &step == &last ? "Move: " : "First: "));
}

template <class Place, class AnyHint>
void print_mistake(const Place& place, const AnyHint& hint, std::int64_t stage) {
  if (stage < 2 && !hint.where.empty())
    return print(fmt::format("A mistake comes first: look at {}.\n", name_of(place, hint.where.front())));
  print(fmt::format("A mistake comes first: {}.\n", hint.mistake));
  if (stage < 3) return;
  std::string chain;
  append_chain(hint.steps, 2, chain);
  print(chain);
}

template <class Place, class AnyHint>
void print_hint(const Place& place, const AnyHint& hint, std::int64_t stage) {
  using Kind = typename AnyHint::Kind;
  switch (hint.kind) {
    case Kind::mistake:
      return print_mistake(place, hint, stage);
    case Kind::step:
      return print_stages(place, hint, stage);
    case Kind::solved:
      print("It is solved.\n");
      if (hint.steps.empty()) return;
      print("From what is printed, the first step is this.\n");
      return print_stages(place, hint, stage);
    case Kind::none:
      return print(none_text("there is no solution: " + hint.why, hint.method) + "\n");
    case Kind::ambiguous:
      return print(
          fmt::format("ambiguous: there is more than one solution, and the rules show no further {}\n",
                      what_is_next(hint)));
    case Kind::unknown:
      return print(fmt::format("unknown: {}\n", hint.why));
  }
}

template <class Place, class AnyHint>
nlohmann::ordered_json json_of(const Place& place, const AnyHint& hint, std::int64_t stage) {
  const bool is_mistake = hint.kind == AnyHint::Kind::mistake;
  const WayCost sum = is_mistake ? WayCost{} : cost_of_way(hint.steps);
  auto steps = nlohmann::ordered_json::array();
  for (const auto& step : hint.steps) {
    if (stage >= 3) steps.push_back(step_json(place, step));
  }
  // A mistake that breaks the rules outright is told before anyone has looked for solutions.
  const bool is_decided = !hint.method.empty() && hint.kind != AnyHint::Kind::unknown;
  const bool is_unique = hint.is_unique && hint.kind != AnyHint::Kind::none;
  nlohmann::ordered_json json = {
      {"answer", word_for(hint)}, {"unique", is_decided ? nlohmann::ordered_json(is_unique) : nullptr},
      {"method", hint.method},    {"level", sum.level},
      {"score", sum.score},       {"steps", std::move(steps)}};
  if (!hint.where.empty())
    json["where"] = where_json(place, is_mistake ? hint.where : std::vector{hint.where.front()});
  if (is_mistake && stage >= 2) json["because"] = hint.mistake;
  if (!is_mistake && !hint.steps.empty() && stage >= 2) json["rule"] = hint.steps.back().rule;
  if (!hint.why.empty()) json["why"] = hint.why;
  return json;
}

template <class Place, class AnyHint>
int report(const OutputOptions& output, const Place& place, const AnyHint& hint, std::int64_t stage) {
  using Kind = typename AnyHint::Kind;
  if (output.json()) {
    output.print_json(json_of(place, hint, stage));
  } else {
    print_hint(place, hint, stage);
  }
  if (hint.kind == Kind::unknown) return exit_unknown;
  return hint.kind == Kind::none || hint.kind == Kind::ambiguous ? exit_no : exit_yes;
}

}  // namespace

int report_hint(const OutputOptions& output, const BridgesPuzzle& puzzle, const Hint& hint,
                std::int64_t stage) {
  return report(output, puzzle, hint, stage);
}

int report_hint(const OutputOptions& output, const Board& board, const PathHint& hint, std::int64_t stage) {
  return report(output, board, hint, stage);
}

}  // namespace hamlet
