#include "cli/help.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet man | man -l -", "reads it"},
};

Prepared prepare() {
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
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
