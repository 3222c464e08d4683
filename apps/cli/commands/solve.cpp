#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/found_json.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/neo4j/backend_choice.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/proof_folder.hpp"
#include "cli/proved_by.hpp"
#include "cli/sheet_file.hpp"
#include "cli/solver_choice.hpp"
#include "cli/streamed_answer.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

// A drawing takes some hundred bytes a cell, and nobody looks at more.
constexpr Vertex most_cells_drawn = 1'000'000;

std::string sentence_of(const FindResult& result, std::uint64_t limit, double seconds) {
  const std::string steps = result.method.starts_with("neo4j-") ? "" : fmt::format("{} steps, ", result.work);
  const std::string how = fmt::format("{}{:.3f} s", steps, seconds);
  if (result.answer == Answer::none) return none_text(result.why, result.method);
  if (result.answer == Answer::unknown) return fmt::format("unknown: {} ({})", result.why, how);
  const char* const more = result.all                   ? "; there are no more"
                           : result.found_count < limit ? "; there may be more"
                                                        : "";
  std::string text = fmt::format("found {} by {} ({}){}", result.found_count, result.method, how, more);
  if (result.found_count < limit && !result.all) text += fmt::format(": {}", result.why);
  return text;
}

constexpr Example examples[] = {
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

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
  SolverChoice choice;
  BackendChoice backend;
  BridgesOptions bridges;
  std::string proof;
  bool no_drawing = false, smallest_k = false;
};

/// Writes the proof if there is something to prove; nothing if none was asked for.
std::optional<ProofFolder::Written> prove(const State& state, const PathSheet& content, Answer answer,
                                          const Run& run) {
  if (state.proof.empty()) return std::nullopt;
  if (answer == Answer::found) return ProofFolder::Written{"no proof was written: there is a solution"};
  if (answer == Answer::unknown) return ProofFolder::Written{"no proof was written: the answer is unknown"};
  return ProofFolder(state.proof).write(content, run);
}

/// By the server or the method that was chosen.
FindResult find(const State& state, const PathSheet& content, std::uint64_t limit, const Run& run,
                const PathSink& show) {
  if (!state.backend.is_server())
    return find_paths(content.puzzle, state.choice.solver(), limit, content.labels(), run,
                      state.choice.solver_options(), show);
  if (state.choice.is_given() || !state.proof.empty())
    throw InputError("--backend", "--solver, --order and --proof are for Hamlet's own methods");
  FindResult result = state.backend.find(content, limit, run);
  result.found_count = result.paths.size();
  for (const Path& path : result.paths) show(path);
  return result;
}

int solve_net(const State& state, Sheet sheet) {
  if (state.backend.is_server())
    throw InputError("--backend", "it is for path puzzles, and this is a bridges puzzle");
  if (!state.proof.empty())
    throw InputError(
        "--proof",
        "proofs are written for path puzzles; 'explain' shows why a bridges puzzle has no solution");
  const BridgesTask task = state.bridges.task(std::move(sheet), "solve");
  const std::string solver = state.choice.bridges_solver_name();
  const std::uint64_t limit = state.limits.limit();
  state.output.require_can_save(limit);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  if (!state.smallest_k) return solve_bridges(task, solver, limit, state.no_drawing, state.output, run);
  if (state.bridges.has_k()) throw InputError("--smallest-k", "--smallest-k and --k exclude each other");
  if (limit != 1) throw InputError("--smallest-k", "it shows one solution; --limit is for a given k");
  if (solver != "engine") throw InputError("--smallest-k", "the engine finds it; --solver is for a given k");
  return find_smallest_k(task, state.output, run);
}

int solve(const State& state) {
  const Sheet sheet = state.input.sheet();
  if (!sheet.is_path()) return solve_net(state, sheet);
  state.bridges.require_none();
  if (state.smallest_k)
    throw InputError("--smallest-k", "it is for bridges puzzles, and this is a path puzzle");
  const PathSheet& content = path_content(sheet, "solve");
  const std::uint64_t limit = state.limits.limit();
  state.output.require_can_save(limit);
  if (!state.proof.empty()) {
    const ProofFolder folder(state.proof);
    folder.require_usable();
    folder.require_provable(content);
  }
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());

  const bool draws = !state.output.json() && !state.output.to_file() && !state.no_drawing;
  const bool too_large = draws && content.board.size() > most_cells_drawn;
  StreamedAnswer answer("paths");
  ShownSheets shown(state.output, sheet);
  SheetFile file(state.output);
  const RoomInFile room(sheet, run.memory);
  const std::uint64_t most = state.output.to_file() ? std::min(limit, room.most) : limit;

  const Stopwatch watch;
  FindResult result = find(state, content, most, run, [&](const Path& path) {
    if (state.output.json()) answer.add(content.board, path);
    if (draws && !too_large) shown.add(path);
    if (state.output.to_file()) file.add(sheet_with(sheet, path));
  });
  if (!result.all && result.found_count == most && most < limit) result.why = room.why;
  const double seconds = watch.seconds();
  const auto proof = prove(state, content, result.answer, run);
  clear_progress();

  if (state.output.json()) {
    auto rest = found_json(result, content.board, seconds);
    if (proof) rest["proof"] = proof->files;
    answer.end(word_for(result.answer), rest);
  }

  const std::string sentence = sentence_of(result, limit, seconds);
  // That there is none is a result like a path; how one was found is talk, unless it is all that is shown.
  const bool elsewhere = (draws && !too_large) || state.output.to_file();
  if (state.output.json() || (elsewhere && result.answer == Answer::found)) {
    state.output.say(sentence);
  } else {
    print(sentence + "\n");
  }
  if (too_large && result.answer == Answer::found)
    state.output.say(fmt::format("{} cells are too many to draw here; '-o FILE' or '--json' saves the path",
                                 content.board.size()));
  if (proof) state.output.say(proof->sentence);
  if (!file.is_empty()) file.save();
  return exit_code(result.answer);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--proof", "DIR",
       "if there is no solution, write why into a folder: 'hamlet-check-proof DIR' checks it", &state->proof},
      {"--no-drawing", "", "say only what was found", &state->no_drawing},
      {"--smallest-k", "", "of a bridges puzzle: the least k for which it has a solution, with one",
       &state->smallest_k},
  };
  return {together({state->input.options(), state->choice.options(), state->backend.options(), own,
                    state->bridges.options(), state->limits.options(), state->output.options()}),
          [state] { return solve(*state); }};
}

}  // namespace

extern const Command solve_command = {
    .name = "solve",
    .summary = "finds solutions of a path or bridges puzzle, or proves that there is none",
    .details =
        "Every solution is checked before it is shown. When a limit is reached first, the answer is unknown.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
