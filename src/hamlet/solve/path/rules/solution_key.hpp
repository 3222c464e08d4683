#pragma once

#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// The same key for the same solution: a tour that may begin anywhere, in either direction, has many names.
Path solution_key(const Rules& rules, Path path);

}  // namespace hamlet::path
