#include <memory>

#include "cli/help.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

constexpr Example completions_examples[] = {
    {"source <(hamlet completions bash)", "in this shell"},
};

Prepared prepare_completions() {
  auto shell = std::make_shared<std::string>();
  return {{{"SHELL", "", "bash, zsh or fish", shell.get(), true}}, [shell] {
            print(completions(*shell));
            return static_cast<int>(exit_yes);
          }};
}

}  // namespace

extern const Command completions_command = {
    .name = "completions",
    .summary = "prints what a shell needs to complete Hamlet's commands and options",
    .details = "",
    .examples = completions_examples,
    .prepare = prepare_completions,
};

}  // namespace hamlet
