#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/proof_folder.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/api/say/found.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/bridges/count.hpp"

namespace hamlet::api {

namespace {

constexpr Example solve_examples[] = {
    {"hamlet solve diplomatico:10x10", "the 100 squares puzzle, drawn in the terminal"},
    {"hamlet solve diplomatico:10x10 -o solved.svg", "the same as a picture"},
    {"hamlet solve knight:6x6 --closed --path -o tour.svg", "a closed knight's tour, with its line"},
    {"hamlet solve hex:4 --clue 1,1=1 4,4=37 --diamond 2,2-2,3", "a Rikudo"},
    {"hamlet solve puzzle.txt --limit 2", "a second solution, if there is one"},
    {"hamlet solve diplomatico:4x5 --limit all --json", "all 144"},
    {"hamlet solve 'https://puzz.link/p?hashi/3/3/2g2i2g2'", "a bridges puzzle"},
    {"hamlet solve diplomatico:5x5 --limit all --backend neo4j --server http://127.0.0.1:7474",
     "by a Neo4j server"},
    {"hamlet solve petersen:5,2 --closed --proof why-not", "that there is no tour, as files to be checked"},
};

class Solve : public PuzzleRequest {
 public:
  Solve() {
    only_for(For::paths, {&proof});
    only_for(For::bridges, {&smallest_k});
    proof.is_local = true;
  }

  Answer answer(Listener& listener, const Run& run) override {
    const Sheet asked = sheet();
    require_for(asked);
    return asked.visit([&](const PathSheet&) { return solve_path(asked, listener, run); },
                       [&](const BridgesSheet&) {
                         const BridgesTask task = bridges.task(asked);
                         return smallest_k ? find_smallest_k(task, run) : solve_bridges(task, listener, run);
                       });
  }

  void require_can_save(const std::string& file) const override {
    require_can_render(file, limit.value_or(1));
  }

 private:
  SolverParameters method{this};
  ServerParameters server{this};
  Text proof{this, "proof", "DIR",
             "if there is no solution, write why into a folder: 'hamlet-check-proof DIR' checks it"};
  Flag smallest_k{this, "smallest-k",
                  "of a bridges puzzle: the least k for which it has a solution, with one"};
  BridgesParameters bridges{this};
  CountOrAll limit{this, "limit", "N", "how many solutions to find, or 'all' (default 1)"};

  path::Found find(const PathSheet& content, std::uint64_t most, const Run& run,
                   const path::Sink& show) const {
    if (!server.is_server())
      return path::find_paths(content.puzzle, method.path_solver(), most, content.labels(), run,
                              method.options(), show);
    if (method.are_given() || proof.is_given())
      throw InputError("backend", "`solver`, `order` and `proof` are for Hamlet's own methods");
    path::Found found = server.find(content, most, run);
    found.found_count = found.solutions.size();
    for (const Path& path : found.solutions) show(path);
    return found;
  }

  /// Writes the proof if there is no solution; nothing if none was asked for.
  std::optional<ProofFolder::Written> prove(const PathSheet& content, Verdict verdict, const Run& run) const {
    if (!proof.is_given()) return std::nullopt;
    if (verdict == Verdict::yes) return ProofFolder::Written{"no proof was written: there is a solution"};
    if (verdict == Verdict::unknown)
      return ProofFolder::Written{"no proof was written: the answer is unknown"};
    return ProofFolder(*proof).write(content, run);
  }

  Answer solve_path(const Sheet& asked, Listener& listener, const Run& run) const {
    const PathSheet& content = asked.path();
    if (proof.is_given()) {
      const ProofFolder folder(*proof);
      folder.require_usable();
      folder.require_provable(content);
    }
    const std::uint64_t wanted = limit.value_or(1);
    const Listener::Room room = listener.room_for(asked, run);
    const std::uint64_t most = std::min(wanted, room.most);
    const Stopwatch watch;
    path::Found found =
        find(content, most, run, [&](const Path& path) { listener.take(PathItem(asked, path)); });
    if (!found.all && found.found_count == most && most < wanted) found.why = room.why;
    const double seconds = watch.seconds();

    Answer answer{.verdict = verdict_of(found.answer)};
    answer.json = {{"answer", word_for(found.answer)}, {"paths", Json::array()}};
    add_how_found(found, seconds, answer.json);
    if (!found.certificate.empty()) answer.json["certificate"] = cells_json(content.board, found.certificate);
    say(sentence_of(found, wanted, seconds), answer);
    if (const auto written = prove(content, answer.verdict, run)) {
      answer.json["proof"] = written->files;
      answer.remarks.push_back(written->sentence);
    }
    return answer;
  }

