#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace hamlet {

/// Sets the options' targets from the words after the command's name. Returns false if --help is among them;
/// throws an InputError for unexpected words.
bool parse(const Command& command, const Options& options, const std::vector<std::string>& words);

}  // namespace hamlet
