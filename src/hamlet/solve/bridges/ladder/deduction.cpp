#include "hamlet/solve/bridges/ladder/deduction.hpp"

#include "hamlet/base/text/named.hpp"

namespace hamlet::bridges {

const Deduction& deduction_named(std::string_view name) { return named(deductions(), name, "rule", "rule"); }

std::optional<Finding> look_round(const Deduction& rule, Position& position, const LookAround& around) {
  if (rule.look != nullptr) return rule.look(position, around);
  const std::size_t islands = position.network().island_count();
  for (std::size_t i = 0; i < islands; ++i) {
    const std::size_t island = around.from + i < islands ? around.from + i : around.from + i - islands;
    if (auto finding = rule.look_at(position, around.wording, static_cast<Vertex>(island))) return finding;
  }
  return std::nullopt;
}

}  // namespace hamlet::bridges
