#pragma once

#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

/// Correlations between the paths from each cell and its centralities, next to those printed in Table VII.
struct TableSeven {
  ReportTable table;
  int agree = 0, lines = 0;          // lines that agree to four decimals, and all; without eigenvectors
  int agree_20 = 0, agree_true = 0;  // printed eigenvectors that agree: with 20 steps, with the true one
  int still_significant = 0, significant = 0;  // at 5 %: over classes of symmetric cells, over cells
  int negative = 0;                            // of the 16 printed
  bool complete = true;
};

TableSeven table_seven(const Run& run);

}  // namespace hamlet
