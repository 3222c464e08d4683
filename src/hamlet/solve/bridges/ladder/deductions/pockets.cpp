#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet::bridges {

namespace {

std::optional<Finding> look_for_pockets(Position& position, const LookAround& around) {
  return find_in_pockets(position, around, Links::possible);
}

}  // namespace

extern const Deduction pockets_deduction = {
    .name = "pockets",
    .level = level_pockets,
    .summary =
        "islands that a single island joins with the others need a bridge from it, and the right parity",
    .look = look_for_pockets,
};

}  // namespace hamlet::bridges
