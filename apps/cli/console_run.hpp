#pragma once

#include "hamlet/api/request.hpp"

namespace hamlet {

/// The run of a request. It stops on Ctrl-C and shows its progress on a terminal.
Run console_run(const api::Request& request, bool quiet);

bool progress_is_shown();
/// Clears the progress line, if one is shown.
void clear_progress();

}  // namespace hamlet
