#include "hamlet/solve/bridges/hint.hpp"

#include <functional>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/hint_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/ladder/hint.hpp"

namespace hamlet::api {

namespace {

constexpr Example hint_examples[] = {
    {"hamlet hint begun.txt", "where to look, which rule helps, and the move"},
    {"hamlet hint begun.txt --stage 1", "only where to look"},
};

/// A complete solution may be the player's or the setter's, so the hint for a solved sheet also has the first
/// step from the printed puzzle.
template <class AnyHint, class Entries>
AnyHint first_hint(const std::optional<Entries>& written,
                   const std::function<AnyHint(const Entries&)>& hint_from) {
  AnyHint found = hint_from(written ? *written : Entries{});
  if (found.kind != AnyHint::Kind::solved) return found;
  AnyHint first = hint_from({});
  if (first.kind != AnyHint::Kind::step) return found;
  first.kind = AnyHint::Kind::solved;
  return first;
}

class GiveHint : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run& run) override {
    const std::int64_t wanted = stage.value_or(3);
    if (wanted > 3) stage.complain("the stages are 1 where, 2 which rule, 3 the move");
    const Sheet asked = sheet();
    require_for(asked);
    return asked.visit(
        [&](const PathSheet& path) {
          const auto found = first_hint<path::Hint, std::vector<Visit>>(
              path.solution,
              [&](const auto& written) { return path::hint(path.puzzle, written, path.labels(), run); });
          return hint_answer(path.board, found, wanted);
        },
        [&](const BridgesSheet&) {
          const BridgesTask task = bridges.task(asked);
          const auto found = first_hint<bridges::Hint, std::vector<Bridge>>(
              task.sheet().bridges().solution,
              [&](const auto& drawn) { return bridges::hint(task.puzzle(), drawn, run); });
          return hint_answer(task.puzzle(), found, wanted);
        });
  }

 private:
  Whole stage{this, "stage", "N", "how much to say: 1 where, 2 also which rule, 3 also the move (default)",
              1};
  BridgesParameters bridges{this, BridgesParameters::Drawn::not_asked};
};

}  // namespace

extern const Operation hint_operation = {
    .name = "hint",
    .summary = "says how to go on with a puzzle that is begun",
    .details =
        "The bridges drawn on the sheet, or the numbers written (its solution part), are the position. If "
        "one of them is wrong, that is said first; else the cheapest step is shown in three stages: where to "
        "look, which rule helps, and the move with its reason. Of a sheet that is solved already, such as "
        "`make` writes as JSON, it is the first step from what is printed.",
    .examples = hint_examples,
    .saves = Saves::nothing,
    .saved_as = "a hint is printed, not drawn or saved",
    .prepare = prepared<GiveHint>,
};

}  // namespace hamlet::api
