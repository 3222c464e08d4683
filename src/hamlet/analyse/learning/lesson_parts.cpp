#include "hamlet/analyse/learning/lesson_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hamlet {

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

Trials left_open(const Trials& known) {
  Trials open;
  std::ranges::copy_if(known, std::back_inserter(open),
                       [](const BoardTrial* trial) { return !trial->refuted && trial->fastest(); });
  return open;
}

}  // namespace hamlet
