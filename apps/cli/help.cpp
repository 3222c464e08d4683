#include "cli/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "hamlet/board/family.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/puzzle/kind.hpp"
#include "hamlet/puzzle/mark.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/counter.hpp"
#include "hamlet/solve/path/order.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

constexpr std::array<std::string_view, 8> topics = {"boards",  "formats",  "kinds",  "marks",
                                                    "solvers", "counters", "orders", "drawings"};

struct Row {
  std::string left, right;
};

constexpr std::size_t longest_line = 100;

/// Broken at words, where `indent` characters stand before it and before each further line.
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

std::string table(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, std::min<std::size_t>(row.left.size(), 30));
  std::string out;
  for (const Row& row : rows) {
    out += fmt::format("  {:<{}}", row.left, width);
    // What is longer than the column has its explanation below it.
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

std::string_view version() { return HAMLET_VERSION; }

std::span<const std::string_view> help_topics() { return topics; }

std::string general_help() {
  std::string out =
      "Hamlet: puzzles in which a path visits every cell, or bridges join every island.\n\nusage: hamlet "
      "COMMAND WHAT [options]\n\ncommands\n";
  std::vector<Row> rows;
  for (const Command* command : commands())
    rows.push_back({std::string(command->name), std::string(command->summary)});
  out += table(rows);
  out += "\n" + wrapped(
                    "WHAT is a board such as diplomatico:10x10, a file, a puzzle's link in quotes, or - "
                    "for standard input.",
                    0);
  out += "\n\nmore\n";
  out += table({{"hamlet COMMAND --help", "a command's options and examples"},
                {"hamlet help TOPIC", "boards, formats, kinds, marks, solvers, counters, orders or drawings"},
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
  if (!arguments.empty()) out += "\n" + table(arguments);
  if (!rows.empty()) out += "\noptions\n" + table(rows);
  if (!command.examples.empty()) {
    std::vector<Row> examples;
    for (const Example& example : command.examples)
      examples.push_back({std::string(example.line), std::string(example.meaning)});
    out += "\nexamples\n" + table(examples);
  }
  return out;
}

std::string topic_help(std::string_view topic) {
  std::vector<Row> rows;
  if (topic == "boards") {
    for (const BoardFamily* family : board_families()) {
      std::string name(family->usage);
      if (!family->alias.empty()) name += fmt::format(" (also {}:)", family->alias);
      rows.push_back({name, std::string(family->summary)});
    }
    rows.push_back({"graph:FILE", "the graph of a file in one of the graph formats"});
  } else if (topic == "formats") {
    for (const Format* format : formats()) {
      const char* const can = format->read && format->write ? "reads and writes"
                              : format->read                ? "reads"
                                                            : "writes";
      rows.push_back({fmt::format("{:<10} {}", format->name, format->ending),
                      fmt::format("{} {}", can, format->summary)});
    }
  } else if (topic == "kinds") {
    for (const PuzzleKind* kind : puzzle_kinds()) {
      rows.push_back({kind->alias.empty() ? std::string(kind->name)
                                          : fmt::format("{} (also {})", kind->name, kind->alias),
                      std::string(kind->summary)});
    }
  } else if (topic == "marks") {
    for (const MarkRule* rule : mark_rules())
      rows.push_back({std::string(rule->name), std::string(rule->summary)});
  } else if (topic == "counters") {
    for (const PathCounter* counter : path_counters())
      rows.push_back({std::string(counter->name), std::string(counter->summary)});
  } else if (topic == "solvers") {
    for (const PathSolver* solver : path_solvers())
      rows.push_back({std::string(solver->name), std::string(solver->summary)});
    for (const BridgesSolver* solver : bridges_solvers())
      rows.push_back({std::string(solver->name), "bridges: " + std::string(solver->summary)});
  } else if (topic == "orders") {
    for (const MoveOrder* order : move_orders())
      rows.push_back({std::string(order->usage), std::string(order->summary)});
    rows.push_back(
        {"ORDER+ORDER", "moves that are equal for the first are put in order by the second, and so on"});
  } else if (topic == "drawings") {
    for (const Drawing* drawing : drawings())
      rows.push_back(
          {fmt::format("{:<10} {}", drawing->name, drawing->ending), std::string(drawing->summary)});
  } else {
    return {};
  }
  return fmt::format("{}\n{}", topic, table(rows));
}

}  // namespace hamlet
