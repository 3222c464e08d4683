#pragma once

#include <string>

#include "cli/bridges_work.hpp"
#include "cli/limits.hpp"

namespace hamlet {

/// What the commands that know paths do with a bridges puzzle. Each returns the exit code.

int solve_bridges(const BridgesTask& task, const std::string& solver, std::uint64_t limit, bool no_drawing,
                  const OutputOptions& output, const Run& run);
int find_smallest_k(const BridgesTask& task, const OutputOptions& output, const Run& run);
int unique_bridges(const BridgesTask& task, const std::string& solver, const OutputOptions& output,
                   const Run& run);
int count_bridges(const BridgesTask& task, std::uint64_t enough, const OutputOptions& output, const Run& run);
int count_bridges_for_each_k(const BridgesTask& task, const OutputOptions& output, const Run& run);
int list_bridges(const BridgesTask& task, std::uint64_t limit, const OutputOptions& output, const Run& run);

}  // namespace hamlet
