#include "hamlet/solve/bridges/ladder/deduce.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/closing.hpp"
#include "hamlet/solve/bridges/propagate/pockets.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

namespace {

/// Applies the rules of one level, from `level_shares` up, to the whole network once.
bool apply_level(Position& position, int level, const Run& run) {
  return std::ranges::all_of(deductions(), [&](const Deduction* rule) {
    return rule->level != level || !rule->apply || rule->apply(position, run);
  });
}

}  // namespace

bool deduce(Position& position, int level, const Run& run) {
  if (level == level_outlets)
    return position.propagate(Propagation::outlets) && is_joined_if_complete(position);
  if (!position.propagate()) return false;
  for (int current = level_shares; current <= level && !position.is_complete();) {
    if (run.must_end()) return true;
    const std::size_t before = position.mark();
    if (!apply_level(position, current, run)) return position.clash() == Clash::none;
    current = position.mark() == before ? current + 1 : level_shares;
  }
  return is_joined_if_complete(position);
}

bool deduce_quickly(Position& position, const Run& run) {
  if (!position.propagate()) return false;
  while (!position.is_complete() && !run.must_end()) {
    const std::size_t before = position.mark();
    if (!propagate_closing(position) || !propagate_pockets(position, Links::open)) return false;
    if (position.mark() == before) break;
  }
  return is_joined_if_complete(position);
}

}  // namespace hamlet::bridges
