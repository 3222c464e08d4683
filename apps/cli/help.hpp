#pragma once

#include <string>

#include "cli/command.hpp"

namespace hamlet {

/// All of these are generated from the tables of commands, boards, kinds, formats, drawings, solvers and
/// marks.
std::string general_help();
std::string command_help(const Command& command);
/// Help on a table such as "boards" or "formats"; empty if there is no such table.
std::string topic_help(std::string_view topic);
std::vector<std::string_view> help_topics();

std::string manual_page();
std::string completions(std::string_view shell);

}  // namespace hamlet
