#pragma once

#include "hamlet/api/request.hpp"

namespace hamlet {

/// The run of a request: stops on Ctrl-C, shows progress on a terminal.
Run console_run(const api::Request& request, bool quiet);

bool progress_is_shown();
/// Takes the progress line away, if one was shown.
void clear_progress();

}  // namespace hamlet
