#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace hamlet {

/// Fills the options' targets from the words after the command's name. Returns false if --help was among
/// them; throws InputError for what does not belong.
bool parse(const Command& command, const Options& options, const std::vector<std::string>& words);

}  // namespace hamlet
