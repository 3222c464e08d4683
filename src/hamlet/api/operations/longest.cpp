#include "hamlet/solve/path/longest.hpp"

#include <fmt/format.h>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/stopwatch.hpp"

namespace hamlet::api {

namespace {

constexpr Example longest_examples[] = {
    {"hamlet longest knight:4x4", "15 of the 16 squares, and the proof that no path visits more"},
    {"hamlet longest diplomatico:4x4 --start 1,1 --json", "from a corner"},
    {"hamlet longest knight:7x7 --closed --time 10", "the longest closed tour known after ten seconds"},
};

std::string longest_sentence(const path::LongestResult& result, const PathPuzzle& puzzle) {
  const char* const what = puzzle.closed ? "tour" : "path";
  if (result.path.empty()) {
    return result.proved ? none_text(fmt::format("there is no {} at all", what), result.method)
                         : fmt::format("unknown: no {} was found; {}", what, result.why);
  }
  const std::string length = fmt::format("{} of {} cells", result.path.size(), puzzle.length());
  if (result.path.size() == puzzle.length()) return fmt::format("{}, and there are no more", length);
  return result.proved ? fmt::format("{}, and no {} visits more ({})", length, what, proved_by(result.method))
                       : fmt::format("{}, which is not proved to be the most: {}", length, result.why);
}

class Longest : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run& run) override {
    const Sheet asked = sheet();
    const PathSheet& content = path_of(asked, "longest");
    const Stopwatch watch;
    const path::LongestResult result = path::longest_path(content.puzzle, run);
    Answer answer{.verdict = !result.proved        ? Verdict::unknown
                             : result.path.empty() ? Verdict::no
                                                   : Verdict::yes};
    answer.json = {{"length", result.path.size()}, {"path", cells_json(content.board, result.path)},
                   {"proved", result.proved},      {"cells", content.puzzle.length()},
                   {"seconds", watch.seconds()},   {"work", result.work}};
    if (result.proved) answer.json["method"] = result.method;
    if (!result.why.empty()) answer.json["why"] = result.why;
    answer.text = longest_sentence(result, content.puzzle) + "\n";
    if (!result.path.empty()) answer.sheets.push_back(with_solution(asked, result.path));
    return answer;
  }
};

}  // namespace

extern const Operation longest_operation = {
    .name = "longest",
    .summary = "finds a longest path, and proves that none visits more cells",
    .details =
        "Exit code 0 if it is proved, 1 if there is no path at all (the end cannot be reached from the "
        "start), 3 if a limit was reached first: then the longest path so far is shown.",
    .examples = longest_examples,
    .prepare = prepared<Longest>,
};

}  // namespace hamlet::api
