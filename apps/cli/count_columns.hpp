#pragma once

#include "cli/output.hpp"
#include "hamlet/solve/path/counter.hpp"

namespace hamlet {

/// Counts the board's first column, its first two, and so on, and prints each as it is known. Returns the
/// exit code.
int count_columns(const PathSheet& content, CountOptions options, const OutputOptions& output,
                  const Run& run);

}  // namespace hamlet
