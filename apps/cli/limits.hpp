#pragma once

#include <cstdint>
#include <string>

#include "cli/option.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

/// The options that bound a long piece of work.
class LimitOptions {
 public:
  Options options(std::string limit_means = "how many solutions to find, or 'all' (default 1)");
  /// For commands that look for a fixed number of solutions.
  Options options_without_limit();
  /// For commands that only read and write.
  Options time_option();
  /// How many solutions; UINT64_MAX for all.
  std::uint64_t limit() const;
  bool has_limit() const { return !limit_.empty(); }
  /// Stops on Ctrl-C, shows progress on a terminal.
  Run run(const MemoryBudget& memory, bool quiet) const;

 private:
  std::string limit_, time_, threads_, seed_;
};

bool progress_is_shown();
/// Takes the progress line away, if one was shown.
void clear_progress();

}  // namespace hamlet
