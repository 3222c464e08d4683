#include <fmt/format.h>

#include <set>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

bool apply_pockets(Position& position, RuleScratch& scratch) {
  if (!scratch.pockets.look(position, scratch.pocket)) return false;
  scratch.pocket.shown.apply_to(position, scratch.pocket.cells.front());
  return true;
}

std::string pocket_text(const PocketShown& pocket, const Wording& wording) {
  return pocket.cells.size() == 1
             ? fmt::format("the walled-off cell {}", wording.cell(pocket.cells[0]))
             : fmt::format("the {} walled-off cells {}", pocket.cells.size(), wording.cells(pocket.cells));
}

std::string run_text(const PocketShown& pocket) {
  return pocket.first == pocket.last ? std::to_string(pocket.first)
                                     : fmt::format("{}–{}", pocket.first, pocket.last);
}

std::string sentence(const PocketShown& pocket, const Wording& wording) {
  const std::string where = pocket_text(pocket, wording), which = run_text(pocket);
  const char* have = pocket.cells.size() == 1 ? "has" : "have";
  const char* they_are = pocket.first == pocket.last ? "it is" : "they are";
  const char* of_colour = pocket.colour >= 0 ? ", counted by colour" : "";
  switch (pocket.kind) {
    case PocketShown::Kind::too_long:
      return fmt::format("{} {} no room for {}{}, so {} elsewhere", where, have, which, of_colour, they_are);
    case PocketShown::Kind::needed:
      return fmt::format("{} cannot be filled without {}{}, so {} there", where, which, of_colour, they_are);
    case PocketShown::Kind::overfull:
      return fmt::format("{} {} no room for all the numbers that can only be there{}", where, have, of_colour);
    case PocketShown::Kind::unfilled:
      return fmt::format("{} cannot be filled by the numbers that can still get there{}", where, of_colour);
  }
  return "";
}

std::optional<Finding> look_for_pockets(Position& position, LookAround& around) {
  PocketShown pocket;
  if (!around.pockets.look(position, pocket)) return std::nullopt;
  Finding finding{.where = pocket.cells,
                  .because = sentence(pocket, around.wording),
                  .shown = std::move(pocket.shown),
                  .rests_on = {.cells = pocket.cells}};
  // The finding rests on where the pocket ends, and on which numbers can lie in it.
  std::set<Vertex> around_it;
  std::set<Step> numbers;
  for (const Vertex cell : pocket.cells) {
    for (const auto& [to, edge] : position.table().exits(cell)) around_it.insert(to);
    for (const Candidate c : position.left_on(cell)) numbers.insert(position.table().number(c));
  }
  finding.rests_on.cells.insert(finding.rests_on.cells.end(), around_it.begin(), around_it.end());
  finding.rests_on.numbers.assign(numbers.begin(), numbers.end());
  return finding;
}

}  // namespace

extern const Deduction pockets_deduction = {
    .name = "pockets",
    .level = level_pockets,
    .summary =
        "free cells that are cut off are filled exactly by the missing numbers that can get there, on "
        "boards of two colours colour by colour",
    .apply = apply_pockets,
    .look = look_for_pockets,
};

}  // namespace hamlet::path
