#pragma once

#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/ladder/wording.hpp"

namespace hamlet::bridges {

/// The changes since the mark that the clash rests on, as ascending indices. Only for conclusions about
/// single islands.
std::vector<std::size_t> changes_behind_clash(const Position& position, std::size_t mark);

/// These changes as sentences, one for each island or crossing that causes some, then the clash.
std::vector<WayStep> chain_to_clash(const Position& position, std::size_t mark, const Wording& wording);

}  // namespace hamlet::bridges
