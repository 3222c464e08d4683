#pragma once

#include "cli/command.hpp"

namespace hamlet {

/// An operation as a command: an option for each of its parameters, and options that choose how the answer is
/// shown.
Prepared asking(const api::Operation& operation);

}  // namespace hamlet
