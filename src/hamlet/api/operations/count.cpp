#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/count_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/sweep_file.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/neo4j/count_of_found.hpp"
#include "hamlet/solve/path/count/column_restriction.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/count/second_opinion.hpp"

namespace hamlet::api {

namespace {

constexpr Example count_examples[] = {
    {"hamlet count diplomatico:4x5", "144: a numbered grid and its reverse are two"},
    {"hamlet count knight:6x6 --closed", "9862 closed tours, whichever way they are walked"},
    {"hamlet count diplomatico:6x6 --per-start", "how many of the 8 250 272 begin at each cell"},
    {"hamlet count diplomatico:4x30 --columns", "the boards 4x1 to 4x30, as CSV"},
    {"hamlet count knight:8x8 --closed --verify", "counted twice, in different ways"},
    {"hamlet count puzzle.txt --at-least 2", "is it ambiguous?"},
    {"hamlet count diplomatico:5x5 --backend neo4j --server http://127.0.0.1:7474", "by a Neo4j server"},
};

/// A row of a table, reported as soon as it is counted: "columns,count".
class CountRow : public Item {
 public:
  CountRow(int columns, std::string count) : columns_(columns), count_(std::move(count)) {}
  std::string_view list() const override { return "columns"; }
  void append_json(std::string& out) const override {
    Json({{"columns", columns_}, {"count", count_}}).append_to(out);
  }
  void append_text(std::string& out) const override {
    out += fmt::format("{}{},{}\n", columns_ == 1 ? "columns,count\n" : "", columns_, count_);
  }

 private:
  int columns_;
  std::string count_;
};

Json total_json(const bridges::NetTotal& total) {
  const std::string number = total.nets.to_string();
  Json json = {{"count", number},
               {"exact", total.is_exact},
               {"directed", number},
               {"undirected", number},
               {"method", total.method},
               {"work", total.work},
               {"peak_states", total.peak_states}};
  if (!total.why.empty()) json["why"] = total.why;
  return json;
}

std::string total_text(const bridges::NetTotal& total) {
  return total.is_exact ? total.nets.to_string()
                        : fmt::format("unknown: at least {}; {}", total.nets.to_string(), total.why);
}

class CountSolutions : public PuzzleRequest {
 public:
  CountSolutions() {
    only_for(For::paths, {&per_start, &per_edge, &per_pair, &columns, &verify_it, &method, &sweep,
                          &show_sweep, &spill, &checkpoint, &checkpoint_every});
    only_for(For::bridges, {&per_k});
    for (Parameter* folder : std::initializer_list<Parameter*>{&spill, &checkpoint}) folder->is_local = true;
  }

  Answer answer(Listener& listener, const Run& run) override {
    require_together();
    const Sheet asked = sheet();
    require_for(asked);
    return asked.visit([&](const PathSheet& path) { return count_paths(path, listener, run); },
                       [&](const BridgesSheet&) { return count_nets(bridges.task(asked), run); });
  }

 private:
  Whole at_least{this, "at-least", "K", "stop at K: exit code 0 if there are so many, 1 if there are fewer",
                 1};
  Flag per_start{this, "per-start", "how many can begin at each cell"};
  Flag per_edge{this, "per-edge", "how many use each pair of neighbours"};
  Flag per_pair{this, "per-pair", "how many go from each cell to each other"};
  Flag columns{this, "columns", "count the board's first column, its first two, … : CSV, as it goes"};
  Flag per_k{this, "per-k", "of a bridges puzzle: how many for each k, as CSV"};
  Flag verify_it{this, "verify", "count a second time in another way, and compare"};
  Name method{this, "method", "NAME", "the method; without it, whichever suits", names_of<path::counters>};
  FileContent sweep{this, "sweep", "FILE", "the order in which a sweep leaves the cells behind"};
  Flag show_sweep{this, "show-sweep", "print the order that was used, as `sweep` reads it"};
  Text spill{this, "spill", "FOLDER", "where a sweep puts what does not fit `memory`"};
  Text checkpoint{this, "checkpoint", "FOLDER",
                  "save the sweep there from time to time, and go on from what is saved"};
  Decimal checkpoint_every{this, "checkpoint-every", "SECONDS", "how often (default 60)"};
  DirectionParameters direction{this};
  ServerParameters server{this};
  BridgesParameters bridges{this};

  std::uint64_t enough() const {
    return at_least.is_given() ? static_cast<std::uint64_t>(*at_least) : UINT64_MAX;
  }

