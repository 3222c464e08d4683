#include "hamlet/solve/bridges/numberlink/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges::numberlink {

namespace {

std::vector<int> magnitudes(const BridgesPuzzle& puzzle) {
  std::vector<int> magnitudes;
  magnitudes.reserve(puzzle.islands().size());
  for (const Island& island : puzzle.islands()) magnitudes.push_back(island.demand.value_or(no_limit));
  return magnitudes;
}

/// Why n more connections cannot be drawn on the lane; nothing if they can.
std::optional<std::string> objection(const Position& position, LaneIndex lane, int n) {
  const Network& network = position.grid().network();
  const auto [a, b] = network.ends(lane);
  const Labels name = position.grid().puzzle().labels();
  const std::string pair = fmt::format("{} and {}", name(a), name(b));
  if (position.is_blocked(lane)) return fmt::format("a bridge between {} crosses one that is drawn", pair);
  if (n > network.k() - position.drawn()[lane])
    return fmt::format("{} cannot be joined by more than {}", pair,
                       number_of(static_cast<std::uint64_t>(network.k()), "bridge"));
  for (Vertex end : {a, b}) {
    if (n > position.rest(end))
      return fmt::format("{} cannot have more bridges than its number", position.grid().name_of(end));
  }
  if (network.no_loops() && position.drawn()[lane] == 0 &&
      position.groups().find(a) == position.groups().find(b))
    return fmt::format("a bridge between {} closes a loop", pair);
  return std::nullopt;
}

}  // namespace

Position::Position(BridgesPuzzle puzzle)
    : grid_(std::make_shared<const KGrid>(std::move(puzzle))),
      drawn_(grid_->network().lane_count(), 0),
      blocked_(grid_->network().lane_count(), 0),
      groups_(magnitudes(grid_->puzzle())) {}

Position::Position(BridgesPuzzle puzzle, std::span<const Bridge> drawn) : Position(std::move(puzzle)) {
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const auto [a, b, n] = drawn[i];
    const std::string where = fmt::format("bridges[{}]", i);
    if (a >= grid_->node_count() || b >= grid_->node_count())
      throw InputError(where, "there is no such island");
    const auto lane = grid_->puzzle().lane_between(a, b);
    const Labels name = grid_->puzzle().labels();
    if (!lane)
      throw InputError(where,
                       fmt::format("{} and {} are not neighbours that may be joined", name(a), name(b)));
    if (n < 0) throw InputError(where, fmt::format("{} is no number of bridges", n));
    if (n == 0) continue;
    if (const auto why = objection(*this, static_cast<LaneIndex>(*lane), n)) throw InputError(where, *why);
    draw(static_cast<LaneIndex>(*lane), n);
  }
}

std::optional<int> Position::magnitude(Vertex p) const {
  return rest(p) == no_limit ? std::nullopt : std::optional(rest(p));
}

int Position::room(LaneIndex lane) const {
  if (is_blocked(lane)) return 0;
  const auto [a, b] = grid_->network().ends(lane);
  return std::min({grid_->k() - drawn_[lane], rest(a), rest(b)});
}

int Position::open_neighbours(Vertex p) const {
  return static_cast<int>(std::ranges::count_if(grid_->network().outlets(p),
                                                [&](const Outlet& outlet) { return room(outlet.lane) > 0; }));
}

bool Position::is_solved() const {
  for (Vertex p = 0; p < grid_->node_count(); ++p) {
    if (!is_complete(p) && (rest(p) != no_limit || open_neighbours(p) > 0)) return false;
  }
  return groups_.is_one();
}

std::optional<Vertex> Position::closed_off() const {
  for (Vertex p = 0; p < grid_->node_count(); ++p) {
    if (is_complete(p) && groups_.group_of(p).is_closed() && !groups_.is_one()) return p;
  }
  return std::nullopt;
}

void Position::draw(LaneIndex lane, int n) {
  require(n >= 0 && n <= room(lane), "only what fits is drawn");
  if (n == 0) return;
  const auto [a, b] = grid_->network().ends(lane);
  if (drawn_[lane] == 0) {
    groups_.join(a, b);
    for (LaneIndex other : grid_->network().crossing(lane)) blocked_[other] = 1;
  }
  drawn_[lane] += n;
  groups_.lessen(a, n);
  groups_.lessen(b, n);
}

Position build(Position position, Vertex p, const Word& word) {
  for (Direction l = 1; l <= most_directions; ++l) {
    const int n = word.count(l);
    if (n == 0) continue;
    const auto neighbour = position.grid().neighbour(p, l);
    const std::string where = fmt::format("the word {}", to_text(word));
    if (!neighbour)
      throw InputError(where, fmt::format("{} has no {} neighbour", position.grid().name_of(p), name_of(l)));
    if (n < 0) throw InputError(where, "a letter cannot occur a negative number of times");
    if (const auto why = objection(position, neighbour->lane, n)) throw InputError(where, *why);
    position.draw(neighbour->lane, n);
  }
  return position;
}

}  // namespace hamlet::bridges::numberlink
