#include "cli/help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

#include "cli/output.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

constexpr Example help_examples[] = {
    {"hamlet help solve", "a command"},
    {"hamlet help boards", "the boards there are"},
};

int help(const std::string& word) {
  if (word.empty()) {
    print(general_help());
    return exit_yes;
  }
  if (const std::string text = topic_help(word); !text.empty()) {
    print(text);
    return exit_yes;
  }
  std::vector<std::string_view> known = help_topics();
  for (const Command* command : commands()) {
    if (command->name == word) {
      print(command_help(*command));
      return exit_yes;
    }
    known.push_back(command->name);
  }
  throw InputError("help", unknown_name("command or topic", word, known));
}

Prepared prepare_help() {
  auto word = std::make_shared<std::string>();
  return {{{"TOPIC", "", fmt::format("a command, or {}", fmt::join(help_topics(), ", ")), word.get()}},
          [word] { return help(*word); }};
}

}  // namespace

extern const Command help_command = {
    .name = "help",
    .summary = "explains a command, or lists the boards, formats, kinds, solvers and what else there is",
    .details = "",
    .examples = help_examples,
    .prepare = prepare_help,
};

}  // namespace hamlet
