#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"

namespace hamlet::bridges {

extern const Deduction parity_deduction;

namespace {

std::optional<Finding> look_for_parity(Position& position, const LookAround& around) {
  return find_in_pockets(position, around, Links::open);
}

bool apply_parity(Position& position, const Run&) { return propagate_pockets(position, Links::open); }

void add_parity_moves(Position& position, std::span<const int>, std::vector<Move>& moves) {
  add_pocket_moves(position, parity_deduction, Links::open, moves);
}

std::optional<Finding> look_at_parity_move(Position& position, const Wording& wording, const Move& move) {
  return finding_of_pocket(position, wording, Pockets(position, Links::open), move.place, Links::open);
}

}  // namespace

extern const Deduction parity_deduction = {
    .name = "parity",
    .level = level_pockets,
    .summary =
        "islands that can get what they still need only from a single other island: an even or odd number",
    .apply = apply_parity,
    .add_moves = add_parity_moves,
    .look = look_for_parity,
    .look_at_move = look_at_parity_move,
};

}  // namespace hamlet::bridges
