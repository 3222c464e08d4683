#include "hamlet/draw/plot/colour_ramp.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "hamlet/draw/canvas/style.hpp"

namespace hamlet {

namespace {

/// A component of linear light as one of sRGB.
std::uint8_t in_srgb(double light) {
  const double l = std::clamp(light, 0.0, 1.0);
  const double value = l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(255 * value));
}

/// A colour of the space Oklab (Ottosson 2020), in which equal distances look equal.
Colour from_oklab(double lightness, double a, double b) {
  const auto cube = [](double x) { return x * x * x; };
  const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b),
               m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b),
               s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
  return {in_srgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          in_srgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          in_srgb(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

}  // namespace

Colour colour_on(Ramp ramp, double share) {
  if (ramp == Ramp::grey) {
    constexpr Shade darkest = 60;
    return static_cast<Shade>(std::lround(white - (white - darkest) * share));
  }
  // Lightness falls evenly, which readers who confuse hues see too; the hue turns evenly beside it.
  constexpr double lightest = 0.97, darkest = 0.32, first_hue = 108, last_hue = 285;
  const double hue = (first_hue + (last_hue - first_hue) * share) * std::numbers::pi / 180;
  const double chroma = 0.05 + 0.07 * std::sin(std::numbers::pi * std::min(1.0, 0.15 + 0.75 * share));
  return from_oklab(lightest + (darkest - lightest) * share, chroma * std::cos(hue), chroma * std::sin(hue));
}

bool is_dark(const Colour& colour) {
  return 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue < 114;
}

}  // namespace hamlet
