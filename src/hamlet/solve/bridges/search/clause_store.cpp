#include "hamlet/solve/bridges/search/clause_store.hpp"

#include <algorithm>

namespace hamlet::bridges {

std::uint32_t ClauseStore::add(std::span<const BoundLiteral> literals) {
  const auto clause = static_cast<std::uint32_t>(clauses_.size());
  clauses_.push_back(
      {static_cast<std::uint32_t>(literals_.size()), static_cast<std::uint32_t>(literals.size()), now_});
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  watch(clause, literals[0]);
  watch(clause, literals[1]);
  return clause;
}

void ClauseStore::forget_half() {
  std::vector<std::uint64_t> uses;
  for (const Clause& clause : clauses_) uses.push_back(clause.used);
  const auto middle = uses.begin() + static_cast<std::ptrdiff_t>(uses.size() / 2);
  std::ranges::nth_element(uses, middle);
  const std::uint64_t oldest_kept = *middle;

  const std::vector<Clause> before = std::exchange(clauses_, {});
  const std::vector<BoundLiteral> literals = std::exchange(literals_, {});
  for (auto& list : watches_) list.clear();
  for (const auto& [begin, size, used] : before) {
    if (used < oldest_kept && size > 2) continue;
    const std::uint32_t clause = add(std::span(literals).subspan(begin, size));
    clauses_[clause].used = used;
  }
}

}  // namespace hamlet::bridges
