#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "hamlet/analyse/learning/cross_validation.hpp"
#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/analyse/learning/lesson_parts.hpp"
#include "hamlet/analyse/learning/method_order.hpp"

namespace hamlet {

namespace {

// A gain that a second measurement would not take back.
constexpr double worth_having = 0.9;

/// The methods by the chance that each is first, of each board by models that have not seen it.
std::vector<MethodOrder> learnt_orders(const Trials& open, std::size_t features,
                                       const std::vector<std::size_t>& fold_of) {
  const std::size_t methods = tried_methods().size();
  std::vector<std::vector<double>> chances;
  for (std::size_t method = 0; method < methods; ++method) {
    std::vector<Labelled> examples;
    for (const BoardTrial* trial : open)
      examples.push_back({std::span(trial->features).first(features), trial->fastest() == method});
    chances.push_back(unseen_chances(examples, fold_of));
  }
  std::vector<MethodOrder> orders;
  for (std::size_t i = 0; i < open.size(); ++i) {
    MethodOrder& order = orders.emplace_back(methods);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t method) { return chances[method][i]; });
  }
  return orders;
}

/// Of each board the order that was best for the boards of other folds.
std::vector<MethodOrder> fixed_orders(const Trials& open, const std::vector<std::size_t>& fold_of) {
  std::vector<MethodOrder> of_fold;
  for (std::size_t fold = 0; fold < folds; ++fold) {
    Trials others;
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (fold_of[i] != fold) others.push_back(open[i]);
    }
    of_fold.push_back(best_order(others));
  }
  std::vector<MethodOrder> orders;
  for (const std::size_t fold : fold_of) orders.push_back(of_fold[fold]);
  return orders;
}

/// The same, but methods that cannot prove that there is no solution come last where a model expects none.
std::vector<MethodOrder> with_finders_last(std::vector<MethodOrder> orders, const Trials& open,
                                           std::size_t features, const std::vector<std::size_t>& fold_of) {
  std::vector<Labelled> examples;
  for (const BoardTrial* trial : open)
    examples.push_back(
        {std::span(trial->features).first(features), trial->truth() == FindResult::Answer::found});
  const std::vector<double> chances = unseen_chances(examples, fold_of);
  const auto decides = [](std::size_t method) {
    return path_solver(tried_methods()[method], "learn").power != Power::finds;
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (chances[i] < 0.5) std::ranges::stable_partition(orders[i], decides);
  }
  return orders;
}

/// How the boards fare if each has its order.
struct Course {
  std::string name;
  double milliseconds = 0;      // a board
  double first_is_fastest = 0;  // share of the boards
};

Course course(std::string name, const Trials& open, const std::vector<MethodOrder>& orders,
              const std::function<double(const BoardTrial&)>& seconds_to_choose) {
  double seconds = 0;
  std::size_t hits = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    seconds += seconds_to_choose(*open[i]) + seconds_in_turn(orders[i], *open[i]);
    hits += orders[i].front() == open[i]->fastest() ? 1 : 0;
  }
  return {std::move(name), 1000 * seconds / static_cast<double>(open.size()), share(hits, open.size())};
}

template <class F>
double mean_milliseconds(const Trials& open, F seconds) {
  double total = 0;
  for (const BoardTrial* trial : open) total += seconds(*trial);
  return 1000 * total / static_cast<double>(open.size());
}

std::string rounded(double milliseconds) { return fmt::format("{:.3f}", milliseconds); }

ReportTable table_of_methods(const Trials& open) {
  ReportTable table{.title = "The methods by themselves, on boards that the refuters leave open",
                    .columns = {"method", "answered", "was the fastest", "milliseconds, mean"}};
  for (std::size_t method = 0; method < tried_methods().size(); ++method) {
    std::size_t answered = 0, first = 0;
    for (const BoardTrial* trial : open) {
      answered += trial->methods[method].has_answer() ? 1 : 0;
      first += trial->fastest() == method ? 1 : 0;
    }
    table.rows.push_back({std::string(tried_methods()[method]), percent(share(answered, open.size())),
                          percent(share(first, open.size())),
                          rounded(mean_milliseconds(open, [&](const BoardTrial& trial) {
                            return trial.methods[method].seconds;
                          }))});
  }
  return table;
}

std::string names_of(const MethodOrder& order) {
  std::vector<std::string_view> names;
  for (const std::size_t method : order) names.push_back(tried_methods()[method]);
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

void report_methods(const Trials& open, Rng& rng, ExperimentReport& report) {
  const std::vector<std::size_t> fold_of = random_folds(open.size(), folds, rng);
  const std::size_t all_features = graph_features().size(), plain = all_features - centrality_feature_count;
  const Course fixed = course("one order for all: " + names_of(best_order(open)), open,
                              fixed_orders(open, fold_of), [](const BoardTrial&) { return 0.0; });
  const Course by_all =
      course("by models of all features", open, learnt_orders(open, all_features, fold_of),
             [](const BoardTrial& trial) { return trial.plain_seconds + trial.centrality_seconds; });
  const Course by_plain = course("by models without centralities", open, learnt_orders(open, plain, fold_of),
                                 [](const BoardTrial& trial) { return trial.plain_seconds; });
  const Course by_answer = course("that order, but who only finds comes last where a model expects none",
                                  open, with_finders_last(fixed_orders(open, fold_of), open, plain, fold_of),
                                  [](const BoardTrial& trial) { return trial.plain_seconds; });
  const double at_best = mean_milliseconds(
      open, [](const BoardTrial& trial) { return trial.methods[*trial.fastest()].seconds; });
  const double by_portfolio =
      mean_milliseconds(open, [](const BoardTrial& trial) { return trial.portfolio.seconds; });

  report.tables.push_back(table_of_methods(open));
  ReportTable table{.title = "Which method first? On the same boards",
                    .columns = {"methods in turn", "milliseconds, mean", "the first is the fastest"}};
  const Course ways[] = {fixed, by_all, by_plain, by_answer};
  for (const Course& way : ways)
    table.rows.push_back({way.name, rounded(way.milliseconds), percent(way.first_is_fastest)});
  table.rows.push_back({"always the fastest, as if one knew", rounded(at_best), percent(1)});
  table.rows.push_back({"the portfolio as it is, measured, with its refuters", rounded(by_portfolio), ""});
  table.note =
      "Methods in turn get 1 ms each, then 4, 16, … until one answers: reckoned from the time that each took "
      "by "
      "itself, and with the time for the features. The order for all is the one that was best on other "
      "boards.";
  report.tables.push_back(std::move(table));

  const Course& learnt = *std::ranges::min_element(ways + 1, std::end(ways), {}, &Course::milliseconds);
  report.claims.push_back(
      {"choosing the method by a model saves time against one order for all",
       learnt.milliseconds < worth_having * fixed.milliseconds,
       fmt::format("{} ms a board at best ({}), {} ms by one order", rounded(learnt.milliseconds),
                   learnt.name, rounded(fixed.milliseconds))});
  report.claims.push_back(
      {"the portfolio is within twice the time of the best order", by_portfolio < 2 * fixed.milliseconds,
       fmt::format("{} ms a board, {} ms by one order", rounded(by_portfolio), rounded(fixed.milliseconds))});
}

}  // namespace hamlet
