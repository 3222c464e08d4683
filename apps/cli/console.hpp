#pragma once

#include "cli/option.hpp"
#include "hamlet/api/operation.hpp"

namespace hamlet {

/// How an answer is shown in a terminal.
struct ShowOptions {
  bool json = false, quiet = false, ascii = false, colour = false, no_drawing = false;
};

Options options_of(ShowOptions& show, const api::Operation& operation);

/// Asks, shows what comes, saves what is to be saved; the exit code.
int ask(const api::Operation& operation, api::Request& request, const ShowOptions& show);

}  // namespace hamlet
