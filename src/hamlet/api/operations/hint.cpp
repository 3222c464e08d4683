#include "hamlet/solve/bridges/hint.hpp"

#include <functional>
#include <sstream>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/pictures/page_files.hpp"
#include "hamlet/api/pictures/walk_pictures.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/api/say/hint_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/ladder/hint.hpp"

namespace hamlet::api {

namespace {

constexpr Example hint_examples[] = {
    {"hamlet hint begun.txt", "where to look, which rule helps, and the move"},
    {"hamlet hint begun.txt --stage 1", "only where to look"},
    {"hamlet hint begun.txt -o hint.svg", "a picture of the position, with the move and its reason"},
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
    if (output().is_given()) require_can_be_pictured(asked, *output());
    return asked.visit(
        [&](const PathSheet& path) {
          const auto found = first_hint<path::Hint, std::vector<Visit>>(
              path.solution,
              [&](const auto& written) { return path::hint(path.puzzle, written, path.labels(), run); });
          Answer answer = hint_answer(path.board, found, wanted);
          draw(asked, found, wanted, answer,
               [](WalkPictures& pictures, const std::string& label, const path::WayStep& step) {
                 pictures.add(label, step);
               });
          return answer;
        },
        [&](const BridgesSheet&) {
          const BridgesTask task = bridges.task(asked);
          const auto found = first_hint<bridges::Hint, std::vector<Bridge>>(
              task.sheet().bridges().solution,
              [&](const auto& drawn) { return bridges::hint(task.puzzle(), drawn, run); });
          Answer answer = hint_answer(task.puzzle(), found, wanted);
          bridges::Question begun(task.puzzle());
          const auto& drawn = task.sheet().bridges().solution;
          if (drawn && found.kind == bridges::Hint::Kind::step) (void)bridges::draw(begun, *drawn);
          draw(task.sheet(), found, wanted, answer,
               [&](WalkPictures& pictures, const std::string& label, const bridges::WayStep& step) {
                 pictures.add(label, step, begun.network, begun.bounds);
               });
          return answer;
        });
  }

  void require_can_save(const std::string& file) const override {
    page_form_of(file, "a hint in pictures");
    require_white_paper(draw_options());
  }

 private:
  Whole stage{this, "stage", "N", "how much to say: 1 where, 2 also which rule, 3 also the move (default)",
              1};
  BridgesParameters bridges{this, BridgesParameters::Drawn::not_asked};

  /// Makes the answer's file, if the hint shows a place. The text tells as much as the pictures.
  template <class AnyHint, class Add>
  void draw(Sheet position, const AnyHint& hint, std::int64_t wanted, Answer& answer, const Add& add) const {
    if (!output().is_given() || hint.where.empty()) return;
    if (hint.kind == AnyHint::Kind::solved) position.remove_solution();
    const DrawOptions options = draw_options();
    WalkPictures pictures(position, options);
    if (hint.kind == AnyHint::Kind::mistake || wanted < 3) {
      std::vector<Vertex> where = hint.where;
      if (wanted < 2 || hint.kind != AnyHint::Kind::mistake) where.resize(1);
      pictures.add_place("", std::move(where), lines_of(answer.text));
    } else {
      for (const auto& step : hint.steps) {
        if (!pictures.has_room()) break;
        add(pictures, &step == &hint.steps.back() ? "Move" : "First", step);
      }
    }
    const WalkSheet sheet =
        lay_out_sheet({.title = title_of(position, options), .steps = std::move(pictures).take()});
    answer.text_is_saved = true;
    if (const std::string warning = font_warning(*output(), title_of(position, options)); !warning.empty())
      answer.remarks.push_back(warning);
    answer.documents = [file = page_file(*output(), sheet.page, sheet.paper, options.scale)](
                           const std::string&) { return std::vector{file}; };
  }

  static std::vector<WalkStep::Sentence> lines_of(const std::string& text) {
    std::vector<WalkStep::Sentence> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back({line});
    return lines;
  }
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
    .saves = Saves::pictures,
    .saved_as = "a picture of the hint: .svg .pdf .png",
    .prepare = prepared<GiveHint>,
};

}  // namespace hamlet::api