  void require_together() const {
    direction.require_one();
    const bool in_detail = per_start || per_edge || per_pair;
    const int asked = per_start.is_given() + per_edge.is_given() + per_pair.is_given() + columns.is_given() +
                      at_least.is_given();
    if (asked > 1)
      throw InputError("count",
                       "`per-start`, `per-edge`, `per-pair`, `columns` and `at-least` exclude one another");
    if (columns && (verify_it || show_sweep || sweep.is_given() || checkpoint.is_given()))
      columns.complain("`verify`, `sweep`, `show-sweep` and `checkpoint` are for a single count");
    if (in_detail && checkpoint.is_given())
      checkpoint.complain("it is for a plain count; details keep every layer anyway");
    if (*method == "search" && (checkpoint.is_given() || spill.is_given() || sweep.is_given()))
      method.complain("`checkpoint`, `spill` and `sweep` are for a sweep, not for search");
    if (!checkpoint.is_given() && checkpoint_every.is_given())
      checkpoint_every.complain("it belongs to `checkpoint`");
    if (per_k && at_least.is_given()) per_k.complain("`per-k` and `at-least` exclude each other");
    if (per_k && bridges.has_k()) per_k.complain("`per-k` and `k` exclude each other");
  }

  /// Throws an InputError if an option is given that a server does not support.
  void require_for_server() const {
    if (per_start || per_edge || per_pair || columns || verify_it || show_sweep || at_least.is_given() ||
        method.is_given() || sweep.is_given() || spill.is_given() || checkpoint.is_given())
      throw InputError("backend",
                       "a server counts and does no more: other options are for Hamlet's own methods");
  }

  path::CountOptions options_for(const PathSheet& content, Listener& listener) const {
    path::CountOptions options{.method = *method, .labels = content.labels()};
    if (method.is_given()) path::counter_named(*method, "method");
    options.direction = direction.of(content.puzzle);
    options.enough = enough();
    if (sweep.is_given()) options.sweep = sweep_from_text(sweep.bytes(), content.board, sweep.called());
    if (spill.is_given()) options.places.spill_folder = existing_folder(*spill, "spill");
    if (checkpoint.is_given())
      options.places.checkpoint_folder = folder_or_nothing(*checkpoint, "checkpoint");
    if (checkpoint_every.is_given()) options.places.seconds_between_checkpoints = *checkpoint_every;
    options.places.on_saving = [&listener](bool is_saving) { listener.is_saving(is_saving); };
    options.places.on_save_failed = [&listener](const std::string& why) {
      listener.remark(why + "; counting goes on, what was saved before stays");
    };
    options.places.on_resume = [&listener](std::size_t step, std::size_t steps) {
      listener.remark(fmt::format("going on from the checkpoint: step {} of {}", step, steps));
    };
    options.on_prediction = [&listener](const path::SweepPrediction& prediction) {
      listener.remark(prediction_text(prediction));
    };
    return options;
  }

  /// Computes the requested count, and adds its details to the report.
  path::PathCount counted(const PathSheet& content, const path::CountOptions& options, const Run& run,
                          CountReport& report) const {
    const PathPuzzle& puzzle = content.puzzle;
    if (server.is_server()) return count_of_found(server.find(content, UINT64_MAX, run));
    if (per_start) {
      const path::PathsByCell result = path::paths_by_start(puzzle, options, run);
      for (Vertex v = 0; v < result.cells.size(); ++v) report.cells.push_back({v, result.cells[v]});
      return result.all;
    }
    if (per_edge) {
      const path::PathsByEdge result = path::paths_by_edge(puzzle, options, run);
      for (const auto& [edge, number] : result.edges) report.edges.push_back({edge.from, edge.to, number});
      return result.all;
    }
    if (per_pair) {
      const path::PathsByPair result = path::paths_by_pair(puzzle, options, run);
      for (Vertex a = 0; a < result.pairs.size(); ++a) {
        for (Vertex b = 0; b < result.pairs.size(); ++b) {
          if (!result.pairs[a][b].is_zero()) report.pairs.push_back({a, b, result.pairs[a][b]});
        }
      }
      return result.all;
    }
    return path::count_paths(puzzle, options, run);
  }

  Answer count_paths(const PathSheet& content, Listener& listener, const Run& run) const {
    if (server.is_server()) require_for_server();
    const path::CountOptions options = options_for(content, listener);
    try {
      return columns ? count_columns(content, options, listener, run) : count_once(content, options, run);
    } catch (TooLarge& refusal) {
      refusal.place_within(content.board.name().empty() ? "count" : content.board.name());
      throw;
    }
  }

