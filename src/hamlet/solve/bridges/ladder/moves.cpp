#include "hamlet/solve/bridges/ladder/moves.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"
#include "hamlet/solve/bridges/ladder/refutation.hpp"
#include "hamlet/solve/bridges/propagate/closing.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/propagate/stranding.hpp"

namespace hamlet::bridges {

namespace {

class MoveList {
 public:
  MoveList(Position& position, std::span<const int> solution) : position_(position), solution_(solution) {}

  std::vector<Move> up_to(int level) {
    for (Vertex island = 0; island < position_.network().island_count(); ++island) {
      if (position_.is_finished(island)) continue;
      add_shares(island);
      if (level < level_closing) continue;
      if (const auto hull = hull_without_closing(position_, island)) add_hull("closing", island, *hull);
      if (const auto found = hull_without_stranding(position_, island))
        add_hull("stranding", island, found->hull);
    }
    if (level >= level_pockets) {
      add_pockets("pockets", Links::possible);
      add_pockets("parity", Links::open);
    }
    if (level >= level_what_if) add_what_ifs();
    return std::move(moves_);
  }

 private:
  void add(Move move) {
    std::erase_if(move.targets, [&](const LaneTarget& target) {
      return target.least <= position_.least(target.lane) && target.most >= position_.most(target.lane);
    });
    if (move.targets.empty()) return;
    for (const Move& known : moves_) {
      if (known.targets == move.targets) return;
    }
    moves_.push_back(std::move(move));
  }

  void add_shares(Vertex island) {
    const int spare = position_.most_sum(island) - position_.network().least(island);
    const bool is_plain = spare == 0 || !position_.network().is_known(island);
    Move move{.rule = is_plain ? "outlets" : "shares", .place = island, .targets = {}};
    for (const auto& [lane, other] : position_.network().outlets(island))
      move.targets.push_back(
          {lane, std::max(position_.least(lane), position_.most(lane) - spare), position_.most(lane)});
    add(std::move(move));
  }

  void add_hull(std::string_view rule, Vertex island, const IslandHull& hull) {
    Move move{.rule = rule, .place = island, .targets = {}};
    const auto outlets = position_.network().outlets(island);
    for (std::size_t i = 0; i < outlets.size(); ++i)
      move.targets.push_back({outlets[i].lane, hull.least[i], hull.most[i]});
    add(std::move(move));
  }

  void add_pockets(std::string_view rule, Links links) {
    const Pockets pockets(position_, links);
    for (std::size_t i = 0; i < pockets.pocket_count(); ++i) {
      const std::size_t mark = position_.mark();
      Move move{.rule = rule, .place = static_cast<std::uint32_t>(i), .targets = {}};
      if (pockets.apply(position_, i)) {
        for (const auto& [lane, other] : position_.network().outlets(pockets.pocket(i).gate))
          move.targets.push_back({lane, position_.least(lane), position_.most(lane)});
      }
      position_.undo_to(mark);
      add(std::move(move));
    }
  }

  void add_what_ifs() {
    for (LaneIndex lane = 0; lane < position_.network().lane_count(); ++lane) {
      for (const Assumption& assumption : assumptions_to_refute(position_, lane, solution_)) {
        if (!clashes_when_followed(position_, assumption)) continue;
        const LaneTarget target = assumption.least
                                      ? LaneTarget{lane, position_.least(lane) + 1, position_.most(lane)}
                                      : LaneTarget{lane, position_.least(lane), position_.most(lane) - 1};
        add({.rule = "what-if", .place = lane, .least = assumption.least, .targets = {target}});
      }
    }
  }

  Position& position_;
  std::span<const int> solution_;
  std::vector<Move> moves_;
};

}  // namespace

std::vector<Move> moves_from(Position& position, int level, std::span<const int> solution) {
  return MoveList(position, solution).up_to(level);
}

Finding finding_of(Position& position, const Move& move, const LookAround& around) {
  if (move.rule == "what-if") return explain_what_if(position, {move.place, move.least}, around.wording);
  if (move.rule == "pockets" || move.rule == "parity") {
    const Links links = move.rule == "pockets" ? Links::possible : Links::open;
    auto finding = finding_of_pocket(position, around.wording, Pockets(position, links), move.place, links);
    require(finding.has_value(), "a pocket shows what it showed before");
    return std::move(*finding);
  }
  auto finding = deduction_named(move.rule).look_at(position, around.wording, move.place);
  require(finding.has_value(), "a rule shows what it showed before");
  return std::move(*finding);
}

}  // namespace hamlet::bridges
