#include "hamlet/analyse/clues/hitting_sets.hpp"

#include <algorithm>

#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet {

namespace {

class MinimalHittingSets {
 public:
  using Show = std::function<bool(const std::vector<std::uint32_t>&)>;

  MinimalHittingSets(const SetFamily& family, std::uint32_t size, const Run& run, const Show& show)
      : family_(family),
        containing_(size),
        run_(run),
        show_(show),
        is_candidate_(size, true),
        hits_(family.size(), 0) {
    for (std::uint32_t i = 0; i < family.size(); ++i) {
      for (std::uint32_t e : family[i]) containing_[e].push_back(i);
    }
  }

  /// Recursion depth is the size of a minimal hitting set, at most that of the family.
  bool extend() {
    if (++looks_ % 1024 == 0 && run_.must_end()) return false;
    const std::optional<std::uint32_t> open = open_set_with_fewest_candidates();
    if (!open) {
      std::vector<std::uint32_t> set = chosen_;
      std::ranges::sort(set);
      return show_(set);
    }
    std::vector<std::uint32_t> tries;
    for (std::uint32_t e : family_[*open]) {
      if (is_candidate_[e]) tries.push_back(e);
    }
    for (std::uint32_t e : tries) is_candidate_[e] = false;
    bool goes_on = true;
    for (std::uint32_t e : tries) {
      if (goes_on) goes_on = try_with(e);
      is_candidate_[e] = true;
    }
    return goes_on;
  }

 private:
  std::optional<std::uint32_t> open_set_with_fewest_candidates() const {
    std::optional<std::uint32_t> best;
    std::size_t fewest = ~std::size_t{0};
    for (std::uint32_t i = 0; i < family_.size(); ++i) {
      if (hits_[i] > 0) continue;
      const auto left = static_cast<std::size_t>(
          std::ranges::count_if(family_[i], [&](std::uint32_t e) { return is_candidate_[e]; }));
      if (left < fewest) {
        fewest = left;
        best = i;
      }
    }
    return best;
  }

  bool try_with(std::uint32_t e) {
    chosen_.push_back(e);
    for (std::uint32_t i : containing_[e]) ++hits_[i];
    const bool goes_on = !each_is_needed() || extend();
    for (std::uint32_t i : containing_[e]) --hits_[i];
    chosen_.pop_back();
    return goes_on;
  }

  /// Whether each chosen element is the only one chosen from some set.
  bool each_is_needed() const {
    return std::ranges::all_of(chosen_, [&](std::uint32_t e) {
      return std::ranges::any_of(containing_[e], [&](std::uint32_t i) { return hits_[i] == 1; });
    });
  }

  const SetFamily& family_;
  std::vector<std::vector<std::uint32_t>> containing_;
  const Run& run_;
  const Show& show_;
  std::vector<bool> is_candidate_;
  std::vector<std::uint32_t> hits_;
  std::vector<std::uint32_t> chosen_;
  std::uint64_t looks_ = 0;
};

}  // namespace

bool for_each_minimal_hitting_set(const SetFamily& family, std::uint32_t size, const Run& run,
                                  const std::function<bool(const std::vector<std::uint32_t>&)>& show) {
  return MinimalHittingSets(family, size, run, show).extend();
}

std::optional<std::vector<std::uint32_t>> smallest_hitting_set(const SetFamily& family, std::uint32_t size,
                                                               std::size_t at_least, const Run& run) {
  for (std::size_t most = at_least; most <= size && !run.must_end(); ++most) {
    SatSolver sat(run);
    std::vector<Literal> chosen;
    for (std::uint32_t e = 0; e < size; ++e) chosen.push_back(sat.new_variable());
    for (const auto& set : family) {
      std::vector<Literal> clause;
      for (std::uint32_t e : set) clause.push_back(chosen[e]);
      sat.add(clause);
    }
    at_most(sat, chosen, static_cast<int>(most));
    const SatSolver::Answer answer = sat.solve();
    if (answer == SatSolver::Answer::unknown) return std::nullopt;
    if (answer == SatSolver::Answer::no) continue;
    std::vector<std::uint32_t> set;
    for (std::uint32_t e = 0; e < size; ++e) {
      if (sat.value(chosen[e])) set.push_back(e);
    }
    return set;
  }
  return std::nullopt;
}

}  // namespace hamlet
