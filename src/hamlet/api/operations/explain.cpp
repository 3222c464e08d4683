#include <fmt/format.h>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/pictures/page_files.hpp"
#include "hamlet/api/pictures/walk_pictures.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/api/say/grade_report.hpp"
#include "hamlet/api/say/node_report.hpp"
#include "hamlet/api/say/way_report.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/fewest_steps.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::api {

namespace {

constexpr Example explain_examples[] = {
    {"hamlet explain puzzle.txt", "the whole way to the solution, as numbered sentences"},
    {"hamlet explain puzzle.txt --json",
     "the same for programs: every step with its rule, place, reason and change"},
    {"hamlet explain puzzle.txt -o way.pdf", "a picture of each step, with its sentence"},
    {"hamlet explain puzzle.txt --drawn", "from what is drawn already"},
    {"hamlet explain puzzle.txt --fewest", "in as few steps as possible"},
    {"hamlet explain puzzle.txt --node 3,4",
     "the Numberlink document's words of one node, and what they share"},
};

std::string no_solution_text(const bridges::Grade& grade) {
  return grade.found.why.find("document's condition") != std::string::npos
             ? "So there is no solution: " + grade.found.why + "."
             : "So there is no solution.";
}
std::string no_solution_text(const path::Grade&) { return "So there is no solution."; }

template <class AnyGrade>
std::string ending_of(const AnyGrade& grade, const Run& run) {
  switch (grade.way.end) {
    case WayEnd::solved:
      return grade_text(grade);
    case WayEnd::clash:
      return no_solution_text(grade);
    case WayEnd::stopped:
      if (!run.must_end()) return "unknown: there are too many possibilities for the rules";
      return "unknown: here " + why_ended(run);
    case WayEnd::stuck:
      return grade.found.has_several()
                 ? "Here the rules end, for there is more than one solution; `unique` shows two."
             : grade.found.why.empty() ? "Here the rules end."
                                       : "Here the rules end. " + capitalised(grade_text(grade)) + ".";
  }
  return "";
}

/// Above the pictures of the steps.
template <class AnyGrade>
std::string subtitle_of(const AnyGrade& grade) {
  const std::string steps = number_of(grade.way.steps.size(), "step");
  switch (grade.way.end) {
    case WayEnd::solved:
      return fmt::format("Level {} ({}), {}", grade.level, level_in_words(grade.level), steps);
    case WayEnd::clash:
      return fmt::format("No solution: {} to the clash", steps);
    case WayEnd::stuck:
      return fmt::format("{}{}, as far as the rules lead",
                         grade.found.has_several() ? "More than one solution: " : "", steps);
    case WayEnd::stopped:
      return fmt::format("{}, and not finished", steps);
  }
  return "";
}

/// Replaces the way of a unique puzzle by the shortest one found; returns whether that is proved, in words.
std::string shorten(bridges::Grade& grade, const BridgesTask& task, const Run& run) {
  if (!grade.is_unique() || grade.way.end != bridges::Way::End::solved) return "";
  const bridges::Network& network = task.question.network;
  const bridges::Wording wording(network, task.puzzle());
  const std::vector<int> solution = bridges::bridges_by_lane(task.puzzle(), grade.found.solutions.front());
  bridges::Position position(network);
  (void)apply_bounds(position, task.question.bounds);
  // The way that is told has several islands in one step.
  bridges::Way known = find_way(position, bridges::highest_level, wording, solution, run);
  if (known.end != bridges::Way::End::solved) return "";
  bridges::FewestSteps fewest =
      bridges::find_fewest_steps(network, task.question.bounds, wording, solution, std::move(known), run);
  bridges::replace_way(grade, std::move(fewest.way));
  const std::string steps = number_of(grade.way.steps.size(), "step");
  return fewest.is_proved
             ? fmt::format("{}: no way has fewer\n", steps)
             : fmt::format("{}, the fewest found; every way has at least {}\n", steps, fewest.at_least);
}

class Explain : public PuzzleRequest {
 public:
  Explain() { only_for(For::bridges, {&node, &fewest}); }

  void require_can_save(const std::string& file) const override {
    page_form_of(file, "an explanation in pictures");
    paper_of_pages();
    require_white_paper(draw_options());
    if (node.is_given()) node.complain("it is told in words only");
  }

  Answer answer(Listener& listener, const Run& run) override {
    const Sheet asked = sheet();
    require_for(asked);
    if (output().is_given()) require_can_be_pictured(asked, *output());
    return asked.visit(
        [&](const PathSheet& path) {
          const path::Grade grade = path::grade(path.puzzle, path.labels(), run);
          Answer answer = answer_of(asked, path.board, grade, "", listener, run);
          if (output().is_given()) {
            Sheet bare = asked;
            bare.remove_solution();
            draw_steps(bare, grade, answer,
                       [](WalkPictures& pictures, const std::string& label, const path::WayStep& step) {
                         pictures.add(label, step);
                       });
          }
          return answer;
        },
        [&](const BridgesSheet&) { return explain_net(bridges.task(asked), listener, run); });
  }

