#include "hamlet/analyse/learning/learning.hpp"

#include <fmt/format.h>

#include "hamlet/analyse/learning/blocked_board.hpp"
#include "hamlet/analyse/learning/lesson_parts.hpp"
#include "hamlet/base/plural.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

// Fewer boards say nothing: each fold would have two or three.
constexpr std::size_t fewest_for_a_model = 50;

struct Tally {
  std::int64_t boards = 0, refuted = 0, none = 0, found = 0, unknown = 0;

  void add(const BoardTrial& trial) {
    ++boards;
    const Answer truth = trial.truth();
    ++(trial.refuted ? refuted : truth == Answer::none ? none : truth == Answer::found ? found : unknown);
  }
};

ReportTable table_of(std::span<const BoardTrial> trials, const LearningOptions& options) {
  ReportTable table{
      .title = fmt::format("The boards: {}, cells blocked at random, {}", number_of(trials.size(), "board"),
                           options.closed ? "closed tours" : "open paths with free ends"),
      .columns = {"board", "blocked, at most", "boards", "refuted at once", "none, by search", "solvable",
                  "unknown"},
      .note = fmt::format("Each method had {} s. What nobody answered in this time is left out below.",
                          options.seconds_each)};
  for (const auto& [name, most] : options.boards) {
    Tally tally;
    for (const BoardTrial& trial : trials) {
      if (trial.board.name() == name) tally.add(trial);
    }
    table.rows.push_back(
        {name, percent(most), tally.boards, tally.refuted, tally.none, tally.found, tally.unknown});
  }
  return table;
}

ExperimentReport report_on(std::span<const BoardTrial> trials, const LearningOptions& options,
                           std::uint64_t seed) {
  ExperimentReport report;
  report.tables.push_back(table_of(trials, options));
  Trials known;
  for (const BoardTrial& trial : trials) {
    if (trial.truth() != Answer::unknown) known.push_back(&trial);
  }
  const Trials open = left_open(known);
  if (open.size() < fewest_for_a_model) {
    report.claims.push_back({"solvability and the fastest method can be learnt", false,
                             fmt::format("the refuters leave only {} open, and a model needs {}",
                                         number_of(open.size(), "board"), fewest_for_a_model),
                             false});
    return report;
  }
  Rng rng(seed);
  report_solvability(known, rng, report);
  report_methods(open, rng, report);
  return report;
}

}  // namespace

std::vector<BoardToBlock> boards_to_learn_from() {
  return {{"diplomatico:6x6", 0.4},    {"diplomatico:8x8", 0.4}, {"diplomatico:12x12", 0.35},
          {"diplomatico:20x20", 0.25}, {"knight:8x8", 0.25},     {"knight:12x12", 0.15},
          {"king:8x8", 0.5},           {"king:16x16", 0.5},      {"square:8x8", 0.15},
          {"square:16x16", 0.06},      {"hex:10x10", 0.35},      {"hex:6", 0.35}};
}

Lesson learn(const LearningOptions& options, const Run& run) {
  Lesson lesson;
  Rng rng(run.seed);
  std::vector<Board> wholes;
  for (const BoardToBlock& board : options.boards) wholes.push_back(make_board({.name = board.name}));
  for (std::size_t i = 0; i < options.count; ++i) {
    const std::size_t which = i % wholes.size();
    const Board board = randomly_blocked(wholes[which], options.boards[which].most_share, rng);
    auto trial = try_methods(board, options.closed, options.seconds_each, run);
    if (!trial) break;
    lesson.trials.push_back(*std::move(trial));
    run.report({"trying the methods", i + 1, share(i + 1, options.count)});
  }
  lesson.report = report_on(lesson.trials, options, run.seed);
  lesson.report.complete = lesson.trials.size() == options.count;
  return lesson;
}

}  // namespace hamlet
