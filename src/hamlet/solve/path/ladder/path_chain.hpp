#pragma once

#include "hamlet/solve/path/ladder/path_way.hpp"

namespace hamlet {

/// What follows from placing a candidate, up to the clash.
struct PathChain {
  std::vector<PathWayStep> steps = {};  // those that the clash rests on, and the clash at the end
  PathEvidence rests_on = {};           // what they rest on besides what is tried
};

/// By the rules up to a level. Empty if there is no clash. The position, which holds no news, is as before
/// afterwards.
PathChain chain_to_path_clash(PathPosition& position, Candidate assumed, int level,
                              const PathLookAround& around);

/// The finding that rules a candidate out, given what follows from it.
PathFinding path_refutation(const PathPosition& position, Candidate assumed, PathChain chain,
                            const PathWording& wording);

}  // namespace hamlet
