#include "cli/command.hpp"

#include <deque>

#include "cli/flags.hpp"
#include "cli/operation_command.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

std::span<const Command* const> commands() {
  static const std::deque<Command> asked = [] {
    std::deque<Command> all;
    for (const api::Operation* operation : api::operations())
      all.push_back({operation->name, operation->summary,
                     in_flags(operation->details, operation->prepare().get()), operation->examples,
                     [operation] { return asking(*operation); }});
    return all;
  }();
  static const std::vector<const Command*> all = [] {
    std::vector<const Command*> pointers;
    for (const Command& command : asked) pointers.push_back(&command);
    pointers.insert(pointers.end(), own_commands().begin(), own_commands().end());
    return pointers;
  }();
  return all;
}

const Command& command_named(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Command* command : commands()) {
    if (command->name == name) return *command;
    known.push_back(command->name);
  }
  throw InputError("", unknown_name("command", name, known));
}

}  // namespace hamlet
