#include "hamlet/solve/path/sweep/kept_layers.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/path/sweep/apply_plan.hpp"

namespace hamlet::path {

double KeptLayers::predicted_bytes(const SweptPuzzle& swept) {
  constexpr double bytes_a_type = 16;  // a pointer to its block, and at most one group
  const SweepPrediction one = swept.prediction(1);
  const double others = swept.bytes_besides_states(1);
  return others + static_cast<double>(one.passes) * (one.bytes_of_all_layers - others) +
         bytes_a_type * static_cast<double>(one.passes) * swept.forecast().types;
}

std::unique_ptr<KeptLayers> KeptLayers::count(const SweptPuzzle& swept,
                                              std::optional<std::filesystem::path> spill_folder,
                                              Workers& workers, const Run& run, std::string& why_not,
                                              std::size_t least_moduli) {
  std::vector<Modulus> moduli = {{}};
  if (!fit_words(swept) || least_moduli > 1) moduli = moduli_for(swept.forecast().log2_bound, least_moduli);
  const double others =
      swept.bytes_besides_states(workers.count()) +
      static_cast<double>(sizeof(Block)) * static_cast<double>(1 + moduli.size()) * swept.forecast().types;
  const double free = std::max(0.0, static_cast<double>(run.memory.bytes()) - others);
  const std::uint64_t left =
      std::max(static_cast<std::uint64_t>(free), BlockStore::least_bytes(workers.count()));
  try {
    std::unique_ptr<KeptLayers> kept(new KeptLayers(swept, left, std::move(spill_folder)));
    kept->moduli_ = std::move(moduli);
    // A diamond that no move can satisfy is not among the problem's edges.
    if (swept.problem().is_impossible() || swept.types().is_empty()) return kept;
    if (kept->fill(workers, run)) return kept;
    why_not = why_ended(run);
  } catch (const OutOfRoom& shortage) {
    why_not = shortage.what();
  }
  return nullptr;
}

/// Runs the sweep. Returns false if the run ended first.
bool KeptLayers::fill(Workers& workers, const Run& run) {
  for (std::size_t step = 0; step + 1 < swept_.types().layer_count(); ++step)
    groups_.push_back(groups_of(step));
  for (const Modulus modulus : moduli_) {
    if (!fill_by(modulus, workers, run)) return false;
  }
  total_ = from_residues(moduli_, totals_);
  return true;
}

bool KeptLayers::fill_by(Modulus modulus, Workers& workers, const Run& run) {
  ForwardPass pass(swept_.types(), swept_.family(), modulus, store_, workers);
  const auto steps = static_cast<double>(swept_.sweep().steps().size());
  const auto passes_done = static_cast<double>(layers_.size());
  std::vector<StateLayer>& layers = layers_.emplace_back();
  layers.push_back(pass.layer());
  while (!pass.is_finished()) {
    run.report({"counting", states_ + pass.all_states(),
                (passes_done + static_cast<double>(pass.steps_done()) / steps) /
                    static_cast<double>(moduli_.size())});
    if (!pass.advance(true, run)) return false;
    layers.push_back(pass.layer());
  }
  totals_.push_back(pass.total());
  states_ += pass.all_states();
  return true;
}

std::string KeptLayers::why_none() const {
  return "every possibility was counted, in " + number_of(states_, "state");
}

KeptLayers::Groups KeptLayers::groups_of(std::size_t step) const {
  Groups groups;
  std::size_t source_end = 0;
  const TypeLayers& types = swept_.types();
  for (std::size_t part = 0; part + 1 < types.layer(step).parts.size(); ++part) {
    types.for_each_group(step, part, [&](const TypeGroup& group) {
      source_end += group.sources.size();
      groups.target_end.push_back(static_cast<std::uint32_t>(group.target_end));
      groups.source_end.push_back(static_cast<std::uint32_t>(source_end));
    });
  }
  return groups;
}

// A number that is a multiple of one modulus is missing from its layers, but not from all.
bool KeptLayers::reach(std::size_t layer, std::uint32_t type) const {
  return std::ranges::any_of(
      layers_, [&](const std::vector<StateLayer>& layers) { return layers[layer].blocks[type] != nullptr; });
}

template <>
std::uint64_t KeptLayers::ways_to(SweptState state) const {
  require(moduli_.size() == 1, "one word holds the number of ways");
  const Block found = layers_[0][state.layer].blocks[state.type];
  return found ? count_at(found, swept_.family().size(type_of(state).outers()), state.rank) : 0;
}

template <>
Count KeptLayers::ways_to(SweptState state) const {
  const std::uint32_t size = swept_.family().size(type_of(state).outers());
  std::vector<std::uint64_t> remainders;
  for (std::size_t pass = 0; pass < moduli_.size(); ++pass) {
    const Block found = layers_[pass][state.layer].blocks[state.type];
    const std::uint64_t kept = found ? count_at(found, size, state.rank) : 0;
    remainders.push_back(remainder(kept, moduli_[pass]));
  }
  return from_residues(moduli_, remainders);
}

std::span<const std::uint32_t> KeptLayers::sources_of(std::size_t layer, std::uint32_t target) const {
  const Groups& groups = groups_[layer];
  const auto found = std::ranges::upper_bound(groups.target_end, target);
  require(found != groups.target_end.end(), "a type that no group leads to");
  const auto group = static_cast<std::size_t>(found - groups.target_end.begin());
  const std::size_t begin = group == 0 ? 0 : groups.source_end[group - 1];
  return std::span(swept_.types().layer(layer).order).subspan(begin, groups.source_end[group] - begin);
}

}  // namespace hamlet::path
