#include "hamlet/solve/bridges/ladder/deduce.hpp"

#include "hamlet/solve/bridges/propagate/closing.hpp"
#include "hamlet/solve/bridges/propagate/pockets.hpp"
#include "hamlet/solve/bridges/propagate/stranding.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

namespace {

/// Applies the rules of one level, from `level_closing` up, to the whole network once.
bool look_once(Position& position, int level, const Run& run) {
  switch (level) {
    case level_closing:
      return never_close_off(position) && never_strand(position);
    case level_pockets:
      return heed_pockets(position, Links::possible) && heed_pockets(position, Links::open);
    default:
      return try_each_lane(position, run);
  }
}

}  // namespace

bool deduce(Position& position, int level, const Run& run) {
  if (level == level_outlets) return position.settle(Care::outlets) && is_joined_if_complete(position);
  if (!position.settle()) return false;
  for (int current = level_closing; current <= level && !position.is_complete();) {
    if (run.must_end()) return true;
    const std::size_t before = position.mark();
    if (!look_once(position, current, run)) return position.clash() == Clash::none;
    current = position.mark() == before ? current + 1 : level_closing;
  }
  return is_joined_if_complete(position);
}

bool deduce_quickly(Position& position, const Run& run) {
  if (!position.settle()) return false;
  while (!position.is_complete() && !run.must_end()) {
    const std::size_t before = position.mark();
    if (!never_close_off(position) || !heed_pockets(position, Links::open)) return false;
    if (position.mark() == before) break;
  }
  return is_joined_if_complete(position);
}

}  // namespace hamlet::bridges
