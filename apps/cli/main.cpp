#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <filesystem>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/console_run.hpp"
#include "cli/guard.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "cli/parse.hpp"
#include "hamlet/errors.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

namespace {

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    talk(general_help());
    return exit_wrong_input;
  }
  if (words[0] == "--help" || words[0] == "-h") {
    print(general_help());
    return exit_yes;
  }
  if (words[0] == "--version" || words[0] == "-V") {
    print(fmt::format("hamlet {}\n", version()));
    return exit_yes;
  }
  const Command& command = command_named(words[0]);
  const Prepared prepared = command.prepare();
  if (!parse(command, prepared.options, {words.begin() + 1, words.end()})) {
    print(command_help(command));
    return exit_yes;
  }
  return prepared.run();
}

/// Prints an error in one line. Control characters in the input cannot break it.
void complain(std::string_view sentence) {
  std::string line = "hamlet: ";
  for (char c : sentence) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
  talk(line + "\n");
}

}  // namespace
}  // namespace hamlet

int main(int argc, char** argv) {
  using namespace hamlet;
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // exceeding a file size limit is a write error, not a crash
  try {
    const int code = run({argv + 1, argv + argc});
    finish_printing();
    stop_guard();
    return code;
  } catch (const InputError& error) {
    stop_guard();
    clear_progress();
    complain(error.what());
    return exit_wrong_input;
  } catch (const std::filesystem::filesystem_error& error) {
    stop_guard();
    clear_progress();
    complain(fmt::format("{}: {}", error.path1().string(), error.code().message()));
    return exit_wrong_input;
  } catch (const std::bad_alloc&) {
    end_for_lack_of_memory();
  } catch (const std::length_error&) {
    end_for_lack_of_memory();
  } catch (const std::exception& error) {
    stop_guard();
    clear_progress();
    complain(fmt::format("{} (please report this)", error.what()));
    return 70;
  }
}
