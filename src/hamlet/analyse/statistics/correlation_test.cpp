#include "hamlet/analyse/statistics/correlation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace hamlet {
namespace {

using Values = std::vector<double>;

TEST(Correlation, IsWhatScipyFinds) {
  // Expected values from scipy.stats.pearsonr and spearmanr, with ties.
  const Values x = {1, 2, 3, 4, 5, 5, 7}, y = {2, 1, 4, 3, 7, 8, 8};
  const Correlation found = correlate(x, y);
  EXPECT_NEAR(found.pearson->r, 0.8870071077479607, 1e-12);
  EXPECT_NEAR(found.spearman->r, 0.9000000000000001, 1e-12);
}

TEST(Correlation, OfFewValuesHasTheExactShareOfAllOrderings) {
  EXPECT_EQ(name_of(p_method_for(9)), "permutations");
  // Two of the six orderings of three values are as extreme: along the line and against it.
  const Values line = {1, 2, 3}, against = {-2, -4, -6};
  EXPECT_DOUBLE_EQ(correlate(line, against).pearson->r, -1);
  EXPECT_DOUBLE_EQ(correlate(line, against).pearson->p, 1.0 / 3);
  EXPECT_DOUBLE_EQ(correlate(line, against).spearman->p, 1.0 / 3);
  EXPECT_DOUBLE_EQ(correlate(line, Values{1, 3, 2}).pearson->p, 1);
  EXPECT_DOUBLE_EQ(correlate(Values{1, 2, 3, 4}, Values{10, 20, 30, 40}).pearson->p, 2.0 / 24);
  // With two equal values each, two of six arrangements of the greater ones are as extreme.
  EXPECT_DOUBLE_EQ(correlate(Values{1, 2, 3, 4}, Values{1, 1, 2, 2}).pearson->p, 1.0 / 3);
  // 50 and 44 of the 5040 orderings, counted with exact fractions.
  const Values x = {1, 2, 3, 4, 5, 5, 7}, y = {2, 1, 4, 3, 7, 8, 8};
  EXPECT_DOUBLE_EQ(correlate(x, y).pearson->p, 50.0 / 5040);
  EXPECT_DOUBLE_EQ(correlate(x, y).spearman->p, 44.0 / 5040);
}

TEST(Correlation, OfValuesThatDifferByRoundingHasTheSameOrderings) {
  EXPECT_DOUBLE_EQ(correlate(Values{0.1, 0.2, 0.3}, Values{0.3, 0.2, 0.1 + 1e-16}).pearson->p, 1.0 / 3);
  EXPECT_DOUBLE_EQ(correlate(Values{1, 2, 3, 4}, Values{1, 1 + 1e-15, 2, 2 - 1e-15}).pearson->p, 1.0 / 3);
}

TEST(Correlation, OfManyValuesIsComparedWithStudentsT) {
  EXPECT_EQ(name_of(p_method_for(10)), "t");
  // With eight degrees of freedom and c = 1 - r², p = 1 - |r| (1 + c/2 + 3c²/8 + 5c³/16).
  const Values x = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, y = {2, 1, 4, 3, 7, 8, 8, 5, 10, 9};
  EXPECT_NEAR(correlate(x, y).pearson->r, 0.8621293109013884, 1e-12);
  EXPECT_NEAR(correlate(x, y).pearson->p, 0.001333959037650545, 1e-12);
  EXPECT_NEAR(correlate(x, y).spearman->p, 0.0006096659573242569, 1e-12);
  EXPECT_LT(correlate(x, x).pearson->p, 1e-6);
}

TEST(Correlation, OfTwoValuesSaysNothing) {
  const Values x = {1, 2}, y = {5, 9};
  EXPECT_DOUBLE_EQ(correlate(x, y).pearson->r, 1);
  EXPECT_DOUBLE_EQ(correlate(x, y).pearson->p, 1);
}

TEST(Correlation, OfWhatDoesNotVaryIsUndefined) {
  const Values flat = {1, 1 + 1e-15, 1}, other = {1, 2, 3};
  EXPECT_FALSE(correlate(flat, other).pearson);
  EXPECT_EQ(correlate(flat, other).why_not, "the score is the same everywhere");
  EXPECT_EQ(correlate(other, flat).why_not, "the figure is the same everywhere");
  EXPECT_EQ(correlate(other, Values(3, 0.0)).why_not, "the figure is the same everywhere");
  EXPECT_EQ(correlate(Values{1}, Values{2}).why_not, "one value alone correlates with nothing");
  EXPECT_EQ(correlate(Values{}, Values{}).why_not, "there are no values");
  EXPECT_EQ(correlate(other, Values{1, 2, std::numeric_limits<double>::quiet_NaN()}).why_not,
            "not every value is known");
}

TEST(Correlation, RanksShareTheirPlaceWhenOnlyRoundingPartsThem) {
  const Values x = {1, 2, 2 + 1e-15, 3}, y = {1, 2, 2, 3};
  EXPECT_DOUBLE_EQ(correlate(x, y).spearman->r, 1);
}

TEST(Correlation, TheFittedLineGoesThroughTheMiddle) {
  const Values x = {0, 1, 2}, y = {1, 3, 8};
  const auto line = fitted_line(x, y);
  EXPECT_DOUBLE_EQ(line->slope, 3.5);
  EXPECT_DOUBLE_EQ(line->at_zero, 0.5);
  EXPECT_FALSE(fitted_line(Values{1, 1}, Values{1, 2}));
}

}  // namespace
}  // namespace hamlet
