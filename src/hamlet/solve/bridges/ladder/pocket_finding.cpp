#include "hamlet/solve/bridges/ladder/pocket_finding.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/clash_text.hpp"

namespace hamlet::bridges {

namespace {

std::string reason(const Wording& wording, const Pockets& pockets, std::size_t i, Links links) {
  const Pocket pocket = pockets.pocket(i);
  std::vector<Vertex> islands(pocket.islands.begin(), pocket.islands.end());
  std::ranges::sort(islands);
  const std::string inside = wording.cells(islands), gate = wording.island(pocket.gate);
  const char* parity = pockets.demand(i) % 2 == 0 ? "even" : "odd";
  if (links == Links::open) {
    return fmt::format(
        "What is left of the demands of {} has an {} sum, and only {} can help, by an {} number of "
        "further bridges",
        inside, parity, gate, parity);
  }
  if (!pockets.has_parity(i)) return fmt::format("Only {} joins {} with the other islands", gate, inside);
  return fmt::format(
      "Only {} joins {} with the other islands, by an {} number of bridges as their demands have an "
      "{} sum",
      gate, inside, parity, parity);
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
  finding.because = reason(wording, pockets, i, links);
  finding.because +=
      finding.is_clash ? ", which cannot be" : ", so " + wording.conclusion(position, gate, finding.targets);
  std::erase_if(finding.targets, [&](const LaneTarget& target) {
    return target.least == position.least(target.lane) && target.most == position.most(target.lane);
  });
  const auto inside = pockets.pocket(i).islands;
  finding.where.insert(finding.where.end(), inside.begin(), inside.end());
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
