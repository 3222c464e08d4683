#include "hamlet/analyse/learning/solvability_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "hamlet/analyse/learning/cross_validation.hpp"
#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/analyse/learning/scoreboard.hpp"
#include "hamlet/base/text/plural.hpp"

namespace hamlet {

namespace {

enum Judge : std::size_t { base_rate, refuters, model, refuters_and_model, judges };

constexpr const char* names[judges] = {"the more frequent answer", "the refuters, who let all others pass",
                                       "a model of all boards",
                                       "the refuters, then a model of what they leave open"};

bool is_solvable(const BoardTrial* trial) { return trial->truth() == path::Found::Answer::found; }

bool most_are_solvable(const Trials& trials) {
  return 2 * static_cast<std::size_t>(std::ranges::count_if(trials, is_solvable)) >= trials.size();
}

std::vector<Labelled> labelled(const Trials& trials) {
  std::vector<Labelled> examples;
  for (const BoardTrial* trial : trials) examples.push_back({trial->features, is_solvable(trial)});
  return examples;
}

struct Judged {
  Scoreboard all{judges}, open{judges};
};

Judged judge(const Trials& known, const Trials& open, Rng& rng, const Run& run) {
  const auto by_all = held_out_chances(labelled(known), random_folds(known.size(), trial_folds, rng), run),
             by_open = held_out_chances(labelled(open), random_folds(open.size(), trial_folds, rng), run);
  const bool usual = most_are_solvable(known), usual_open = most_are_solvable(open);
  Judged judged;
  std::size_t seen_open = 0;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const bool truth = is_solvable(known[i]), passes = !known[i]->refuted, by_model = by_all[i] > 0.5;
    if (seen_open == open.size() || open[seen_open] != known[i]) {
      judged.all.add({usual, passes, by_model, passes}, truth);
      continue;
    }
    const bool by_second_model = by_open[seen_open++] > 0.5;
    judged.all.add({usual, passes, by_model, by_second_model}, truth);
    judged.open.add({usual_open, passes, by_model, by_second_model}, truth);
  }
  return judged;
}

ReportTable table_of(const Judged& judged) {
  ReportTable table{
      .title = "Is there a solution? Right answers, each board judged by models that have not seen it",
      .columns = {"judged by", "all boards", "boards that the refuters leave open"}};
  for (std::size_t i = 0; i < judges; ++i)
    table.rows.push_back(
        {names[i], percentage(judged.all.share_right(i)), percentage(judged.open.share_right(i))});
  return table;
}

std::string signed_weight(double weight) { return fmt::format("{:+.2f}", weight); }

/// Lists features by weight, greatest first.
ReportTable table_of(const LogisticModel& all, const LogisticModel& open) {
  ReportTable table{
      .title = "The models: what speaks for a solution (weights of features in standard deviations)",
      .columns = {"feature", "meaning", "all boards", "left open"},
      .rows = {{"intercept", "", signed_weight(all.intercept()), signed_weight(open.intercept())}}};
  std::vector<std::size_t> order(graph_features().size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return std::abs(all.weights()[i]); });
  for (const std::size_t i : order) {
    const auto& [name, meaning] = graph_features()[i];
    table.rows.push_back({std::string(name), std::string(meaning), signed_weight(all.weights()[i]),
                          signed_weight(open.weights()[i])});
  }
  return table;
}

}  // namespace

void report_solvability(const Trials& known, Rng& rng, ExperimentReport& report, const Run& run) {
  const Trials open = left_open(known);
  const Judged judged = judge(known, open, rng, run);
  if (run.must_end()) return;
  const auto right = [&](Judge who) { return percentage(judged.all.share_right(who)); };
  report.tables.push_back(table_of(judged));
  report.tables.push_back(table_of(LogisticModel::fit(labelled(known)), LogisticModel::fit(labelled(open))));
  report.claims.push_back(
      {"whether a board has a solution can be learnt from its graph", judged.all.is_better(model, base_rate),
       fmt::format("{} right, against {} by the more frequent answer", right(model), right(base_rate)), true,
       ClaimSort::addition});
  report.claims.push_back(
      {"a model knows more than the refuters", judged.all.is_better(refuters_and_model, refuters),
       fmt::format("{} right with it, {} without; it corrects {} and spoils {}. What refuters say is proved, "
                   "what a model says is not, so it decides nothing",
                   right(refuters_and_model), right(refuters),
                   number_of(judged.all.only(refuters_and_model, refuters), "board"),
                   judged.all.only(refuters, refuters_and_model)),
       true, ClaimSort::addition});
}

}  // namespace hamlet
