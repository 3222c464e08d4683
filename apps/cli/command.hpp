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

/// A command ready to be parsed into and run; the options' targets live as long as `run` does.
struct Prepared {
  Options options;
  std::function<int()> run;
};

/// A command: one of Hamlet's operations, or one of the program's own, which is a file in commands/ and a
/// word in the list of apps/cli/CMakeLists.txt.
struct Command {
  std::string_view name;
  std::string_view summary;
  std::string details;
  std::span<const Example> examples;
  std::function<Prepared()> prepare;
};

/// The program's own.
std::span<const Command* const> own_commands();

/// All, the operations first.
std::span<const Command* const> commands();

/// The command of a name; otherwise an InputError that suggests the nearest.
const Command& command_named(std::string_view name);

}  // namespace hamlet
