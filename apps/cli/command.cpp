#include "cli/command.hpp"

#include <deque>

#include "cli/asking.hpp"
#include "cli/flags.hpp"
#include "hamlet/base/named.hpp"

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

const Command& command_named(std::string_view name) { return named(commands(), name, "command", ""); }

}  // namespace hamlet
