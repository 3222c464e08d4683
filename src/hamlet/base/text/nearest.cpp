#include "hamlet/base/text/nearest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hamlet {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  }
  return d[a.size()][b.size()];
}

std::string unknown_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> known) {
  // Long garbage is near nothing, and quoting all of it helps nobody.
  const std::string_view shown = given.substr(0, 40);
  std::string_view best;
  std::size_t best_distance = 3;
  for (std::string_view name : known) {
    if (given.size() > 40) break;
    const std::size_t distance = edit_distance(given, name);
    if (distance < best_distance && 2 * distance < std::max(name.size(), given.size())) {
      best_distance = distance;
      best = name;
    }
  }
  if (!best.empty()) return fmt::format("unknown {} '{}'; did you mean '{}'?", what, shown, best);
  return fmt::format("unknown {} '{}'; the choices are {}", what, shown, fmt::join(known, ", "));
}

}  // namespace hamlet
