#include "hamlet/solve/bridges/way.hpp"

#include <algorithm>
#include <unordered_map>

#include "hamlet/solve/bridges/clash_text.hpp"
#include "hamlet/solve/bridges/what_if.hpp"

namespace hamlet {

namespace {

std::vector<LaneTightening> tightenings_since(const Position& position, std::size_t mark) {
  std::vector<LaneTightening> changes;
  std::unordered_map<LaneIndex, std::size_t> index;
  for (const LaneChange& change : position.changes_since(mark)) {
    if (!index.emplace(change.lane, changes.size()).second) continue;
    changes.push_back(
        {change.lane, change.least, change.most, position.least(change.lane), position.most(change.lane)});
  }
  return changes;
}

/// What is plain without any rule: no island takes more than it demands, and a finished net is one.
void see_what_is_plain(Position& position) {
  if (position.settle(Care::rest)) (void)is_joined_if_complete(position);
}

/// A clash shows in the position.
void apply(Position& position, const Finding& finding) {
  for (const auto& [lane, least, most] : finding.targets) {
    if (!position.lower(lane, most, Cause::rule, lane)) return;
    if (!position.raise(lane, least, Cause::rule, lane)) return;
  }
  see_what_is_plain(position);
}

}  // namespace

std::optional<WayStep> next_step(Position& position, int level, const LookAround& around) {
  for (const Deduction* rule : bridges_deductions()) {
    if (rule->level > level) break;
    auto finding = rule->look(position, around);
    if (!finding) continue;
    WayStep step{.rule = rule->name,
                 .level = rule->level,
                 .where = std::move(finding->where),
                 .because = std::move(finding->because),
                 .chain = std::move(finding->chain)};
    if (finding->is_clash) {
      step.rule = WayStep::clash_rule;
      (void)position.clash_found(Clash::starved, step.where.front());
      return step;
    }
    const std::size_t mark = position.mark();
    apply(position, *finding);
    step.changes = tightenings_since(position, mark);
    return step;
  }
  return std::nullopt;
}

Way find_way(Position& position, int level, const Wording& wording, std::span<const int> solution,
             const Run& run) {
  Way way;
  if (position.clash() == Clash::none) see_what_is_plain(position);
  LookAround around{.wording = wording, .run = run, .from = 0, .solution = solution};
  for (;;) {
    if (position.clash() != Clash::none) {
      if (way.steps.empty() || !way.steps.back().is_clash())
        way.steps.push_back(clash_step(position, wording));
      way.end = Way::End::clash;
      return way;
    }
    if (position.is_complete()) {
      way.end = Way::End::solved;
      return way;
    }
    if (run.must_end()) {
      way.end = Way::End::stopped;
      return way;
    }
    auto step = next_step(position, level, around);
    if (!step) {
      way.end = run.must_end() ? Way::End::stopped : Way::End::stuck;
      return way;
    }
    around.from = step->where.front();
    way.steps.push_back(std::move(*step));
    run.report({"explaining", way.steps.size()});
  }
}

}  // namespace hamlet
