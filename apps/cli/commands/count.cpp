#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/count_by_search.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet count diplomatico:4x5", "144: a numbered grid and its reverse are two"},
    {"hamlet count knight:6x6 --closed", "9862 closed tours, whichever way they are walked"},
    {"hamlet count puzzle.txt --at-least 2", "is it ambiguous?"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  std::string at_least = {};
  bool directed = false, undirected = false;
  OutputOptions output;
};

struct Asked {
  Direction direction;
  std::uint64_t at_least;  // 0: all of them
};

Asked asked(const State& state, const PathPuzzle& puzzle) {
  if (state.directed && state.undirected)
    throw InputError("--undirected", "--directed and --undirected exclude each other");
  const bool directed = state.directed || (!state.undirected && !puzzle.closed);
  const auto enough =
      state.at_least.empty() ? 0 : static_cast<std::uint64_t>(whole_number(state.at_least, "--at-least", 1));
  return {directed ? Direction::counts : Direction::does_not_count, enough};
}

std::uint64_t number(const SearchCount& count, const Asked& asked) {
  return asked.direction == Direction::counts ? count.directed : count.undirected;
}

int exit_code(const SearchCount& count, const Asked& asked) {
  if (asked.at_least > 0 && number(count, asked) >= asked.at_least) return exit_yes;
  if (!count.complete) return exit_unknown;
  return asked.at_least > 0 ? exit_no : exit_yes;
}

std::string sentence_of(const SearchCount& count, const Asked& asked, const PathPuzzle& puzzle) {
  const std::uint64_t found = number(count, asked);
  const char* const what = puzzle.closed ? "closed tours" : "paths";
  const bool directed = asked.direction == Direction::counts;
  const std::string both =
      fmt::format("{}, {} ({} {})", what, directed ? "directed" : "undirected",
                  directed ? count.undirected : count.directed, directed ? "undirected" : "directed");
  if (asked.at_least > 0 && found >= asked.at_least)
    return fmt::format("at least {} {}", asked.at_least, what);
  if (!count.complete) return fmt::format("unknown: at least {} {}; {}", found, what, count.why);
  std::string sentence = fmt::format("{}{} {}", asked.at_least > 0 ? "only " : "", found, both);
  if (found == 0 && !count.why.empty()) sentence += ": " + count.why;
  return sentence;
}

int count(const State& state) {
  const Sheet sheet = state.input.sheet();
  const PathSheet& content = path_content(sheet, "count");
  const Asked what = asked(state, content.puzzle);
  if (state.output.to_file()) throw InputError("--output", "a number is printed, not drawn or saved");
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const Stopwatch watch;
  const SearchCount result = count_by_search(
      content.puzzle, what.direction, what.at_least > 0 ? what.at_least : UINT64_MAX, content.labels(), run);
  clear_progress();

  if (state.output.json()) {
    nlohmann::ordered_json json = {{"count", std::to_string(number(result, what))},
                                   {"directed", std::to_string(result.directed)},
                                   {"undirected", std::to_string(result.undirected)},
                                   {"exact", result.complete}};
    if (what.at_least > 0) json["at_least"] = number(result, what) >= what.at_least;
    json["method"] = result.work == 0 && result.complete ? "refuted" : "search";
    json["seconds"] = watch.seconds();
    // A search keeps one path at a time.
    json["peak_states"] = result.work == 0 ? 0 : 1;
    json["work"] = result.work;
    if (!result.why.empty()) json["why"] = result.why;
    state.output.print_json(json);
  } else {
    print(sentence_of(result, what, content.puzzle) + "\n");
  }
  return exit_code(result, what);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--at-least", "K", "stop at K: exit code 0 if there are so many, 1 if there are fewer",
       &state->at_least},
      {"--directed", "", "a path and its reverse are two (the default for open paths)", &state->directed},
      {"--undirected", "", "a path and its reverse are one (the default for closed tours)",
       &state->undirected}};
  return {
      together({state->input.options(), own, state->limits.options_without_limit(), state->output.options()}),
      [state] { return count(*state); }};
}

}  // namespace

extern const Command count_command = {
    .name = "count",
    .summary = "counts the solutions of a path puzzle, exactly",
    .details =
        "Open paths are counted directed, closed tours undirected, unless an option says otherwise. Exit "
        "code "
        "0 if counted, 3 if a limit was reached first: then the number so far is a lower bound.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
