#include <fmt/format.h>

#include "cli/help.hpp"
#include "hamlet/api/tables.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

namespace {

/// Escapes text for troff: dashes stay dashes, and no line starts like a request.
std::string troff(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '-')
      out += "\\-";
    else if (c == '\\')
      out += "\\e";
    else if (out.empty() && (c == '.' || c == '\''))
      out += std::string("\\&") + c;
    else
      out += c;
  }
  return out;
}

void describe(std::string& out, const Command& command) {
  out += fmt::format(".SS {}\n{}.\n", troff(command.name), troff(command.summary));
  if (!command.details.empty()) out += fmt::format(".PP\n{}\n", troff(command.details));
  for (const Option& option : those_in_help(command.prepare().options)) {
    out += fmt::format(".TP\n\\fB{}\\fR", troff(option.names));
    if (!option.is_positional() && !option.placeholder.empty())
      out += fmt::format(" \\fI{}\\fR", troff(option.placeholder));
    out += fmt::format("\n{}\n", troff(option.help));
  }
  for (const Example& example : command.examples)
    out += fmt::format(".PP\n.nf\n    {}\n.fi\n{}\n", troff(example.line), troff(example.meaning));
}

}  // namespace

std::string manual_page() {
  std::string out = fmt::format(".TH HAMLET 1 \"\" \"hamlet {}\" \"User Commands\"\n", version());
  out += ".SH NAME\nhamlet \\- puzzles in which a path visits every cell, or bridges join every island\n";
  out += ".SH SYNOPSIS\n.B hamlet\n.I COMMAND WHAT\n[options]\n";
  out +=
      ".SH DESCRIPTION\nWHAT is a board, a file, a puzzle's link in quotes, or \\- for standard input. Cells "
      "are written row,column from 1,1 at the top left.\n";
  out += ".SH BOARDS\n";
  for (const api::Table& table : api::tables()) {
    if (table.name != "boards") continue;
    for (const api::TableRow& row : table.rows)
      out += fmt::format(".TP\n.B {}\n{}\n", troff(row.usage), troff(row.summary));
  }
  out += ".SH COMMANDS\n";
  for (const Command* command : commands()) describe(out, *command);
  out +=
      ".SH EXIT STATUS\n0 yes, 1 the answer is no, 2 wrong usage or input, 3 unknown because a limit was "
      "reached.\n";
  return out;
}

}  // namespace hamlet
