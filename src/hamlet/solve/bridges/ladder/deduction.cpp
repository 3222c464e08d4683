#include "hamlet/solve/bridges/ladder/deduction.hpp"

#include <algorithm>

#include "hamlet/base/text/named.hpp"

namespace hamlet::bridges {

namespace {

bool draws(const Position& position, const Finding& finding) {
  return std::ranges::any_of(
      finding.targets, [&](const LaneTarget& target) { return target.least > position.least(target.lane); });
}

}  // namespace

const Deduction& deduction_named(std::string_view name) { return named(deductions(), name, "rule", "rule"); }

std::optional<Finding> look_round(const Deduction& rule, Position& position, const LookAround& around) {
  if (rule.look != nullptr) return rule.look(position, around);
  const std::size_t islands = position.network().island_count();
  std::optional<Finding> first;
  for (std::size_t i = 0; i < islands; ++i) {
    const std::size_t island = around.from + i < islands ? around.from + i : around.from + i - islands;
    auto finding = rule.look_at(position, around.wording, static_cast<Vertex>(island));
    if (!finding) continue;
    if (finding->is_clash || draws(position, *finding)) return finding;
    if (!first) first = std::move(finding);
  }
  return first;
}

}  // namespace hamlet::bridges
