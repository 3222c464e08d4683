#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/chains.hpp"

namespace hamlet::bridges {

namespace {

/// "0–2–1": the bridges along the chain
std::string counts_text(const std::vector<int>& bridges) {
  std::string text;
  for (const int n : bridges) text += fmt::format("{}{}", text.empty() ? "" : "–", n);
  return text;
}

std::string islands_text(const Wording& wording, const Chain& chain) {
  std::string text;
  for (const Vertex island : chain.islands) text += (text.empty() ? "" : "–") + wording.cell(island);
  return text;
}

std::string why_not(const Wording& wording, const ChainTrial& trial) {
  switch (trial.clash) {
    case Clash::starved:
      return fmt::format("would leave {} short of bridges", wording.island(trial.clash_at));
    case Clash::overfull:
      return fmt::format("would give {} too many bridges", wording.island(trial.clash_at));
    case Clash::closed_off:
      return fmt::format("would cut off {}", wording.smaller_side(trial.closed));
    default:
      return fmt::format("would have no room {}", wording.between(trial.clash_at));
  }
}

std::vector<LaneTarget> targets_of(const Chain& chain, std::span<const ChainTrial> trials) {
  std::vector<LaneTarget> targets;
  for (std::size_t i = 0; i < chain.lanes.size(); ++i) {
    LaneTarget target{chain.lanes[i], INT32_MAX, INT32_MIN};
    for (const ChainTrial& trial : trials) {
      if (trial.clash != Clash::none) continue;
      target.least = std::min(target.least, trial.bridges[i]);
      target.most = std::max(target.most, trial.bridges[i]);
    }
    targets.push_back(target);
  }
  return targets;
}

std::string reason(const Wording& wording, const Chain& chain, std::span<const ChainTrial> trials) {
  std::vector<std::string> out, left;
  for (const ChainTrial& trial : trials) {
    const bool is_whole = trial.bridges.size() == chain.lanes.size();
    const std::string counts = counts_text(trial.bridges) + (is_whole ? "" : "–…");
    if (trial.clash == Clash::none) {
      left.push_back(counts);
    } else {
      out.push_back(fmt::format("{} {}", counts, why_not(wording, trial)));
    }
  }
  return fmt::format("Along {}, one count of bridges fixes all: {}{}", islands_text(wording, chain),
                     listed(out), left.empty() ? "" : ", so it is " + listed(left, "or"));
}

std::optional<Finding> finding_at(Position& position, const Wording& wording, const Chain& chain) {
  const auto trials = chain_trials(position, chain);
  if (std::ranges::all_of(trials, [](const ChainTrial& trial) { return trial.clash == Clash::none; }))
    return std::nullopt;
  Finding finding{
      .where = {chain.islands.begin() + 1, chain.islands.end() - 1}, .targets = {}, .because = {}};
  finding.is_clash =
      std::ranges::all_of(trials, [](const ChainTrial& trial) { return trial.clash != Clash::none; });
  if (!finding.is_clash) {
    finding.targets = targets_of(chain, trials);
    std::erase_if(finding.targets, [&](const LaneTarget& target) {
      return target.least <= position.least(target.lane) && target.most >= position.most(target.lane);
    });
    if (finding.targets.empty()) return std::nullopt;
  }
  for (const Vertex end : {chain.islands.front(), chain.islands.back()}) {
    if (!std::ranges::count(finding.where, end)) finding.where.push_back(end);
  }
  for (const ChainTrial& trial : trials) {
    if ((trial.clash == Clash::starved || trial.clash == Clash::overfull) &&
        !std::ranges::count(finding.where, trial.clash_at))
      finding.where.push_back(trial.clash_at);
  }
  finding.because = reason(wording, chain, trials);
  return finding;
}

std::optional<Finding> look_for_chain(Position& position, const LookAround& around) {
  for (const Chain& chain : chains_of(position)) {
    if (auto finding = finding_at(position, around.wording, chain)) return finding;
  }
  return std::nullopt;
}

bool apply_chains(Position& position, const Run&) { return propagate_chains(position); }

}  // namespace

extern const Deduction chain_deduction = {
    .name = "chain",
    .level = level_pockets,
    .summary =
        "along islands with two open neighbours, one number of bridges fixes the others; each is tried",
    .apply = apply_chains,
    .look = look_for_chain,
};

}  // namespace hamlet::bridges
