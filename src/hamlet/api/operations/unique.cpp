#include <fmt/format.h>

#include <set>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/second_proof.hpp"

namespace hamlet::api {

namespace {

constexpr Example unique_examples[] = {
    {"hamlet unique puzzle.txt", "has it one solution? If not, two that differ"},
    {"hamlet unique puzzle.txt -o both.svg", "the two as one picture, over one another"},
    {"hamlet unique king:3x3 --clue 1,1=1 2,2=5 3,3=9 --json", "the same for scripts"},
};

/// A second proof must not take much longer than the answer: about ten seconds.
constexpr double units_for_a_second_proof = 1e7;

/// The cells whose numbers differ between two solutions.
std::vector<Vertex> differing_cells(const Path& a, const Path& b) {
  std::vector<Step> step_of(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) step_of[a[i]] = static_cast<Step>(i);
  std::vector<Vertex> differing;
  for (std::size_t i = 0; i < b.size(); ++i) {
    if (step_of[b[i]] != i) differing.push_back(b[i]);
  }
  return differing;
}

/// The pairs of islands whose bridges differ between two nets.
std::vector<std::pair<Vertex, Vertex>> differing_pairs(const std::vector<Bridge>& one,
                                                       const std::vector<Bridge>& two) {
  std::set<Bridge> differing(one.begin(), one.end());
  for (const Bridge& bridge : two) {
    if (differing.erase(bridge) == 0) differing.insert(bridge);
  }
  std::set<std::pair<Vertex, Vertex>> pairs;
  for (const auto& [a, b, n] : differing) pairs.emplace(a, b);
  return {pairs.begin(), pairs.end()};
}

/// The answer for up to two solutions. `difference` says in words how they differ.
template <class Solution>
Answer answer_on(const Found<Solution>& found, const std::string& difference) {
  if (found.has_several())
    return {.verdict = Verdict::no,
            .json = {{"answer", "ambiguous"}},
            .text = fmt::format("ambiguous: these two solutions differ {}\n", difference)};
  if (!found.all)
    return {.verdict = Verdict::unknown,
            .json = {{"answer", "unknown"}},
            .text = fmt::format("unknown: {}{}\n",
                                found.solutions.empty() ? "" : "one solution is known, but ", found.why)};
  if (found.solutions.empty())
    return {.verdict = Verdict::no,
            .json = {{"answer", "none"}},
            .text = none_text(found.why, found.method) + "\n"};
  return {.json = {{"answer", "unique"}},
          .text = fmt::format("unique: there is no other solution ({})\n", proved_by(found.method))};
}

template <class Solution>
void add_how(const Found<Solution>& found, double seconds, Json& json) {
  json["method"] = found.method;
  json["seconds"] = seconds;
  json["work"] = found.work;
  if (!found.why.empty()) json["why"] = found.why;
}

class Unique : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run& run) override {
    const Sheet asked = sheet();
    require_for(asked);
    Answer answer = asked.visit([&](const PathSheet&) { return unique_path(asked, run); },
                                [&](const BridgesSheet&) { return unique_net(bridges.task(asked), run); });
    answer.over_one_another = true;
    if (answer.verdict == Verdict::no)
      answer.remarks.emplace_back(answer.json["answer"] == Json("none")
                                      ? "`repair` says which clues contradict one another"
                                      : "`repair` says which clues would make it unique");
    return answer;
  }

 private:
  SolverParameters method{this};
  BridgesParameters bridges{this};

  Answer unique_path(const Sheet& asked, const Run& run) const {
    const PathSheet& content = asked.path();
    const path::Solver& solver = method.path_solver();
    if (solver.power != Power::enumerates)
      throw InputError(
          "solver",
          fmt::format("{} does not search for a second solution, so it cannot prove that there is only one",
                      solver.name));
    const Stopwatch watch;
    const path::Found found =
        path::find_paths(content.puzzle, solver, 2, content.labels(), run, method.options());
    const auto differing =
        found.has_several() ? differing_cells(found.solutions[0], found.solutions[1]) : std::vector<Vertex>{};
    Answer answer = answer_on(found, fmt::format("in {} cells", differing.size()));
    answer.json["solutions"] = Json::array();
    for (const Path& path : found.solutions)
      answer.json["solutions"].push_back(cells_json(content.board, path));
    if (found.has_several()) answer.json["differ"] = cells_json(content.board, differing);
    add_how(found, watch.seconds(), answer.json);
    answer.sheets = with_solutions(asked, found.solutions);
    return answer;
  }

  /// Adds the second proof, and returns the sentence about both.
  static std::string prove_again(const bridges::Question& question, const bridges::Found& found, Json& json,
                                 const Run& run) {
    WorkShare share(units_for_a_second_proof);
    const bridges::SecondProof second =
        bridges::prove_again(question, found.solutions[0], found.method, run.within(share));
    json["confirmed_by"] = second.method.empty() ? Json(nullptr) : Json(second.method);
    const std::string once = "unique: there is no other solution (" + proved_by(found.method);
    if (!second.method.empty()) return fmt::format("{} and again by {})\n", once, second.method);
    json["unconfirmed"] = second.why;
    return fmt::format("{}; a second proof did not finish: {})\n", once, second.why);
  }

  Answer unique_net(const BridgesTask& task, const Run& run) const {
    const Stopwatch watch;
    const bridges::Found found = bridges::find_nets(task.question, method.bridges_solver(), 2, run);
    std::vector<std::pair<Vertex, Vertex>> differing;
    if (found.has_several()) differing = differing_pairs(found.solutions[0], found.solutions[1]);
    Answer answer =
        answer_on(found, fmt::format("between {} of islands", number_of(differing.size(), "pair")));
    answer.json["solutions"] = Json::array();
    for (const auto& net : found.solutions) answer.json["solutions"].push_back(net_json(task.puzzle(), net));
    if (found.has_several()) {
      answer.json["differ"] = Json::array();
      for (const auto& [a, b] : differing)
        answer.json["differ"].push_back(islands_json(task.puzzle(), {a, b}));
    }
    add_how(found, watch.seconds(), answer.json);
    if (found.is_unique()) answer.text = prove_again(task.question, found, answer.json, run);
    answer.sheets = with_solutions(task.sheet(), found.solutions);
    return answer;
  }
};

}  // namespace

extern const Operation unique_operation = {
    .name = "unique",
    .summary = "says whether a puzzle has exactly one solution, and shows two if it has more",
    .details =
        "Two solutions are drawn over one another: the second is dashed, and where they differ both numbers "
        "are shown. That a bridges puzzle has no other solution is proved twice, by methods that share no "
        "code, if the second proof takes no more than seconds. Exit code 0 if there is exactly one, 1 if "
        "there are more or none, 3 if a limit was "
        "reached first.",
    .examples = unique_examples,
    .prepare = prepared<Unique>,
};

}  // namespace hamlet::api
