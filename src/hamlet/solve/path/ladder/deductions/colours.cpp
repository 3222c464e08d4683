#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

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
    .look = look_for_colours,
};

}  // namespace hamlet::path
