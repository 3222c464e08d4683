#pragma once

#include <span>
#include <string_view>

namespace hamlet {

/// A row of Figure 5 as the Numberlink document prints it: the number of configurations of a node with r
/// neighbours for n = 1, 2, …, rk.
struct Figure5Row {
  int neighbours;
  int k;
  std::string_view entries;  // separated by blanks
};

std::span<const Figure5Row> printed_figure5();

}  // namespace hamlet
