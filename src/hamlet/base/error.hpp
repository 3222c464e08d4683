#pragma once

#include "hamlet/errors.hpp"

namespace hamlet {

/// A bug in Hamlet if `condition` does not hold; also checked in release builds.
void require(bool condition, const char* what);

}  // namespace hamlet
