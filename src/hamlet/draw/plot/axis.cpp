#include "hamlet/draw/plot/axis.hpp"

namespace hamlet {

namespace {

constexpr int most_ticks = 8;

/// The least of 1, 2 and 5 times a power of ten that gives few enough ticks, and at least `least`.
double tick_step(double length, double least) {
  double step = std::pow(10, std::floor(std::log10(length / most_ticks)));
  for (const double factor : {2.0, 2.5, 2.0}) {
    if (length / step <= most_ticks) break;
    step *= factor;
  }
  return std::max(step, least);
}

}  // namespace

std::vector<double> Axis::ticks(double least_step) const {
  const double step = tick_step(most - least, least_step);
  std::vector<double> values;
  for (double i = std::ceil(least / step); i * step <= most; ++i) values.push_back(i * step + 0.0);  // no -0
  return values;
}

}  // namespace hamlet
