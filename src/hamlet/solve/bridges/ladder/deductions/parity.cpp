#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet::bridges {

namespace {

std::optional<Finding> look_for_parity(Position& position, const LookAround& around) {
  return find_in_pockets(position, around, Links::open);
}

}  // namespace

extern const Deduction parity_deduction = {
    .name = "parity",
    .level = level_pockets,
    .summary =
        "islands that can use up what they still demand only with a single other island: by its parity",
    .look = look_for_parity,
};

}  // namespace hamlet::bridges
