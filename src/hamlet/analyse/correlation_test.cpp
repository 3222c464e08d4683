#include "hamlet/analyse/correlation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace hamlet {
namespace {

using Values = std::vector<double>;

TEST(Correlation, IsWhatScipyFinds) {
  // scipy.stats.pearsonr and spearmanr, of values with ties.
  const Values x = {1, 2, 3, 4, 5, 5, 7}, y = {2, 1, 4, 3, 7, 8, 8};
  const Correlation found = correlate(x, y);
  EXPECT_NEAR(found.pearson->r, 0.8870071077479607, 1e-12);
  EXPECT_NEAR(*found.pearson->p, 0.007749494765860939, 1e-12);
  EXPECT_NEAR(found.spearman->r, 0.9000000000000001, 1e-12);
  EXPECT_NEAR(*found.spearman->p, 0.00575151518190287, 1e-12);
}

TEST(Correlation, OfALineIsOneAndCertain) {
  const Values x = {1, 2, 3}, y = {-2, -4, -6};
  EXPECT_DOUBLE_EQ(correlate(x, y).pearson->r, -1);
  EXPECT_LT(*correlate(x, y).pearson->p, 1e-6);
}

TEST(Correlation, OfTwoValuesHasNoProbability) {
  const Values x = {1, 2}, y = {5, 9};
  EXPECT_DOUBLE_EQ(correlate(x, y).pearson->r, 1);
  EXPECT_FALSE(correlate(x, y).pearson->p);
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
