#pragma once

#include <string>

#include "cli/output.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

/// `analyse FAMILY --sizes`: what is known of all boards up to the largest. The exit code.
int survey_of_sizes(const std::string& family, const std::string& largest, const std::string& csv,
                    const OutputOptions& output, const Run& run);

}  // namespace hamlet
