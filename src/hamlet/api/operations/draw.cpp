#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"

namespace hamlet::api {

namespace {

constexpr Example draw_examples[] = {
    {"hamlet draw puzzle.txt", "in the terminal"},
    {"hamlet draw puzzle.json --unsolved -o puzzle.pdf", "the puzzle without its solution, to print"},
    {"hamlet draw petersen:11,2 -o graph.svg", "a named graph"},
    {"hamlet draw tour.json --style line --no-caption -o tour.png", "a knight's tour as a line"},
    {"hamlet draw puzzle.txt --title 'For Anna' --theme colour --scale 2 -o puzzle.png",
     "with a title of your own, in colours, twice as large"},
    {"hamlet draw solved.json --style animated -o solved.svg", "the solution appears step by step"},
    {"hamlet draw 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2'", "a puzzle from a link"},
};

class Draw : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run&) override {
    Answer answer{.sheets = sheets()};
    answer.json = {{"file", output().is_given() ? Json(*output()) : Json(nullptr)},
                   {"sheets", answer.sheets.size()}};
    return answer;
  }
};

}  // namespace

extern const Operation draw_operation = {
    .name = "draw",
    .summary = "draws a puzzle in the terminal, or as SVG, PDF or PNG",
    .details = "",
    .examples = draw_examples,
    .prepare = prepared<Draw>,
};

}  // namespace hamlet::api