 private:
  OneCell node{this, "node", "CELL", "only the document's Φ and ω* of the island at this cell"};
  Flag fewest{this, "fewest", "the way with the fewest steps, proved so for small grids"};
  BridgesParameters bridges{this};
  Name paper{this, "paper", "PAPER", "of the pages of pictures (default: a4)", names_of<papers>};

  const Paper& paper_of_pages() const { return paper_named(paper.is_given() ? *paper : "a4", "paper"); }

  template <class AnyGrade>
  static bool is_explained(const AnyGrade& grade) {
    return grade.is_unique() && grade.way.end == WayEnd::solved;
  }

  Answer explain_net(const BridgesTask& task, const Listener& listener, const Run& run) const {
    if (node.is_given() && fewest) node.complain("`node` and `fewest` exclude each other");
    if (node.is_given()) return explain_node(task, (*node).label);
    bridges::Grade grade = bridges::grade(task.question, run);
    const std::string how_short = fewest ? shorten(grade, task, run) : "";
    Answer answer = answer_of(task.sheet(), task.puzzle(), grade, how_short, listener, run);
    if (!output().is_given()) return answer;
    const bridges::Network& network = task.question.network;
    bridges::LaneBounds bounds = task.question.bounds;
    draw_steps(task.sheet(), grade, answer,
               [&](WalkPictures& pictures, const std::string& label, const bridges::WayStep& step) {
                 pictures.add(label, step, network, bounds);
               });
    return answer;
  }

  /// Makes the answer's file: a picture of each step, and one of the solution.
  template <class AnyGrade, class Add>
  void draw_steps(const Sheet& begun, const AnyGrade& grade, Answer& answer, const Add& add) const {
    const auto& steps = grade.way.steps;
    if (steps.empty()) {
      answer.remarks.emplace_back("there is no step to draw");
      return;
    }
    const DrawOptions options = draw_options();
    WalkPictures pictures(begun, options);
    while (pictures.size() < steps.size() && pictures.has_room())
      add(pictures, std::to_string(pictures.size() + 1), steps[pictures.size()]);
    if (pictures.size() < steps.size()) {
      answer.remarks.push_back(
          fmt::format("the pictures end at step {} of {}: more would make a file too large", pictures.size(),
                      steps.size()));
    } else if (is_explained(grade)) {
      pictures.add_solution(answer.sheets.front());
    }
    const std::string count = number_of(steps.size(), "step");
    const Walkthrough walkthrough{.title = title_of(begun, options),
                                  .subtitle = subtitle_of(grade),
                                  .steps = std::move(pictures).take()};
    const std::vector<BookPage> pages = lay_out(walkthrough, paper_of_pages());
    std::vector<Document> files =
        pages.size() == 1 ? std::vector{page_file(*output(), pages.front(), paper_of_pages(), options.scale)}
                          : page_files(*output(), pages, paper_of_pages(), walkthrough.title, options.scale);
    answer.text_is_saved = true;
    if (const std::string warning = font_warning(*output(), walkthrough.title); !warning.empty())
      answer.remarks.push_back(warning);
    answer.remarks.push_back(fmt::format(
        "{} on {} in {}", count, number_of(pages.size(), "page"),
        files.size() == 1 ? files[0].name : fmt::format("{} to {}", files.front().name, files.back().name)));
    answer.documents = [files = std::move(files)](const std::string&) { return files; };
  }

  template <class Place, class AnyGrade>
  static Answer answer_of(const Sheet& asked, const Place& place, const AnyGrade& grade,
                          const std::string& how_short, const Listener& listener, const Run& run) {
    std::string text = steps_text(grade.way.steps) + ending_of(grade, run) + "\n" + how_short;
    if (is_explained(grade)) text += "\n";
    Answer answer{.verdict = verdict_of(grade),
                  .json = listener.wants_json() ? grade_json(place, grade) : Json::object(),
                  .text = std::move(text),
                  .text_comes_first = true};
    if (is_explained(grade)) answer.sheets = with_solutions(asked, grade.found.solutions);
    return answer;
  }
};

}  // namespace

extern const Operation explain_operation = {
    .name = "explain",
    .summary = "shows the whole way to a puzzle's solution, step by step, in sentences",
    .details =
        "Each step is the cheapest that the rules allow ('hamlet help grade' lists their levels). With "
        "each step goes what is plain then: an island that has all its bridges takes no more, and nothing "
        "crosses a bridge; on a path, a cell has one number, and what can no longer be reached in time is "
        "out. A puzzle without a solution is explained up to the clash, an ambiguous one as far as the rules "
        "lead. In pictures, each step is marked in the position before it; a board may have 2500 cells.",
    .examples = explain_examples,
    .saves = Saves::pictures,
    .saved_as = "pictures of the steps: way.pdf, or way.svg or way.png for way-1.svg, way-2.svg and so on",
    .prepare = prepared<Explain>,
};

}  // namespace hamlet::api
