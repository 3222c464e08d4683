#pragma once

#include "hamlet/solve/path/ladder/way.hpp"

namespace hamlet::path {

/// What follows from placing a candidate, up to the clash.
struct Chain {
  std::vector<WayStep> steps = {};  // those that the clash rests on, and the clash at the end
  Evidence rests_on = {};           // what they rest on besides what is tried
};

/// By the rules up to a level. Empty if there is no clash. The position, which holds no news, is as before
/// afterwards.
Chain chain_to_clash(Position& position, Candidate assumed, int level, const LookAround& around);

/// The finding that rules a candidate out, given what follows from it.
Finding refutation(const Position& position, Candidate assumed, Chain chain, const Wording& wording);

}  // namespace hamlet::path
