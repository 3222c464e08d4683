#include "hamlet/explain.hpp"

#include "hamlet/face/inner.hpp"
#include "hamlet/solve/bridges/hint.hpp"
#include "hamlet/solve/path/ladder/hint.hpp"

namespace hamlet {

namespace {

std::vector<ExplainedChange> changes_of(const PathSheet&, const path::WayStep& step) {
  std::vector<ExplainedChange> changes;
  for (const auto& [cell, number] : step.placed)
    changes.push_back({ExplainedChange::Sort::number, cell, no_vertex, static_cast<int>(number)});
  for (const auto& [cell, number] : step.excluded)
    changes.push_back({ExplainedChange::Sort::not_number, cell, no_vertex, static_cast<int>(number)});
  for (const auto& [a, b] : step.joined) changes.push_back({ExplainedChange::Sort::joined, a, b});
  for (const auto& [a, b] : step.barred) changes.push_back({ExplainedChange::Sort::barred, a, b});
  return changes;
}

std::vector<ExplainedChange> changes_of(const BridgesSheet& sheet, const bridges::WayStep& step) {
  std::vector<ExplainedChange> changes;
  for (const bridges::LaneTightening& change : step.changes) {
    const auto [a, b] = sheet.puzzle.lanes()[change.lane];
    changes.push_back({ExplainedChange::Sort::bridges, a, b, change.least, change.most});
  }
  return changes;
}

template <class Content, class AnyStep>
std::vector<ExplainedStep> steps_of(const Content& content, const std::vector<AnyStep>& steps) {
  std::vector<ExplainedStep> explained;
  for (const AnyStep& step : steps)
    explained.push_back({.rule = std::string(step.rule),
                         .level = step.level,
                         .where = step.where,
                         .because = step.because,
                         .changes = changes_of(content, step),
                         .chain = steps_of(content, step.chain)});
  return explained;
}

template <class Content, class AnyGrade>
Explanation explanation_of(const Content& content, const AnyGrade& grade) {
  using Answer = typename decltype(grade.found)::Answer;
  const bool is_none = grade.found.answer == Answer::none;
  const bool is_solved = grade.is_unique() && grade.way.end == WayEnd::solved;
  return {.verdict = verdict_of(is_solved, is_none || grade.found.has_several()),
          .answer = grade.is_unique()           ? "unique"
                    : grade.found.has_several() ? "ambiguous"
                    : is_none                   ? "none"
                                                : "unknown",
          .level = grade.level,
          .score = grade.score,
          .steps = steps_of(content, grade.way.steps),
          .method = grade.found.method,
          .why = grade.found.why};
}

template <class Kind>
NextStep::Answer answer_of(Kind kind) {
  using Answer = NextStep::Answer;
  switch (kind) {
    case Kind::mistake:
      return Answer::mistake;
    case Kind::step:
      return Answer::step;
    case Kind::solved:
      return Answer::solved;
    case Kind::none:
      return Answer::none;
    case Kind::ambiguous:
      return Answer::ambiguous;
    case Kind::unknown:
      break;
  }
  return Answer::unknown;
}

template <class Content, class AnyHint>
NextStep next_step_of(const Content& content, const AnyHint& hint) {
  return {.answer = answer_of(hint.kind),
          .where = hint.where,
          .mistake = hint.mistake,
          .steps = steps_of(content, hint.steps),
          .why = hint.why};
}

}  // namespace

Explanation explain(const Puzzle& puzzle, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        return explanation_of(path, path::grade(path.puzzle, path.labels(), run));
      },
      [&](const BridgesSheet& bridges) {
        return explanation_of(bridges, bridges::grade(bridges::Question(bridges.puzzle), run));
      });
}

NextStep hint(const Puzzle& puzzle, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        const std::vector<Visit> written = path.solution.value_or(std::vector<Visit>{});
        return next_step_of(path, path::hint(path.puzzle, written, path.labels(), run));
      },
      [&](const BridgesSheet& bridges) {
        const std::vector<Bridge> drawn = bridges.solution.value_or(std::vector<Bridge>{});
        return next_step_of(bridges, bridges::hint(bridges.puzzle, drawn, run));
      });
}

}  // namespace hamlet
