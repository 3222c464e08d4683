#include "hamlet/solve/bridges/ladder/refutation.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/chain.hpp"

namespace hamlet::bridges {

std::vector<Assumption> assumptions_to_refute(const Position& position, LaneIndex lane,
                                              std::span<const int> solution) {
  if (!position.is_open(lane)) return {};
  std::vector<Assumption> assumptions;
  for (const bool least : {true, false}) {
    const int value = least ? position.least(lane) : position.most(lane);
    if (solution.empty() || solution[lane] != value) assumptions.push_back({lane, least});
  }
  return assumptions;
}

Finding refutation(const Position& position, Assumption assumption, std::vector<WayStep> chain,
                   const Wording& wording) {
  const auto [lane, least] = assumption;
  const auto [a, b] = position.network().ends(lane);
  const int value = least ? position.least(lane) : position.most(lane);
  const LaneTarget target = least ? LaneTarget{lane, value + 1, position.most(lane)}
                                  : LaneTarget{lane, position.least(lane), value - 1};
  Finding finding{.where = {a, b}, .targets = {target}, .because = {}, .chain = std::move(chain)};
  for (const Vertex island : finding.chain.back().where) {
    if (island != a && island != b) finding.where.push_back(island);
  }
  WayStep whole;
  whole.chain = std::move(finding.chain);
  const std::size_t conclusions = chain_length(whole);
  finding.chain = std::move(whole.chain);
  finding.because =
      fmt::format("With {}{} {}, {}{}, so {}", least && value > 0 ? "only " : "", bridges_text(value),
                  wording.between(lane),
                  conclusions > 0 ? fmt::format("after {} ", number_of(conclusions, "conclusion")) : "",
                  finding.chain.back().because, wording.conclusion(position, no_vertex, finding.targets));
  return finding;
}

Finding explain_what_if(Position& position, Assumption assumption, const Wording& wording) {
  const std::size_t mark = position.mark();
  const bool is_well = follow(position, assumption);
  std::vector<WayStep> chain;
  if (!is_well) chain = chain_to_clash(position, mark, wording);
  position.undo_to(mark);
  std::erase_if(chain, [](const WayStep& step) { return step.rule == "assumed"; });
  return refutation(position, assumption, std::move(chain), wording);
}

}  // namespace hamlet::bridges
