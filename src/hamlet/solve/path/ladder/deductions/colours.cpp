#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// In a bipartite graph, consecutive numbers have different colours.
void look_at_colours(const Position& position, Exclusions& shown) {
  const CandidateTable& table = position.table();
  // Once a number is placed, reachability already gives every candidate the right colour.
  if (table.colours().empty() || position.unplaced() != table.length()) return;
  const Step n = table.length();
  const auto colour_of_odd = [&](Candidate c) {
    return (table.colours()[table.cell(c)] + table.number(c) + 1) % 2;
  };
  Vertex size[2] = {0, 0};
  for (const std::uint8_t colour : table.colours()) ++size[colour];
  bool fits[2] = {};
  for (const unsigned colour : {0u, 1u}) {
    fits[colour] = size[colour] == n - n / 2;
    std::vector<std::uint8_t> has_cell(n + std::size_t{1}, 0), has_number(n, 0);
    for (Candidate c = 0; c < table.size(); ++c) {
      if (!position.is_left(c) || colour_of_odd(c) != colour) continue;
      has_cell[table.number(c)] = 1;
      has_number[table.cell(c)] = 1;
    }
    fits[colour] = fits[colour] && std::count(has_cell.begin(), has_cell.end(), 1) == n &&
                   std::count(has_number.begin(), has_number.end(), 1) == n;
  }
  if (fits[0] && fits[1]) return;
  shown.is_clash = !fits[0] && !fits[1];
  for (Candidate c = 0; c < table.size(); ++c) {
    if (position.is_left(c) && !fits[colour_of_odd(c)]) shown.excluded.push_back(c);
  }
}

bool apply_colours(Position& position, RuleScratch& scratch) {
  look_at_colours(position, scratch.shown);
  return scratch.shown.apply_and_clear(position, 0);
}

std::optional<Finding> look_for_colours(Position& position, LookAround& around) {
  const CandidateTable& table = position.table();
  Finding finding{.rests_on = {.is_everything = true}};
  look_at_colours(position, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  const Vertex example = table.cell(finding.shown.excluded.front());
  finding.where = {example};
  finding.because =
      finding.shown.is_clash
          ? std::string(
                "with two colours as on a chessboard, the numbers must change colour at each step, and "
                "the cells do not allow that")
          : fmt::format(
                "with two colours as on a chessboard, the numbers change colour at each step, so {} and "
                "the cells of its colour have no {} number",
                around.wording.cell(example),
                table.number(finding.shown.excluded.front()) % 2 == 0 ? "even" : "odd");
  return finding;
}

}  // namespace

extern const Deduction colours_deduction = {
    .name = "colours",
    .level = level_pockets,
    .summary = "on a board of two colours, as a chessboard, the numbers change colour at each step",
    .apply = apply_colours,
    .look = look_for_colours,
};

}  // namespace hamlet::path
