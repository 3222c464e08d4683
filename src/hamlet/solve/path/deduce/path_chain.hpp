#pragma once

#include "hamlet/solve/path/deduce/path_way.hpp"

namespace hamlet {

/// What follows from placing a candidate, by the rules up to a level, up to the clash: only the steps that
/// the clash rests on, and the clash at the end. Empty if there is no clash. The position, which holds no
/// news, is as before afterwards.
std::vector<PathWayStep> chain_to_path_clash(PathPosition& position, Candidate assumed, int level,
                                             const PathLookAround& around);

/// The finding that rules a candidate out, given what follows from it up to the clash.
PathFinding path_refutation(const PathPosition& position, Candidate assumed, std::vector<PathWayStep> chain,
                            const PathWording& wording);

}  // namespace hamlet
