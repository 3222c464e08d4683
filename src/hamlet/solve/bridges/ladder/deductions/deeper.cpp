#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/refutation.hpp"
#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

namespace {

/// Whether the position clashes by the rules up to a level or, with some depth left, by further assumptions.
bool clashes(Position& position, int level, int depth, const Run& run);

/// Rules out assumptions that clash, lane by lane, until the position itself clashes or nothing more is ruled
/// out.
bool clashes_by_trying(Position& position, int level, int depth, const Run& run) {
  for (bool shows_more = true; shows_more;) {
    shows_more = false;
    for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
      for (const bool least : {true, false}) {
        if (!position.is_open(lane)) break;
        if (run.must_end()) return false;
        const std::size_t mark = position.mark();
        const bool refuted = !assume(position, {lane, least}) || clashes(position, level, depth - 1, run);
        position.undo_to(mark);
        if (!refuted) continue;
        if (!rule_out(position, {lane, least}) || !deduce(position, level, run)) return true;
        shows_more = true;
      }
    }
  }
  return false;
}

bool clashes(Position& position, int level, int depth, const Run& run) {
  if (!deduce(position, level, run)) return true;
  return depth > 0 && !position.is_complete() && clashes_by_trying(position, level, depth, run);
}

/// How an assumption is tested: the level of the rules, and the depth of further assumptions. Efforts are
/// tried from the easiest for a person on.
struct Effort {
  int level;
  int depth;
};

bool is_refuted(Position& position, Assumption assumption, Effort effort, const Run& run) {
  const std::size_t mark = position.mark();
  const bool refuted = !assume(position, assumption) || clashes(position, effort.level, effort.depth, run);
  position.undo_to(mark);
  return refuted;
}

std::optional<Finding> explain(Position& position, Assumption assumption, Effort effort,
                               const LookAround& around) {
  const std::size_t mark = position.mark();
  (void)assume(position, assumption);
  const int level = effort.depth > 0 ? level_deeper : effort.level;
  Way way = find_way(position, level, around.wording, {}, around.run);
  position.undo_to(mark);
  if (way.end != Way::End::clash) return std::nullopt;
  return refutation(position, assumption, std::move(way.steps), around.wording);
}

std::optional<Finding> look_for_deeper(Position& position, const LookAround& around) {
  for (int depth = 0;; ++depth) {
    for (const int level : {level_pockets, level_what_if}) {
      bool any = false;
      for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
        for (const Assumption& assumption : assumptions_to_refute(position, lane, around.solution)) {
          if (around.run.must_end()) return std::nullopt;
          any = true;
          if (is_refuted(position, assumption, {level, depth}, around.run))
            return explain(position, assumption, {level, depth}, around);
        }
      }
      if (!any) return std::nullopt;
    }
    if (depth > static_cast<int>(position.open_lanes())) return std::nullopt;
  }
}

}  // namespace

extern const Deduction deeper_deduction = {
    .name = "deeper",
    .level = level_deeper,
    .summary = "a lane is tried, and the rules up to level 4, or further what-ifs, lead to a clash",
    .look = look_for_deeper,
};

}  // namespace hamlet::bridges
