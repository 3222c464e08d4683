#include "hamlet/draw/plot/colour_ramp.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace hamlet {

namespace {

/// The lightness L* of a colour (CIE 1976), by which readers who see no hues order colours.
double lightness(const Colour& colour) {
  const auto light = [](std::uint8_t value) {
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  const double y = 0.2126 * light(colour.red) + 0.7152 * light(colour.green) + 0.0722 * light(colour.blue);
  return 116 * std::cbrt(y) - 16;
}

}  // namespace

TEST(ColourRamp, GetsDarkerInEvenSteps) {
  constexpr int steps = 16;
  double least = 1e9, most = 0;
  for (int i = 0; i < steps; ++i) {
    const double step = lightness(colour_on(Ramp::colour, static_cast<double>(i) / steps)) -
                        lightness(colour_on(Ramp::colour, (i + 1.0) / steps));
    least = std::min(least, step);
    most = std::max(most, step);
  }
  EXPECT_GT(least, 3);
  EXPECT_LT(most, 1.5 * least);
}

TEST(ColourRamp, LettersAreReadableOnEveryColour) {
  for (const Ramp ramp : {Ramp::grey, Ramp::colour}) {
    for (int i = 0; i <= 100; ++i) {
      const Colour colour = colour_on(ramp, i / 100.0);
      const double letters = is_dark(colour) ? 100 : 0;
      EXPECT_GT(std::abs(lightness(colour) - letters), 45) << i;
    }
  }
}

TEST(ColourRamp, GreyRunsFromWhiteToDark) {
  EXPECT_EQ(colour_on(Ramp::grey, 0), Colour(255));
  EXPECT_EQ(colour_on(Ramp::grey, 1), Colour(60));
}

}  // namespace hamlet
