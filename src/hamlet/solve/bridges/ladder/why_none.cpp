#include "hamlet/solve/bridges/ladder/why_none.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/told_way.hpp"
#include "hamlet/solve/bridges/numberlink/unsolvable.hpp"

namespace hamlet::bridges {

WhyNone why_none(const Question& question, const Run& run) {
  if (auto condition = numberlink::unsolvability(question.puzzle))
    return {std::move(condition->sentence), std::move(condition->islands)};
  const Wording wording(question.network, question.puzzle);
  Position position(question.network);
  (void)apply_bounds(position, question.bounds);
  Way way = told(find_way(position, level_what_if, wording, {}, run), question.bounds, wording);
  if (way.end != Way::End::clash) return {"every way of joining the islands was ruled out"};
  WayStep& clash = way.steps.back();
  return {way.steps.size() == 1 ? std::move(clash.because)
                                : fmt::format("after {} ('explain' shows them): {}",
                                              number_of(way.steps.size() - 1, "step"), clash.because),
          std::move(clash.where)};
}

}  // namespace hamlet::bridges
