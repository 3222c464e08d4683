#include "hamlet/analyse/clues/clue_sets.hpp"

#include <algorithm>

#include "hamlet/analyse/clues/hitting_sets.hpp"

namespace hamlet {

namespace {

/// Collects difference sets until a smallest set that meets them all is a clue set (implicit hitting sets).
class SmallestSearch {
 public:
  SmallestSearch(Differences& differences, std::vector<ClueElement> known, const Run& run)
      : differences_(differences), run_(run), best_(std::move(known)) {}

  SmallestSet search() {
    std::size_t at_least = 0;
    if (!learn_from_known()) return result(0);
    while (at_least < best_.size() && !run_.must_end()) {
      const auto set = smallest_hitting_set(family_, differences_.size(), at_least, run_);
      if (!set) break;
      at_least = set->size();
      if (!grow(*set)) break;
      run_.report({.doing = "looking for a smallest clue set",
                   .work = family_.size(),
                   .fraction = static_cast<double>(at_least) / static_cast<double>(best_.size())});
    }
    return result(at_least);
  }

 private:
  SmallestSet result(std::size_t at_least) const {
    return {
        .elements = best_, .at_least = std::max(at_least, disjoint_sets()), .differences = family_.size()};
  }
  /// A lower bound: disjoint difference sets need one clue each.
  std::size_t disjoint_sets() const {
    std::vector<bool> is_taken(differences_.size(), false);
    std::size_t count = 0;
    for (const DifferenceSet& set : family_) {
      if (std::ranges::any_of(set, [&](ClueElement e) { return is_taken[e]; })) continue;
      for (ClueElement e : set) is_taken[e] = true;
      ++count;
    }
    return count;
  }
  /// Learns a difference set for each clue of the known set. This is fast, since the other clues are printed.
  /// Drops clues that exclude nothing.
  bool learn_from_known() {
    for (const ClueElement e : std::vector<ClueElement>(best_)) {
      std::vector<ClueElement> others = best_;
      std::erase(others, e);
      MinimalDifference difference = differences_.outside(others);
      if (difference.stopped) return false;
      if (difference.set) {
        learn(std::move(*difference.set));
      } else {
        best_ = std::move(others);
      }
    }
    return true;
  }
  void learn(DifferenceSet set) {
    for (ClueElement e : set) ++frequency(e);
    family_.push_back(std::move(set));
  }

  /// Adds elements until the set is a clue set, learning a difference set for each. False if the run ended.
  bool grow(std::vector<ClueElement> set) {
    for (;;) {
      MinimalDifference difference = differences_.outside(set);
      if (difference.stopped) return false;
      if (!difference.set) break;
      set.push_back(most_frequent(*difference.set));
      learn(std::move(*difference.set));
    }
    if (set.size() < best_.size()) {
      std::ranges::sort(set);
      best_ = std::move(set);
    }
    return true;
  }
  /// The element in most of the known sets is likely to meet more.
  ClueElement most_frequent(const DifferenceSet& set) {
    return *std::ranges::max_element(set, {}, [&](ClueElement e) { return frequency(e); });
  }
  std::uint32_t& frequency(ClueElement e) {
    frequencies_.resize(differences_.size(), 0);
    return frequencies_[e];
  }

  Differences& differences_;
  const Run& run_;
  SetFamily family_;
  std::vector<std::uint32_t> frequencies_;
  std::vector<ClueElement> best_;
};

}  // namespace

MinimalSets count_minimal_sets(Differences& differences, const Run& run,
                               const std::function<bool(const std::vector<ClueElement>&)>& show) {
  const DifferenceSets found = differences.all();
  MinimalSets result{.differences = found.sets.size()};
  if (!found.all) return result;
  result.all = for_each_minimal_hitting_set(
      found.sets, differences.size(), run, [&](const std::vector<ClueElement>& set) {
        ++result.count;
        ++result.by_size[set.size()];
        run.report({.doing = "listing minimal clue sets", .work = result.count});
        return show(set);
      });
  return result;
}

SmallestSet smallest_set(Differences& differences, std::vector<ClueElement> known, const Run& run) {
  return SmallestSearch(differences, std::move(known), run).search();
}

}  // namespace hamlet
