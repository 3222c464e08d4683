#include "hamlet/solve/bridges/ladder/moves.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet::bridges {

namespace {

/// Keeps only new targets; of moves with the same targets, keeps the first, whose rule is the cheapest.
void keep_new(const Position& position, std::vector<Move>& moves, std::size_t from) {
  std::size_t kept = from;
  for (std::size_t i = from; i < moves.size(); ++i) {
    std::erase_if(moves[i].targets, [&](const LaneTarget& target) {
      return target.least <= position.least(target.lane) && target.most >= position.most(target.lane);
    });
    const auto known = std::span(moves).first(kept);
    if (moves[i].targets.empty() || std::ranges::count(known, moves[i].targets, &Move::targets)) continue;
    if (kept != i) moves[kept] = std::move(moves[i]);
    ++kept;
  }
  moves.resize(kept);
}

}  // namespace

std::vector<Move> moves_from(Position& position, int level, std::span<const int> solution) {
  std::vector<Move> moves;
  for (Vertex island = 0; island < position.network().island_count(); ++island) {
    if (position.is_finished(island)) continue;
    for (const Deduction* rule : deductions()) {
      if (!rule->targets_at || rule->level > std::max(level, level_shares)) continue;
      moves.push_back({.rule = rule, .place = island, .targets = rule->targets_at(position, island)});
      keep_new(position, moves, moves.size() - 1);
    }
  }
  for (const Deduction* rule : deductions()) {
    if (!rule->add_moves || rule->level > level) continue;
    const std::size_t known = moves.size();
    rule->add_moves(position, solution, moves);
    keep_new(position, moves, known);
  }
  return moves;
}

Finding finding_of(Position& position, const Move& move, const LookAround& around) {
  auto finding = move.rule->look_at ? move.rule->look_at(position, around.wording, move.place)
                                    : move.rule->look_at_move(position, around.wording, move);
  require(finding.has_value(), "a rule shows what it showed before");
  return std::move(*finding);
}

}  // namespace hamlet::bridges
