#pragma once

#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

/// Correlations of the paths from each cell with its centralities, beside what Table VII prints.
struct TableSeven {
  ReportTable table;
  int agree = 0, lines = 0;          // with the printed four decimals, of all but the eigenvectors
  int agree_20 = 0, agree_true = 0;  // of the printed eigenvectors: with 20 steps, with the true one
  int still_significant = 0, significant = 0;  // at 5 percent: over classes of symmetric cells, over cells
  int negative = 0;                            // of the 16 printed ones
  bool complete = true;
};

TableSeven table_seven(const Run& run);

}  // namespace hamlet
