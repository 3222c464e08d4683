#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "hamlet/solve/bridges/ladder/clash_text.hpp"

namespace hamlet::bridges {

namespace {

/// What is linked with the pocket only through its gate.
std::vector<Vertex> other_side(const Pockets& pockets, std::size_t i, std::size_t islands) {
  std::vector<char> is_inside(islands, 0);
  const Pocket pocket = pockets.pocket(i);
  for (const Vertex island : pocket.islands) is_inside[island] = 1;
  for (std::size_t part = 0; part < pockets.part_count(); ++part) {
    const auto linked = pockets.part(part);
    if (!std::ranges::count(linked, pocket.gate)) continue;
    std::vector<Vertex> others;
    std::ranges::copy_if(linked, std::back_inserter(others),
                         [&](Vertex island) { return island != pocket.gate && !is_inside[island]; });
    return others;
  }
  return {};
}

std::int64_t needed_by(const Position& position, std::span<const Vertex> islands, Links links) {
  std::int64_t sum = 0;
  for (const Vertex island : islands)
    sum += links == Links::open ? position.rest(island) : position.network().most(island);
  return sum;
}

/// The side of the gate to speak of: the smaller one, if its sum says the same as that of the pocket. Unlike
/// the pocket, the other side may have several parts, so it is named only as a whole.
std::vector<Vertex> side_to_name(const Position& position, const Pockets& pockets, std::size_t i,
                                 Links links) {
  const Network& network = position.network();
  const Pocket pocket = pockets.pocket(i);
  std::vector<Vertex> inside(pocket.islands.begin(), pocket.islands.end());
  std::vector<Vertex> others = other_side(pockets, i, network.island_count());
  const auto says_the_same = [&] {
    const std::array gate = {pocket.gate};
    return network.is_known(pocket.gate) && pockets.has_parity(i) &&
           std::ranges::all_of(others, [&](Vertex v) { return network.is_known(v); }) &&
           (needed_by(position, inside, links) + needed_by(position, gate, links) +
            needed_by(position, others, links)) %
                   2 ==
               0;
  };
  const bool is_better =
      !others.empty() && others.size() < inside.size() && !Wording::is_cut(others) && says_the_same();
  std::vector<Vertex> named = is_better ? std::move(others) : std::move(inside);
  std::ranges::sort(named);
  return named;
}

std::string reason(const Position& position, const Wording& wording, const Pockets& pockets, std::size_t i,
                   Links links, std::span<const Vertex> named) {
  const std::string cells = wording.cells(named), gate = wording.island(pockets.pocket(i).gate);
  if (!pockets.has_parity(i)) return fmt::format("{} hang on {} alone", cells, gate);
  const std::int64_t sum = needed_by(position, named, links);
  const char* parity = sum % 2 == 0 ? "even" : "odd";
  return links == Links::open
             ? fmt::format(
                   "{} still need {} in all, from one another and from {} alone, which adds an {} number",
                   cells, bridge_count(static_cast<int>(sum)), gate, parity)
             : fmt::format("{} add up to {} and hang on {} alone, by an {} number of bridges", cells, sum,
                           gate, parity);
}

}  // namespace

std::optional<Finding> finding_of_pocket(Position& position, const Wording& wording, const Pockets& pockets,
                                         std::size_t i, Links links) {
  const Vertex gate = pockets.pocket(i).gate;
  const std::size_t mark = position.mark();
  Finding finding{.where = {gate}, .targets = {}, .because = {}};
  finding.is_clash = !pockets.apply(position, i);
  for (const auto& [lane, other] : position.network().outlets(gate))
    finding.targets.push_back({lane, position.least(lane), position.most(lane)});
  const bool is_new = position.mark() > mark;
  position.undo_to(mark);
  if (!is_new && !finding.is_clash) return std::nullopt;
  const std::vector<Vertex> named = side_to_name(position, pockets, i, links);
  finding.because = capitalised(reason(position, wording, pockets, i, links, named));
  finding.because +=
      finding.is_clash ? ", which cannot be" : ", so " + wording.conclusion(position, gate, finding.targets);
  std::erase_if(finding.targets, [&](const LaneTarget& target) {
    return target.least == position.least(target.lane) && target.most == position.most(target.lane);
  });
  add_named(finding.where, named);
  return finding;
}

void add_pocket_moves(Position& position, const Deduction& rule, Links links, std::vector<Move>& moves) {
  const Pockets pockets(position, links);
  for (std::size_t i = 0; i < pockets.pocket_count(); ++i) {
    const std::size_t mark = position.mark();
    Move move{.rule = &rule, .place = static_cast<std::uint32_t>(i), .targets = {}};
    if (pockets.apply(position, i)) {
      for (const auto& [lane, other] : position.network().outlets(pockets.pocket(i).gate))
        move.targets.push_back({lane, position.least(lane), position.most(lane)});
    }
    position.undo_to(mark);
    moves.push_back(std::move(move));
  }
}

std::optional<Finding> find_in_pockets(Position& position, const LookAround& around, Links links) {
  const Pockets pockets(position, links);
  if (!pockets.check_parts(position)) {
    WayStep clash = clash_step(position, around.wording);
    position.undo_to(position.mark());
    return Finding{.where = std::move(clash.where),
                   .targets = {},
                   .because = capitalised(std::move(clash.because)),
                   .is_clash = true};
  }
  for (std::size_t i = 0; i < pockets.pocket_count(); ++i) {
    if (auto finding = finding_of_pocket(position, around.wording, pockets, i, links)) return finding;
  }
  return std::nullopt;
}

}  // namespace hamlet::bridges
