#include "cli/help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include "hamlet/api/tables.hpp"

namespace hamlet {

namespace {

struct Row {
  std::string left, right;
};

constexpr std::size_t longest_line = 100;

/// Wraps text between words; each line, including the first, starts after `indent` characters.
std::string wrapped(std::string_view text, std::size_t indent) {
  std::string out;
  std::size_t at = indent;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    if (begin > 0 && at + 1 + word.size() > longest_line) {
      out += fmt::format("\n{:{}}", "", indent);
      at = indent;
    } else if (begin > 0) {
      out += ' ';
      ++at;
    }
    out += word;
    at += word.size();
    begin = end + 1;
  }
  return out;
}

std::string rows_text(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, std::min<std::size_t>(row.left.size(), 30));
  std::string out;
  for (const Row& row : rows) {
    out += fmt::format("  {:<{}}", row.left, width);
    // An entry wider than the column has its explanation below it.
    out += row.left.size() > width ? fmt::format("\n{:{}}", "", width + 4) : "  ";
    out += wrapped(row.right, width + 4);
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
  return out;
}

std::string usage_of(const Option& option) {
  std::string text;
  for (char c : option.names) text += c == ',' ? std::string(", ") : std::string(1, c);
  if (!option.is_positional() && !option.placeholder.empty()) text += fmt::format(" {}", option.placeholder);
  return text;
}

}  // namespace

std::string general_help() {
  std::string out =
      "Hamlet: puzzles in which a path visits every cell, or bridges join every island.\n\nusage: hamlet "
      "COMMAND WHAT [options]\n\ncommands\n";
  std::vector<Row> rows;
  for (const Command* command : commands())
    rows.push_back({std::string(command->name), std::string(command->summary)});
  out += rows_text(rows);
  out += "\n" + wrapped(
                    "WHAT is a board such as diplomatico:10x10, a file, a puzzle's link in quotes, or - "
                    "for standard input.",
                    0);
  out += "\n\nmore\n";
  out += rows_text({{"hamlet COMMAND --help", "a command's options and examples"},
                    {"hamlet help TOPIC", fmt::format("{}", fmt::join(help_topics(), ", "))},
                    {"hamlet --version", "the version"}});
  return out + "\n" +
         wrapped(
             "Exit codes: 0 yes, 1 the answer is no, 2 wrong usage or input, 3 unknown "
             "because a limit was reached.",
             0) +
         "\n";
}

std::string command_help(const Command& command) {
  const Options options = those_in_help(command.prepare().options);
  std::string usage = fmt::format("usage: hamlet {}", command.name);
  std::vector<Row> arguments, rows;
  for (const Option& option : options) {
    if (option.is_positional()) {
      usage += option.required ? fmt::format(" {}", option.names) : fmt::format(" [{}]", option.names);
      arguments.push_back({std::string(option.names), std::string(option.help)});
    } else {
      rows.push_back({usage_of(option), std::string(option.help)});
    }
  }
  if (!rows.empty()) usage += " [options]";
  std::string out = wrapped(fmt::format("hamlet {}: {}", command.name, command.summary), 0);
  out += fmt::format("\n\n{}\n", usage);
  if (!command.details.empty()) out += fmt::format("\n{}\n", wrapped(command.details, 0));
  if (!arguments.empty()) out += "\n" + rows_text(arguments);
  if (!rows.empty()) out += "\noptions\n" + rows_text(rows);
  if (!command.examples.empty()) {
    std::vector<Row> examples;
    for (const Example& example : command.examples)
      examples.push_back({std::string(example.line), std::string(example.meaning)});
    out += "\nexamples\n" + rows_text(examples);
  }
  return out;
}

std::string topic_help(std::string_view topic) {
  for (const api::Table& table : api::tables()) {
    if (table.name != topic) continue;
    std::vector<Row> rows;
    for (const api::TableRow& row : table.rows)
      rows.push_back({row.usage.empty() ? row.name : row.usage, row.summary});
    return fmt::format("{}\n{}", topic, rows_text(rows));
  }
  return {};
}

std::vector<std::string_view> help_topics() {
  std::vector<std::string_view> names;
  for (const api::Table& table : api::tables()) names.push_back(table.name);
  return names;
}

}  // namespace hamlet
