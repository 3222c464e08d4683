#include "hamlet/solve/path/sweep/kept_layers.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/path/sweep/apply_plan.hpp"

namespace hamlet::path {

double KeptLayers::predicted_bytes(const SweptPuzzle& swept) {
  constexpr double bytes_a_type = 16;  // a pointer to its block, and at most one group
  const auto moduli = static_cast<double>(moduli_for_going_back(swept.forecast().log2_bound).size());
  return moduli * swept.prediction(1).bytes_of_all_layers + bytes_a_type * swept.forecast().types;
}

std::unique_ptr<KeptLayers> KeptLayers::count(const SweptPuzzle& swept,
                                              std::optional<std::filesystem::path> spill_folder,
                                              Workers& workers, const Run& run, std::string& why_not) {
  return count_by(moduli_for_going_back(swept.forecast().log2_bound), swept, std::move(spill_folder), workers,
                  run, why_not);
}

std::unique_ptr<KeptLayers> KeptLayers::count_by(std::vector<Modulus> moduli, const SweptPuzzle& swept,
                                                 std::optional<std::filesystem::path> spill_folder,
                                                 Workers& workers, const Run& run, std::string& why_not) {
  const double others = swept.bytes_besides_states(workers.count()) +
                        static_cast<double>(sizeof(Block)) * 2 * swept.forecast().types;
  const double free = std::max(0.0, static_cast<double>(run.memory.bytes()) - others);
  const std::uint64_t left =
      std::max(static_cast<std::uint64_t>(free), BlockStore::least_bytes(workers.count()));
  try {
    std::unique_ptr<KeptLayers> kept(new KeptLayers(swept, std::move(moduli), left, std::move(spill_folder)));
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
  std::vector<std::uint64_t> totals;
  for (const Modulus modulus : moduli_) {
    const auto total = fill_by(modulus, workers, run);
    if (!total) return false;
    totals.push_back(*total);
  }
  total_ = from_residues(moduli_, totals);
  for (std::size_t step = 0; step + 1 < passes_.front().size(); ++step) groups_.push_back(groups_of(step));
  return true;
}

/// Returns the number of cycles by the modulus, or nothing if the run ended first.
std::optional<std::uint64_t> KeptLayers::fill_by(Modulus modulus, Workers& workers, const Run& run) {
  ForwardPass pass(swept_.types(), swept_.family(), modulus, store_, workers);
  const auto passes = static_cast<double>(moduli_.size()), done = static_cast<double>(passes_.size());
  const auto steps = static_cast<double>(swept_.sweep().steps().size());
  std::vector<StateLayer>& layers = passes_.emplace_back();
  layers.push_back(pass.layer());
  while (!pass.is_finished()) {
    run.report(
        {"counting", pass.all_states(), (done + static_cast<double>(pass.steps_done()) / steps) / passes});
    if (!pass.advance(true, run)) return std::nullopt;
    layers.push_back(pass.layer());
  }
  states_ = pass.all_states();
  return pass.total();
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

Count KeptLayers::ways_to(SweptState state) const {
  if (!is_reached(state.layer, state.type)) return 0;
  const std::uint32_t size = swept_.family().size(type_of(state).outers());
  const auto number_in = [&](const std::vector<StateLayer>& layers) {
    return count_at(layers[state.layer].blocks[state.type], size, state.rank);
  };
  const std::uint64_t first = number_in(passes_.front());
  if (first == 0 || moduli_.size() == 1) return first;
  std::vector<std::uint64_t> residues;
  for (std::size_t i = 0; i < moduli_.size(); ++i)
    residues.push_back(remainder(number_in(passes_[i]), moduli_[i]));
  return from_residues(moduli_, residues);
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
