#pragma once

#include <string>

#include "cli/command.hpp"

namespace hamlet {

/// All printed from the tables of commands, boards, kinds, formats, drawings, solvers and marks.
std::string general_help();
std::string command_help(const Command& command);
/// Help on "boards", "formats" or another table; empty for another word.
std::string topic_help(std::string_view topic);
std::vector<std::string_view> help_topics();

std::string manual_page();
std::string completions(std::string_view shell);

}  // namespace hamlet
