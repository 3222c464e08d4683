#include "hamlet/solve/path/gaps/number_gap.hpp"

namespace hamlet::path {

NumberGap NumberedCells::gap_around(NumberIndex number) const {
  const auto n = static_cast<NumberIndex>(cell_of.size());
  const auto before = [&](NumberIndex i) { return i > 0 ? i - 1 : closed ? n - 1 : no_index; };
  const auto after = [&](NumberIndex i) { return i + 1 < n ? i + 1 : closed ? 0 : no_index; };
  const auto is_missing = [&](NumberIndex i) { return i != no_index && cell_of[i] == no_vertex; };
  NumberGap gap{.first = number, .count = 1, .left = before(number), .right = after(number)};
  for (; gap.count < n && is_missing(gap.left); ++gap.count) {
    gap.first = gap.left;
    gap.left = before(gap.first);
  }
  for (; gap.count < n && is_missing(gap.right); ++gap.count) gap.right = after(gap.right);
  return gap.count == n ? NumberGap{.count = n} : gap;
}

std::vector<NumberGap> NumberedCells::gaps() const {
  const auto n = static_cast<NumberIndex>(cell_of.size());
  NumberIndex begin = 0;
  while (closed && begin < n && cell_of[begin] == no_vertex) ++begin;
  std::vector<NumberGap> gaps;
  for (NumberIndex seen = 0; seen < n;) {
    const NumberIndex number = (begin + seen) % n;
    if (cell_of[number] == no_vertex) gaps.push_back(gap_around(number));
    seen += cell_of[number] == no_vertex ? gaps.back().count : 1;
  }
  return gaps;
}

std::vector<NumberIndex> numbers_by_cell(std::span<const Vertex> path) {
  std::vector<NumberIndex> numbers(path.size());
  for (NumberIndex number = 0; number < path.size(); ++number) numbers[path[number]] = number;
  return numbers;
}

}  // namespace hamlet::path
