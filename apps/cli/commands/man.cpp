#include "cli/help.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

constexpr Example man_examples[] = {
    {"hamlet man | man -l -", "reads it"},
};

Prepared prepare_man() {
  return {{}, [] {
            print(manual_page());
            return static_cast<int>(exit_yes);
          }};
}

}  // namespace

extern const Command man_command = {
    .name = "man",
    .summary = "prints the manual page",
    .details = "",
    .examples = man_examples,
    .prepare = prepare_man,
};

}  // namespace hamlet
