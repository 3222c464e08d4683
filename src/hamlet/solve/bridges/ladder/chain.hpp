#pragma once

#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/ladder/wording.hpp"

namespace hamlet::bridges {

/// Which of the changes since the mark the clash really rests on, as indices into them, ascending. Only for
/// conclusions about single islands.
std::vector<std::size_t> changes_behind_clash(const Position& position, std::size_t mark);

/// These changes as sentences, one for each island or crossing that shows something, and the clash at the
/// end.
std::vector<WayStep> chain_to_clash(const Position& position, std::size_t mark, const Wording& wording);

}  // namespace hamlet::bridges
