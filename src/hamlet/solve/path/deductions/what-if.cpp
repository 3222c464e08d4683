#include <utility>

#include "hamlet/solve/path/deduce/path_chain.hpp"

namespace hamlet {

namespace {

// The easiest of so many that can be ruled out is shown …
constexpr int most_compared = 6;
// … if they are found among so many that are tried.
constexpr int most_tried_more = 60;

/// What leaves a number or a cell one possibility comes before what leaves several, and then what is short.
std::pair<bool, std::size_t> weight(const PathPosition& position, Candidate c, const PathChain& chain) {
  const CandidateTable& table = position.table();
  const bool settles = position.cells_left(table.number(c)) == 2 || position.numbers_left(table.cell(c)) == 2;
  return {!settles, chain.steps.size()};
}

std::optional<PathFinding> look(PathPosition& position, PathLookAround& around) {
  const CandidateTable& table = position.table();
  position.forget_news();
  PathChain best;
  Candidate best_candidate = no_candidate;
  int compared = 0, tried_more = 0;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto c = static_cast<Candidate>((around.try_from + i) % table.size());
    if (!position.is_left(c) || position.cell_at(table.number(c)) != no_vertex) continue;
    if (around.is_right(table, c)) continue;
    if (i % 64 == 63 && around.run.must_end()) return std::nullopt;
    if (best_candidate != no_candidate && ++tried_more > most_tried_more) break;
    if (!around.deducer.is_refuted(c, path_level_pockets)) continue;
    PathChain chain = chain_to_path_clash(position, c, path_level_pockets, around);
    if (chain.steps.empty()) return std::nullopt;
    if (best_candidate == no_candidate ||
        weight(position, c, chain) < weight(position, best_candidate, best)) {
      best = std::move(chain);
      best_candidate = c;
    }
    if (++compared == most_compared) break;
  }
  if (best_candidate == no_candidate) return std::nullopt;
  around.try_from = best_candidate;
  return path_refutation(position, best_candidate, std::move(best), around.wording);
}

}  // namespace

extern const PathDeduction what_if_path_deduction = {
    .name = "what-if",
    .level = path_level_what_if,
    .summary = "a number is tried on a cell, and the rules up to pockets lead to a clash",
    .look = look,
};

}  // namespace hamlet
