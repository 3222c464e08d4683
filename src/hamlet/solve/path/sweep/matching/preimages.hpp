#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/matching/matching_family.hpp"

namespace hamlet::path {

/// Appends all matchings that the operation maps to `after`. In a smaller family, some of them may not be
/// members.
void append_preimages(const Operation& operation, const Mates& after, std::vector<Mates>& to);

}  // namespace hamlet::path
