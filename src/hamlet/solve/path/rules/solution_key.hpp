#pragma once

#include "hamlet/solve/path/rules/path_rules.hpp"

namespace hamlet {

/// The same key for the same solution: a tour that may begin anywhere, in either direction, has many names.
Path solution_key(const PathRules& rules, Path path);

}  // namespace hamlet
