#pragma once

#include "cli/option.hpp"
#include "hamlet/api/operation.hpp"

namespace hamlet {

/// The options that choose how an answer is shown.
struct ShowOptions {
  bool json = false, quiet = false, ascii = false, colour = false, no_drawing = false;
  std::size_t puzzle = 0;  // which of several it is, from 1; 0 if there is one
};

Options options_of(ShowOptions& show, const api::Operation& operation);

/// Runs the request, shows and saves its answer, and returns the exit code.
int ask(const api::Operation& operation, api::Request& request, const ShowOptions& show);

}  // namespace hamlet
