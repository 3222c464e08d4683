#pragma once

#include "hamlet/errors.hpp"

namespace hamlet {

/// Throws std::logic_error, which is a bug in Hamlet, unless `condition` holds. Also active in release
/// builds.
void require(bool condition, const char* what);

}  // namespace hamlet
