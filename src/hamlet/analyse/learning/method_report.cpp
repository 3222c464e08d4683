#include "hamlet/analyse/learning/method_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "hamlet/analyse/learning/cross_validation.hpp"
#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/analyse/learning/method_order.hpp"
#include "hamlet/analyse/learning/moments.hpp"

namespace hamlet {

namespace {

/// For each board, the methods in the order of their chance to be fastest, by models that have not seen the
/// board.
std::vector<MethodOrder> learnt_orders(const Trials& open, std::size_t features,
                                       const std::vector<std::size_t>& fold_of, const Run& run) {
  const std::size_t methods = tried_methods().size();
  std::vector<std::vector<double>> chances;
  for (std::size_t method = 0; method < methods; ++method) {
    std::vector<Labelled> examples;
    for (const BoardTrial* trial : open)
      examples.push_back({std::span(trial->features).first(features), trial->fastest() == method});
    chances.push_back(held_out_chances(examples, fold_of, run));
  }
  std::vector<MethodOrder> orders;
  for (std::size_t i = 0; i < open.size(); ++i) {
    MethodOrder& order = orders.emplace_back(methods);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t method) { return chances[method][i]; });
  }
  return orders;
}

/// For each board, the order that is best for the boards of the other folds.
std::vector<MethodOrder> fixed_orders(const Trials& open, const std::vector<std::size_t>& fold_of) {
  std::vector<MethodOrder> of_fold;
  for (std::size_t fold = 0; fold < trial_folds; ++fold) {
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

/// The same orders, but if a model expects no solution, methods that cannot prove this come last.
std::vector<MethodOrder> with_finders_last(std::vector<MethodOrder> orders, const Trials& open,
                                           std::size_t features, const std::vector<std::size_t>& fold_of,
                                           const Run& run) {
  std::vector<Labelled> examples;
  for (const BoardTrial* trial : open)
    examples.push_back(
        {std::span(trial->features).first(features), trial->truth() == path::Found::Answer::found});
  const std::vector<double> chances = held_out_chances(examples, fold_of, run);
  const auto decides = [](std::size_t method) {
    return path::solver_named(tried_methods()[method], "learn").power != Power::finds;
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (chances[i] < 0.5) std::ranges::stable_partition(orders[i], decides);
  }
  return orders;
}

using Seconds = std::function<double(const BoardTrial&)>;

/// The results if each board uses its order of methods.
struct Course {
  std::string name;
  std::vector<double> milliseconds = {};  // for each board
  double first_is_fastest = 0;            // share of the boards

  Moments moments() const { return moments_of(milliseconds); }
};

Course course(std::string name, const Trials& open, const std::vector<MethodOrder>& orders,
              const Seconds& to_choose) {
  Course course{.name = std::move(name)};
  for (std::size_t i = 0; i < open.size(); ++i) {
    course.milliseconds.push_back(1000 * (to_choose(*open[i]) + seconds_in_turn(orders[i], *open[i])));
    const bool is_hit = orders[i].front() == open[i]->fastest();
    course.first_is_fastest += is_hit ? 1 / static_cast<double>(open.size()) : 0;
  }
  return course;
}

/// The mean time that one course saves against another on the same boards, with its standard error.
struct Saving {
  double mean, standard_error;

  Saving(const Course& by, const Course& against) {
    std::vector<double> differences;
    for (std::size_t i = 0; i < by.milliseconds.size(); ++i)
      differences.push_back(against.milliseconds[i] - by.milliseconds[i]);
    const Moments moments = moments_of(differences);
    mean = moments.mean;
    standard_error = moments.spread / std::sqrt(static_cast<double>(differences.size()));
  }
  bool is_real() const { return mean > 2 * standard_error; }
};

double mean_milliseconds(const Trials& open, const Seconds& seconds) {
  double total = 0;
  for (const BoardTrial* trial : open) total += seconds(*trial);
  return 1000 * total / static_cast<double>(open.size());
}

std::string in_milliseconds(double milliseconds) { return fmt::format("{:.3f}", milliseconds); }

double share(std::size_t part, std::size_t whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

ReportTable table_of_methods(const Trials& open) {
  ReportTable table{.title = "The methods by themselves, on boards that the refuters leave open",
                    .columns = {"method", "answered", "was the fastest", "milliseconds, mean"}};
  for (std::size_t method = 0; method < tried_methods().size(); ++method) {
    std::size_t answered = 0, first = 0;
    for (const BoardTrial* trial : open) {
      answered += trial->methods[method].has_answer() ? 1 : 0;
      first += trial->fastest() == method ? 1 : 0;
    }
    table.rows.push_back({std::string(tried_methods()[method]), percentage(share(answered, open.size())),
                          percentage(share(first, open.size())),
                          in_milliseconds(mean_milliseconds(open, [&](const BoardTrial& trial) {
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

/// One order for all boards, then three ways to choose an order by models.
std::vector<Course> courses_of(const Trials& open, Rng& rng, const Run& run) {
  const std::vector<std::size_t> fold_of = random_folds(open.size(), trial_folds, rng);
  const std::size_t all = graph_features().size(), plain = all - centrality_feature_count;
  const Seconds none = [](const BoardTrial&) { return 0.0; },
                of_plain = [](const BoardTrial&trial) { return trial.plain_seconds; },
                of_all = [](const BoardTrial&trial) {
                  return trial.plain_seconds + trial.centrality_seconds;
                };
  const std::vector<MethodOrder> fixed = fixed_orders(open, fold_of);
  return {course(fmt::format("one order for all, mostly {}", names_of(best_order(open))), open, fixed, none),
          course("by models of all features", open, learnt_orders(open, all, fold_of, run), of_all),
          course("by models without centralities", open, learnt_orders(open, plain, fold_of, run), of_plain),
          course("one order, but methods that cannot prove come last if a model expects no solution", open,
                 with_finders_last(fixed, open, plain, fold_of, run), of_plain)};
}

/// Reproduced if one of the models saves more than two standard errors.
Claim claim_of_savings(std::span<const Course> courses) {
  Claim claim{.claim = "choosing the method by a model saves time against one order for all",
              .found = "saved of a board's time, with the standard error",
              .sort = ClaimSort::addition};
  for (const Course& way : courses.subspan(1)) {
    const Saving saving(way, courses[0]);
    claim.reproduced |= saving.is_real();
    claim.found += fmt::format("; {}: {:+.3f} ± {:.3f} ms", way.name, saving.mean, saving.standard_error);
  }
  return claim;
}

}  // namespace

void report_methods(const Trials& open, Rng& rng, ExperimentReport& report, const Run& run) {
  const std::vector<Course> courses = courses_of(open, rng, run);
  if (run.must_end()) return;
  report.tables.push_back(table_of_methods(open));
  ReportTable table{.title = "Which method first? On the same boards",
                    .columns = {"methods in turn", "milliseconds, mean", "the first is the fastest"}};
  for (const Course& way : courses)
    table.rows.push_back({way.name, in_milliseconds(way.moments().mean), percentage(way.first_is_fastest)});
  const double at_best = mean_milliseconds(
      open, [](const BoardTrial& trial) { return trial.methods[*trial.fastest()].seconds; });
  const double by_refuters =
      mean_milliseconds(open, [](const BoardTrial& trial) { return trial.refuter_seconds; });
  const double by_portfolio =
      mean_milliseconds(open, [](const BoardTrial& trial) { return trial.portfolio.seconds; });
  table.rows.push_back(
      {"always the fastest, known only in hindsight", in_milliseconds(at_best), percentage(1)});
  table.rows.push_back(
      {"the portfolio as it is, measured, with its refuters", in_milliseconds(by_portfolio), ""});
  table.note =
      "Methods in turn get 1 ms each, then 4, 16, … until one answers: reckoned from the time that each took "
      "by itself, and with the time for the features. The order for all is the one that was best on other "
      "boards.";
  report.tables.push_back(std::move(table));
  report.claims.push_back(claim_of_savings(courses));
  const double in_order = by_refuters + courses[0].moments().mean;
  report.claims.push_back({"the portfolio is within twice the time of the best order",
                           by_portfolio < 2 * in_order,
                           fmt::format("{} ms a board, {} ms by refuters and one order",
                                       in_milliseconds(by_portfolio), in_milliseconds(in_order)),
                           true, ClaimSort::addition});
}

}  // namespace hamlet
