#include "hamlet/analyse/learning/learning.hpp"

#include <fmt/format.h>

#include "hamlet/analyse/learning/blocked_board.hpp"
#include "hamlet/analyse/learning/method_report.hpp"
#include "hamlet/analyse/learning/solvability_report.hpp"
#include "hamlet/base/text/plural.hpp"

namespace hamlet {

namespace {

using Answer = path::Found::Answer;

// Fewer boards are not enough: each fold would have two or three.
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
      if (trial.board.name == name) tally.add(trial);
    }
    table.rows.push_back(
        {name, percentage(most), tally.boards, tally.refuted, tally.none, tally.found, tally.unknown});
  }
  return table;
}

Trials with_known_truth(std::span<const BoardTrial> trials) {
  Trials known;
  for (const BoardTrial& trial : trials) {
    if (trial.truth() != Answer::unknown) known.push_back(&trial);
  }
  return known;
}

Trials answered_by_a_method(Trials trials) {
  std::erase_if(trials, [](const BoardTrial* trial) { return !trial->fastest(); });
  return trials;
}

}  // namespace

std::vector<BoardToBlock> boards_to_learn_from() {
  return {{"diplomatico:6x6", 0.4},    {"diplomatico:8x8", 0.4}, {"diplomatico:12x12", 0.35},
          {"diplomatico:20x20", 0.25}, {"knight:8x8", 0.25},     {"knight:12x12", 0.15},
          {"king:8x8", 0.5},           {"king:16x16", 0.5},      {"square:8x8", 0.15},
          {"square:16x16", 0.06},      {"hex:10x10", 0.35},      {"hex:6", 0.35}};
}

std::vector<BoardTrial> draw_trials(const LearningOptions& options, const Run& run) {
  std::vector<BoardTrial> trials;
  Rng rng(run.seed);
  std::vector<Board> wholes;
  for (const BoardToBlock& board : options.boards) wholes.push_back(make_board({.name = board.name}));
  for (std::size_t i = 0; i < options.count; ++i) {
    const std::size_t which = i % wholes.size();
    const Board board = randomly_blocked(wholes[which], options.boards[which].most_share, rng);
    auto trial = try_methods(board, options.closed, options.seconds_each, run);
    if (!trial) break;
    trials.push_back(*std::move(trial));
    run.report(
        {"trying the methods", i + 1, static_cast<double>(i + 1) / static_cast<double>(options.count)});
  }
  return trials;
}

ExperimentReport learn(std::span<const BoardTrial> trials, const LearningOptions& options, const Run& run) {
  ExperimentReport report;
  report.tables.push_back(table_of(trials, options));
  report.complete = false;
  const Trials known = with_known_truth(trials), distinct = unlike(known), open = left_open(distinct);
  report.tables[0].note += fmt::format(
      " Boards of one kind with the same features, as a rule the same or mirrored, count once there: {} of "
      "{}.",
      distinct.size(), known.size());
  if (run.must_end()) return report;
  const Trials answered = answered_by_a_method(open);
  if (answered.size() < fewest_for_a_model) {
    report.claims.push_back(
        {"solvability and the fastest method can be learnt", false,
         fmt::format("of the boards that the refuters leave open {} could be answered, and a "
                     "model needs {}",
                     answered.size(), fewest_for_a_model),
         false, ClaimSort::addition});
  } else {
    Rng rng(run.seed);
    report_solvability(distinct, rng, report, run);
    report_methods(answered, rng, report, run);
  }
  report.complete = !run.must_end();
  return report;
}

}  // namespace hamlet