  Answer count_once(const PathSheet& content, const path::CountOptions& options, const Run& run) const {
    const Stopwatch watch;
    CountReport report{.board = content.board,
                       .direction = options.direction,
                       .per_start = per_start.is_given(),
                       .per_edge = per_edge.is_given(),
                       .per_pair = per_pair.is_given(),
                       .closed = content.puzzle.closed,
                       .enough = options.enough};
    report.count = counted(content, options, run, report);
    if (verify_it && report.count.complete) add_second_opinion(report, content, options, run);
    report.seconds = watch.seconds();
    if (show_sweep && !report.count.sweep.empty())
      report.sweep = sweep_to_text(report.count.sweep, content.board);
    return {.verdict = report.verdict(), .json = report.json(), .text = report.text()};
  }

  static void add_second_opinion(CountReport& report, const PathSheet& content,
                                 const path::CountOptions& options, const Run& run) {
    const path::SecondOpinion opinion =
        second_opinion(report.count, content.puzzle, options, symmetries(content.board), run);
    require(!opinion.complete || opinion.agrees, "a second way of counting came to another number");
    report.verified = opinion.complete ? "by " + opinion.how : "";
    report.not_verified = opinion.complete ? "" : opinion.why_not;
  }

  Answer count_columns(const PathSheet& content, path::CountOptions options, Listener& listener,
                       const Run& run) const {
    const PathPuzzle& puzzle = content.puzzle;
    if (!content.board.has_cells() || puzzle.start || puzzle.end || !puzzle.clues.empty() ||
        !puzzle.diamonds.empty() || !puzzle.marks.empty())
      columns.complain("it is for boards with rows and columns, and without clues");
    const int last = path::last_column(content.board);
    options.on_prediction = {};
    Answer answer{.json = {{"columns", Json::array()}}};
    for (int upto = 1; upto <= last; ++upto) {
      const path::PathCount count =
          path::count_paths(path::restrict_to_columns(content.board, puzzle, upto), options, run);
      if (!count.complete) {
        answer.verdict = Verdict::unknown;
        answer.json["why"] = count.why;
        answer.remarks.push_back(fmt::format("unknown from column {} on: {}", upto, count.why));
        return answer;
      }
      if (!listener.take(CountRow(upto, count.number(options.direction).to_string()))) break;
    }
    return answer;
  }

  Answer count_nets(const BridgesTask& task, const Run& run) const {
    const Stopwatch watch;
    if (per_k) return count_for_each(task, run);
    const bridges::NetTotal total = bridges::count_nets(task.question, enough(), run);
    const bool is_enough = total.nets >= Count(enough());
    Answer answer{.verdict = total.is_exact ? Verdict::yes : Verdict::unknown, .json = total_json(total)};
    if (at_least.is_given())
      answer.verdict = is_enough ? Verdict::yes : total.is_exact ? Verdict::no : Verdict::unknown;
    answer.json["seconds"] = watch.seconds();
    answer.text =
        (is_enough && !total.is_exact ? "at least " + total.nets.to_string() : total_text(total)) + "\n";
    answer.remarks.push_back(fmt::format("by {}, {:.3f} s", total.method, watch.seconds()));
    return answer;
  }

  static Answer count_for_each(const BridgesTask& task, const Run& run) {
    const Stopwatch watch;
    Answer answer{.json = {{"per_k", Json::array()}}, .text = "k,count\n"};
    for (const auto& [k, total] : bridges::count_for_each_k(task.puzzle(), task.question.bounds.least, run)) {
      if (!total.is_exact) answer.verdict = Verdict::unknown;
      Json entry = total_json(total);
      entry["k"] = k;
      answer.json["per_k"].push_back(std::move(entry));
      answer.text += fmt::format("{},{}\n", k, total.is_exact ? total.nets.to_string() : "unknown");
      if (!total.is_exact) answer.remarks.push_back(fmt::format("k = {}: {}", k, total_text(total)));
    }
    answer.json["seconds"] = watch.seconds();
    return answer;
  }
};

}  // namespace

extern const Operation count_operation = {
    .name = "count",
    .summary = "counts the solutions of a path or bridges puzzle, exactly",
    .details =
        "Open paths are counted directed, closed tours undirected, unless an option says otherwise; a closed "
        "tour with numbers inside or one-way moves is counted directed, too. Boards are counted by a sweep "
        "that never lists the solutions, puzzles with numbers inside by search. Before a sweep its states, "
        "memory and time are predicted on standard error; what would not fit is refused. Exit code 0 if "
        "counted, 3 if a limit was reached first.",
    .examples = count_examples,
    .saves = Saves::nothing,
    .saved_as = "a number is printed, not drawn or saved",
    .prepare = prepared<CountSolutions>,
};

}  // namespace hamlet::api
