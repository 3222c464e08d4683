#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/matching/matching_family.hpp"

namespace hamlet::path {

/// All matchings that an operation makes into this one, appended. Each is a matching, but perhaps none of a
/// smaller family.
void append_preimages(const Operation& operation, const Mates& after, std::vector<Mates>& to);

}  // namespace hamlet::path
