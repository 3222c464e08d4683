#pragma once

#include <cstdint>

#include "hamlet/base/count.hpp"

namespace hamlet::bridges::numberlink {

/// In how many ways a node of magnitude n can share its connections among r neighbours, at most k to each:
/// the coefficient of xⁿ in (1 + x + … + x^k)^r, which is Σⱼ (−1)ʲ C(r, j) C(n − j(k+1) + r − 1, r − 1).
/// It is the formula that the document asks for in its last section. k at least 1, r from 0 to 20.
Count configurations(std::uint64_t n, std::uint64_t k, unsigned r);

}  // namespace hamlet::bridges::numberlink
