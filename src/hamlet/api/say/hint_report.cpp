#include "hamlet/api/say/hint_report.hpp"

#include <fmt/format.h>

#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/say/way_report.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::api {

namespace {

std::string name_of(const BridgesPuzzle& puzzle, Vertex island) { return puzzle.labels()(island); }
std::string name_of(const Board& board, Vertex cell) { return board.spoken(cell); }
std::string_view summary_of(const bridges::WayStep& step) {
  return bridges::deduction_named(step.rule).summary;
}
std::string_view summary_of(const path::WayStep& step) { return path::deduction_named(step.rule).summary; }
auto places_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands) {
  return islands_json(puzzle, islands);
}
auto places_json(const Board& board, const std::vector<Vertex>& cells) { return cells_json(board, cells); }
const char* what_is_there(const bridges::Hint&) { return "these bridges"; }
const char* what_is_there(const path::Hint&) { return "these numbers"; }
const char* what_is_next(const bridges::Hint&) { return "bridge that all of them have"; }
const char* what_is_next(const path::Hint&) { return "number that all of them have"; }

template <class AnyHint>
const char* word_for_hint(const AnyHint& hint) {
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
std::string stages_text(const Place& place, const AnyHint& hint, std::int64_t stage) {
  const auto& last = hint.steps.back();
  std::string text;
  if (!hint.is_unique)
    text = fmt::format("There is more than one solution; this holds in all that have {}.\n",
                       what_is_there(hint));
  text += fmt::format("Where: look at {}.\n", name_of(place, hint.where.front()));
  if (stage >= 2) text += fmt::format("Rule: {} (level {}): {}.\n", last.rule, last.level, summary_of(last));
  if (stage < 3) return text;
  for (const auto& step : hint.steps) text += step_text(step, &step == &last ? "Move: " : "First: ");
  return text;
}

template <class Place, class AnyHint>
std::string mistake_text(const Place& place, const AnyHint& hint, std::int64_t stage) {
  if (stage < 2 && !hint.where.empty())
    return fmt::format("A mistake comes first: look at {}.\n", name_of(place, hint.where.front()));
  std::string text = fmt::format("A mistake comes first: {}.\n", hint.mistake);
  if (stage >= 3) append_chain(hint.steps, 2, text);
  return text;
}

template <class Place, class AnyHint>
std::string hint_text(const Place& place, const AnyHint& hint, std::int64_t stage) {
  using Kind = typename AnyHint::Kind;
  switch (hint.kind) {
    case Kind::mistake:
      return mistake_text(place, hint, stage);
    case Kind::step:
      return stages_text(place, hint, stage);
    case Kind::solved:
      return hint.steps.empty() ? "It is solved.\n"
                                : "It is solved.\nFrom what is printed, the first step is this.\n" +
                                      stages_text(place, hint, stage);
    case Kind::none:
      return none_text("there is no solution: " + hint.why, hint.method) + "\n";
    case Kind::ambiguous:
      return fmt::format("ambiguous: there is more than one solution, and the rules show no further {}\n",
                         what_is_next(hint));
    case Kind::unknown:
      return fmt::format("unknown: {}\n", hint.why);
  }
  return "";
}

template <class Place, class AnyHint>
Json hint_json(const Place& place, const AnyHint& hint, std::int64_t stage) {
  const bool is_mistake = hint.kind == AnyHint::Kind::mistake;
  const WayCost sum = is_mistake ? WayCost{} : cost_of_way(hint.steps);
  auto steps = Json::array();
  for (const auto& step : hint.steps) {
    if (stage >= 3) steps.push_back(step_json(place, step));
  }
  // An obvious violation of the rules is reported before any search for solutions, so uniqueness is not
  // known.
  const bool is_decided = !hint.method.empty() && hint.kind != AnyHint::Kind::unknown;
  Json json = {{"answer", word_for_hint(hint)},
               {"unique", is_decided ? Json(hint.is_unique) : nullptr},
               {"method", hint.method},
               {"level", sum.level},
               {"score", sum.score},
               {"steps", std::move(steps)}};
  if (!hint.where.empty())
    json["where"] = places_json(place, is_mistake ? hint.where : std::vector{hint.where.front()});
  if (is_mistake && stage >= 2) json["because"] = hint.mistake;
  if (!is_mistake && !hint.steps.empty() && stage >= 2) json["rule"] = hint.steps.back().rule;
  if (!hint.why.empty()) json["why"] = hint.why;
  return json;
}

template <class Place, class AnyHint>
Answer answer_of(const Place& place, const AnyHint& hint, std::int64_t stage) {
  using Kind = typename AnyHint::Kind;
  const bool is_no = hint.kind == Kind::none || hint.kind == Kind::ambiguous;
  return {.verdict = hint.kind == Kind::unknown ? Verdict::unknown
                     : is_no                    ? Verdict::no
                                                : Verdict::yes,
          .json = hint_json(place, hint, stage),
          .text = hint_text(place, hint, stage)};
}

}  // namespace

Answer hint_answer(const BridgesPuzzle& puzzle, const bridges::Hint& hint, std::int64_t stage) {
  return answer_of(puzzle, hint, stage);
}

Answer hint_answer(const Board& board, const path::Hint& hint, std::int64_t stage) {
  return answer_of(board, hint, stage);
}

}  // namespace hamlet::api
