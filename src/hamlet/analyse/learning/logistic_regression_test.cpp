#include "hamlet/analyse/learning/logistic_regression.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "hamlet/analyse/learning/cross_validation.hpp"
#include "hamlet/analyse/learning/moments.hpp"

namespace hamlet {
namespace {

double uniform(Rng& rng) { return static_cast<double>(rng.below(1'000'001)) / 1e6; }

/// Random points, each with the property with probability 1 / (1 + e^-(a + b x + c y)).
struct Sample {
  std::vector<std::vector<double>> points;
  std::vector<bool> is_so;

  Sample(std::size_t count, double a, double b, double c, Rng& rng) {
    for (std::size_t i = 0; i < count; ++i) {
      const double x = 4 * uniform(rng) - 2, y = 20 * uniform(rng);
      points.push_back({x, y});
      is_so.push_back(uniform(rng) < 1 / (1 + std::exp(-(a + b * x + c * y))));
    }
  }
  std::vector<Labelled> labelled() const {
    std::vector<Labelled> examples;
    for (std::size_t i = 0; i < points.size(); ++i) examples.push_back({points[i], is_so[i]});
    return examples;
  }
};

TEST(Moments, OfNumbersThatCanBeReckonedByHand) {
  const double values[] = {1, 1, 1, 5};
  const Moments moments = moments_of(values);
  EXPECT_DOUBLE_EQ(moments.mean, 2);
  EXPECT_DOUBLE_EQ(moments.spread, std::sqrt(3.0));
  EXPECT_NEAR(moments.skewness, 6 / (3 * std::sqrt(3.0)), 1e-12);
  EXPECT_DOUBLE_EQ(moments.relative_spread(), std::sqrt(3.0) / 2);
}

TEST(Moments, EqualNumbersHaveNoSpread) {
  const std::vector<double> values(7, 0.1);
  EXPECT_EQ(moments_of(values).spread, 0);
  EXPECT_EQ(moments_of(values).skewness, 0);
  EXPECT_EQ(moments_of({}).mean, 0);
}

TEST(LogisticModel, FindsTheChancesThatMadeTheData) {
  Rng rng(1);
  const Sample sample(20'000, -1.5, 1.2, 0.15, rng);
  const LogisticModel model = LogisticModel::fit(sample.labelled());
  for (const auto& [x, y] : {std::pair(-1.0, 2.0), {0.0, 10.0}, {1.5, 3.0}}) {
    const double at[] = {x, y};
    EXPECT_NEAR(model.chance(at), 1 / (1 + std::exp(-(-1.5 + 1.2 * x + 0.15 * y))), 0.02) << x << ' ' << y;
  }
}

TEST(LogisticModel, WeighsAFeatureThatSaysMoreMoreWhateverItsUnit) {
  Rng rng(2);
  const Sample sample(5'000, 0, 2, 0, rng);
  const LogisticModel model = LogisticModel::fit(sample.labelled());
  EXPECT_GT(model.weights()[0], 10 * std::abs(model.weights()[1]));
}

TEST(LogisticModel, StaysFiniteWhereTheSidesAreToldApartWithoutError) {
  const std::vector<std::vector<double>> points = {{1}, {2}, {3}, {4}};
  const LogisticModel model =
      LogisticModel::fit({{points[0], false}, {points[1], false}, {points[2], true}, {points[3], true}});
  EXPECT_LT(std::abs(model.weights()[0]), 10);
  EXPECT_LT(model.chance(points[1]), 0.5);
  EXPECT_GT(model.chance(points[2]), 0.5);
}

TEST(LogisticModel, LearnsNothingFromAFeatureThatNeverChanges) {
  const std::vector<double> same = {7};
  const LogisticModel model = LogisticModel::fit({{same, true}, {same, true}, {same, true}, {same, false}});
  EXPECT_NEAR(model.chance(same), 0.75, 1e-6);
  EXPECT_NEAR(model.weights()[0], 0, 1e-12);
}

TEST(LogisticModel, IsSureOfWhatIsAlwaysSo) {
  const std::vector<std::vector<double>> points = {{1}, {2}, {3}};
  const LogisticModel model = LogisticModel::fit({{points[0], true}, {points[1], true}, {points[2], true}});
  const double elsewhere[] = {9};
  EXPECT_GT(model.chance(elsewhere), 0.99);
}

TEST(CrossValidation, FoldsAreAsEqualAsTheyCanBe) {
  Rng rng(3);
  const std::vector<std::size_t> fold_of = random_folds(103, 10, rng);
  std::vector<int> size(10, 0);
  for (const std::size_t fold : fold_of) ++size[fold];
  for (const int boards : size) EXPECT_TRUE(boards == 10 || boards == 11);
}

TEST(CrossValidation, NoExampleIsJudgedByAModelThatHasSeenIt) {
  Rng rng(4);
  const Sample sample(60, 0, 1, 0, rng);
  const std::vector<std::size_t> fold_of = random_folds(60, 10, rng);
  std::vector<Labelled> examples = sample.labelled();
  const std::vector<double> before = held_out_chances(examples, fold_of);
  for (std::size_t i = 0; i < examples.size(); ++i) {
    if (fold_of[i] == 3) examples[i].is_so = !examples[i].is_so;
  }
  const std::vector<double> after = held_out_chances(examples, fold_of);
  for (std::size_t i = 0; i < examples.size(); ++i) EXPECT_EQ(before[i] == after[i], fold_of[i] == 3) << i;
}

}  // namespace
}  // namespace hamlet
