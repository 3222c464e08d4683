#include "hamlet/solve/bridges/ladder/way.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "hamlet/solve/bridges/ladder/clash_text.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

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

void propagate_rests(Position& position) {
  if (position.propagate(Propagation::rest)) (void)is_joined_if_complete(position);
}

void apply_targets(Position& position, std::span<const LaneTarget> targets) {
  for (const auto& [lane, least, most] : targets) {
    if (!position.lower(lane, most, Cause::rule, lane)) return;
    if (!position.raise(lane, least, Cause::rule, lane)) return;
  }
  propagate_rests(position);
}

WayStep take_step(Position& position, std::string_view rule, int level, Finding finding,
                  const Wording& wording) {
  WayStep step{.rule = rule,
               .level = level,
               .where = std::move(finding.where),
               .because = std::move(finding.because),
               .chain = std::move(finding.chain)};
  if (finding.is_clash) {
    step.rule = WayStep::clash_rule;
    (void)position.clash_found(Clash::starved, step.where.front());
    return step;
  }
  const std::size_t mark = position.mark();
  apply_targets(position, finding.targets);
  step.changes = tightenings_since(position, mark);
  for (const LaneChange& change : position.changes_since(mark)) {
    if (change.cause != Cause::loop) continue;
    step.because += fmt::format("; a bridge {} would then close a loop", wording.between(change.lane));
  }
  return step;
}

std::optional<WayStep> next_step(Position& position, int level, const LookAround& around) {
  for (const Deduction* rule : deductions()) {
    if (rule->level > level) break;
    if (auto finding = look_round(*rule, position, around))
      return take_step(position, rule->name, rule->level, std::move(*finding), around.wording);
  }
  return std::nullopt;
}

Way find_way(Position& position, int level, const Wording& wording, std::span<const int> solution,
             const Run& run) {
  Way way;
  if (position.clash() == Clash::none) propagate_rests(position);
  LookAround around{.wording = wording, .run = run, .from = 0, .solution = solution};
  for (;;) {
    if (position.clash() != Clash::none) {
      if (way.steps.empty() || !way.steps.back().is_clash()) {
        way.steps.push_back(clash_step(position, wording));
        way.steps.back().because = capitalised(std::move(way.steps.back().because));
      }
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
    run.spend(1 + position.network().lane_count() / 8);
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

}  // namespace hamlet::bridges
