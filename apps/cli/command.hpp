#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/option.hpp"
#include "hamlet/api/operation.hpp"

namespace hamlet {

using api::Example;

enum ExitCode { exit_yes = 0, exit_no = 1, exit_wrong_input = 2, exit_unknown = 3 };

/// A command ready to parse its options and run. `run` keeps the options' targets alive.
struct Prepared {
  Options options;
  std::function<int()> run;
};

/// A command: an operation, or one of the program's own. A new one of these is a file in commands/ and a name
/// in the list of apps/cli/CMakeLists.txt.
struct Command {
  std::string_view name;
  std::string_view summary;
  std::string details;
  std::span<const Example> examples;
  std::function<Prepared()> prepare;
};

/// The program's own commands.
std::span<const Command* const> own_commands();

/// All commands, operations first.
std::span<const Command* const> commands();

/// The command of this name; throws an InputError that suggests the nearest.
const Command& command_named(std::string_view name);

}  // namespace hamlet
