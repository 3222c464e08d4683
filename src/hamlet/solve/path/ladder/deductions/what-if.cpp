#include <utility>

#include "hamlet/solve/path/ladder/chain.hpp"

namespace hamlet::path {

namespace {

// The shortest of this many refutations is reported …
constexpr int most_compared = 6;
// … unless this many more candidates have been tried since the first was found.
constexpr int most_tried_more = 60;
// This many candidates that would settle a number or a cell are tried before all others.
constexpr int most_tried_to_settle = 250;

/// Whether ruling out the candidate leaves its number or its cell a single possibility.
bool would_settle(const Position& position, Candidate c) {
  const CandidateTable& table = position.table();
  return position.cells_left(table.number(c)) == 2 || position.numbers_left(table.cell(c)) == 2;
}

struct Ruled {
  Candidate candidate = no_candidate;
  Chain chain = {};
};

/// Finds a candidate with a short refutation, from `around.try_from` on, wrapping around. With `to_settle`,
/// tries only a limited number of candidates that would settle something.
Ruled rule_out(Position& position, LookAround& around, bool to_settle) {
  const CandidateTable& table = position.table();
  Ruled best;
  int compared = 0, tried = 0, tried_more = 0;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto c = static_cast<Candidate>((around.try_from + i) % table.size());
    if (!position.is_left(c) || position.cell_at(table.number(c)) != no_vertex) continue;
    if (around.is_right(table, c) || (to_settle && !would_settle(position, c))) continue;
    if (++tried % 64 == 0 && around.run.must_end()) break;
    if (to_settle && tried > most_tried_to_settle) break;
    if (best.candidate != no_candidate && ++tried_more > most_tried_more) break;
    if (!around.deducer.is_refuted(c, level_pockets, around.run)) continue;
    Chain chain = chain_to_clash(position, c, level_pockets, around);
    if (chain.steps.empty()) break;
    if (best.candidate == no_candidate || chain.steps.size() < best.chain.steps.size())
      best = {c, std::move(chain)};
    if (++compared == most_compared) break;
  }
  return best;
}

std::optional<Finding> look_for_what_if(Position& position, LookAround& around) {
  position.forget_news();
  Ruled found = rule_out(position, around, true);
  if (found.candidate == no_candidate) found = rule_out(position, around, false);
  if (found.candidate == no_candidate) return std::nullopt;
  around.try_from = found.candidate;
  return refutation(position, found.candidate, std::move(found.chain), around.wording);
}

}  // namespace

extern const Deduction what_if_deduction = {
    .name = "what-if",
    .level = level_what_if,
    .summary = "a number is tried on a cell, and the rules of levels 1 to 4 lead to a clash",
    .look = look_for_what_if,
};

}  // namespace hamlet::path
