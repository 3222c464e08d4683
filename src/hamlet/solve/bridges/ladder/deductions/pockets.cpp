#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"

namespace hamlet::bridges {

extern const Deduction pockets_deduction;

namespace {

std::optional<Finding> look_for_pockets(Position& position, const LookAround& around) {
  return find_in_pockets(position, around, Links::possible);
}

bool apply_pockets(Position& position, const Run&) { return propagate_pockets(position, Links::possible); }

void add_pockets_moves(Position& position, std::span<const int>, std::vector<Move>& moves) {
  add_pocket_moves(position, pockets_deduction, Links::possible, moves);
}

std::optional<Finding> look_at_pockets_move(Position& position, const Wording& wording, const Move& move) {
  return finding_of_pocket(position, wording, Pockets(position, Links::possible), move.place,
                           Links::possible);
}

}  // namespace

extern const Deduction pockets_deduction = {
    .name = "pockets",
    .level = level_pockets,
    .summary =
        "islands that hang on a single other island need a bridge from it, and an even or odd number by "
        "their sum",
    .apply = apply_pockets,
    .add_moves = add_pockets_moves,
    .look = look_for_pockets,
    .look_at_move = look_at_pockets_move,
};

}  // namespace hamlet::bridges