  Answer solve_bridges(const BridgesTask& task, Listener& listener, const Run& run) const {
    const std::uint64_t wanted = limit.value_or(1);
    const Listener::Room room = listener.room_for(task.sheet(), run);
    const std::uint64_t most = std::min(wanted, room.most);
    const Stopwatch watch;
    bridges::Found found = bridges::find_nets(
        task.question, method.bridges_solver(), most, run,
        [&](const std::vector<Bridge>& net) { listener.take(NetItem(task.sheet(), net)); });
    if (!found.all && found.found_count == most && most < wanted) found.why = room.why;
    const double seconds = watch.seconds();

    Answer answer{.verdict = verdict_of(found.answer)};
    answer.json = {{"answer", word_for(found.answer)}, {"bridges", Json::array()}};
    add_how_found(found, seconds, answer.json);
    if (!found.certificate.empty()) answer.json["where"] = islands_json(task.puzzle(), found.certificate);
    say(sentence_of(found, wanted, seconds), answer);
    return answer;
  }

  /// "None" and "unknown" are results and go into the text; how a solution was found is a remark.
  static void say(std::string sentence, Answer& answer) {
    if (answer.verdict == Verdict::yes) {
      answer.remarks.push_back(std::move(sentence));
    } else {
      answer.text = std::move(sentence) + "\n";
    }
  }

  Answer find_smallest_k(const BridgesTask& task, const Run& run) const {
    if (bridges.has_k()) smallest_k.complain("`smallest-k` and `k` exclude each other");
    if (limit.value_or(1) != 1) smallest_k.complain("it shows one solution; `limit` is for a given k");
    if (method.bridges_solver().name != "engine")
      smallest_k.complain("the engine finds it; `solver` is for a given k");
    const Stopwatch watch;
    const bridges::SmallestK smallest = bridges::smallest_k(task.puzzle(), task.question.bounds.least, run);
    const Verdict verdict = verdict_of(smallest.answer);
    Answer answer{.verdict = verdict};
    answer.json = {{"answer", word_for(smallest.answer)}};
    if (verdict == Verdict::yes) answer.json["k"] = smallest.k;
    if (verdict == Verdict::unknown) answer.json["k_at_least"] = smallest.not_below;
    answer.json["bridges"] = Json::array();
    if (verdict == Verdict::yes) answer.json["bridges"].push_back(net_json(task.puzzle(), smallest.net));
    answer.json["method"] = "engine";
    answer.json["seconds"] = watch.seconds();
    answer.json["work"] = smallest.work;
    if (!smallest.why.empty()) answer.json["why"] = smallest.why;
    if (verdict == Verdict::yes) {
      Sheet sheet = with_solution(task.sheet(), smallest.net);
      sheet.bridges().puzzle = bridges::with_k(task.puzzle(), smallest.k);
      answer.sheets.push_back(std::move(sheet));
      answer.text = fmt::format("the smallest k is {} ({})\n", smallest.k, proved_by("engine"));
    } else if (verdict == Verdict::no) {
      answer.text = none_text("no k is enough: " + smallest.why, "engine") + "\n";
    } else {
      answer.text = fmt::format("unknown: k is at least {}; {}\n", smallest.not_below, smallest.why);
    }
    return answer;
  }
};

}  // namespace

extern const Operation solve_operation = {
    .name = "solve",
    .summary = "finds solutions of a path or bridges puzzle, or proves that there is none",
    .details =
        "Every solution is checked before it is shown. When a limit is reached first, the answer is unknown.",
    .examples = solve_examples,
    .prepare = prepared<Solve>,
};

}  // namespace hamlet::api
