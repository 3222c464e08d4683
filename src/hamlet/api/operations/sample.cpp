#include "hamlet/solve/path/sample.hpp"

#include <fmt/format.h>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/api/say/found.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/solve/bridges/sample.hpp"

namespace hamlet::api {

namespace {

constexpr Example sample_examples[] = {
    {"hamlet sample diplomatico:6x6 -n 3", "three of the 8250272, each as likely as any other"},
    {"hamlet sample diplomatico:7x7 -n 1000 --seed 7 --json",
     "a thousand for statistics, the same each time"},
    {"hamlet sample knight:8x8 --closed -n 100 -o tours.json", "a hundred of 13267364410532 closed tours"},
    {"hamlet sample islands.txt -n 5", "five nets of a bridges puzzle with several solutions"},
};

template <class Solution>
std::string sample_sentence(const Found<Solution>& drawn, double seconds) {
  const std::string how = fmt::format("{}, {:.3f} s", number_of(drawn.work, "step"), seconds);
  if (drawn.answer == Outcome::none) return none_text(drawn.why, drawn.method);
  if (drawn.answer == Outcome::unknown) return fmt::format("unknown: {} ({})", drawn.why, how);
  return fmt::format("drew {} by {} ({})", drawn.solutions.size(), drawn.method, how);
}

class Sample : public PuzzleRequest {
 public:
  Sample() {
    number.letter = 'n';
    spill.is_local = true;
    spill.puzzles = For::paths;
  }

  Answer answer(Listener& listener, const Run& run) override {
    const Sheet asked = sheet();
    require_for(asked);
    return asked.visit([&](const PathSheet&) { return sample_paths(asked, listener, run); },
                       [&](const BridgesSheet&) { return sample_nets(bridges.task(asked), listener, run); });
  }

  void require_can_save(const std::string& file) const override {
    require_can_render(file, static_cast<std::uint64_t>(number.value_or(1)));
  }

 private:
  Whole number{this, "number", "N", "how many solutions to draw (default 1)", 1};
  Text spill{this, "spill", "FOLDER", "where a sweep puts what does not fit `memory`"};
  BridgesParameters bridges{this};

  std::uint64_t size() const { return static_cast<std::uint64_t>(number.value_or(1)); }

  Answer sample_paths(const Sheet& asked, Listener& listener, const Run& run) const {
    const PathSheet& content = asked.path();
    path::SampleOptions options{.size = size()};
    if (spill.is_given()) options.spill_folder = existing_folder(*spill, "spill");
    const Stopwatch watch;
    const path::Found drawn = path::sample_paths(content.puzzle, options, content.labels(), run);
    Answer answer = answer_on<PathItem>(asked, drawn, watch.seconds(), "paths", listener);
    if (!drawn.certificate.empty()) answer.json["certificate"] = cells_json(content.board, drawn.certificate);
    return answer;
  }

  Answer sample_nets(const BridgesTask& task, Listener& listener, const Run& run) const {
    const Stopwatch watch;
    const bridges::Found drawn = bridges::sample_nets(task.question, size(), run);
    Answer answer = answer_on<NetItem>(task.sheet(), drawn, watch.seconds(), "bridges", listener);
    if (!drawn.certificate.empty())
      answer.json["certificate"] = islands_json(task.puzzle(), drawn.certificate);
    return answer;
  }

  template <class SolutionItem, class Solution>
  static Answer answer_on(const Sheet& asked, const Found<Solution>& drawn, double seconds, const char* list,
                          Listener& listener) {
    for (const Solution& solution : drawn.solutions) {
      if (!listener.take(SolutionItem(asked, solution))) break;
    }
    Answer answer{.verdict = verdict_of(drawn.answer)};
    answer.json = {{"answer", word_for(drawn.answer)}, {list, Json::array()}};
    add_how_found(drawn, seconds, answer.json);
    const std::string sentence = sample_sentence(drawn, seconds);
    if (answer.verdict == Verdict::yes) {
      answer.remarks.push_back(sentence);
    } else {
      answer.text = sentence + "\n";
    }
    return answer;
  }
};

}  // namespace

extern const Operation sample_operation = {
    .name = "sample",
    .summary = "draws solutions of a puzzle uniformly at random",
    .details =
        "Every solution is as likely as any other, and each is drawn anew, so that one may come twice. Open "
        "paths are drawn with their direction, closed tours without, unless numbers inside or one-way moves "
        "give them one. Puzzles with numbers inside are searched to the end; others are swept, with all "
        "states kept: if that does not fit the memory, the estimate is said, and nothing is drawn. Nets of "
        "bridges are drawn by a sweep over the lanes that the rules leave open. Exit code "
        "0 if drawn, 1 if there is no solution, 3 if a "
        "limit of time was reached first, or if memory or disk ran out against the estimate.",
    .examples = sample_examples,
    .prepare = prepared<Sample>,
};

}  // namespace hamlet::api
