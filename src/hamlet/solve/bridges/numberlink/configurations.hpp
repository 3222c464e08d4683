#pragma once

#include <cstdint>

#include "hamlet/base/count.hpp"

namespace hamlet::bridges::numberlink {

/// The number of ways in which a node of magnitude n can share its connections among r neighbours, at most k
/// to each. It is the coefficient of xⁿ in (1 + x + … + x^k)^r, namely
/// Σⱼ (−1)ʲ C(r, j) C(n − j(k+1) + r − 1, r − 1), the formula that the document asks for in its last section.
/// k is at least 1, r from 0 to 20.
Count configurations(std::uint64_t n, std::uint64_t k, unsigned r);

}  // namespace hamlet::bridges::numberlink
