#include "hamlet/analyse/survey/known_counts.hpp"

#include <algorithm>

namespace hamlet {

namespace {

struct Line {
  std::string_view board, what, count;
};

constexpr Line lines[] = {
#include "known_counts.inc"  // written by CMake from data/counts.csv
};

}  // namespace

std::optional<Count> known_count(std::string_view board, Counted what) {
  const std::string_view name = what == Counted::paths ? "paths" : "tours";
  const Line* const line =
      std::ranges::find_if(lines, [&](const Line& each) { return each.board == board && each.what == name; });
  if (line == std::end(lines)) return std::nullopt;
  return Count::parse(line->count);
}

}  // namespace hamlet
