#include "hamlet/analyse/clues/clue_sets.hpp"

#include "hamlet/analyse/clues/hitting_sets.hpp"
#include "hamlet/analyse/clues/lazy_hitting_set.hpp"

namespace hamlet {

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
  const auto find = [&](const std::vector<ClueElement>& chosen) {
    MinimalDifference difference = differences.outside(chosen);
    return MissedSet{.set = std::move(difference.set), .stopped = difference.stopped};
  };
  LazyHittingSet found = lazy_hitting_set(differences.size(), std::move(known), find,
                                          {.doing = "looking for a smallest clue set"}, run);
  return {.elements = std::move(found.set),
          .at_least = found.at_least,
          .differences = found.sets,
          .is_minimal = found.is_minimal};
}

}  // namespace hamlet
