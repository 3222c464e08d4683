#include <fmt/format.h>

#include "hamlet/base/plural.hpp"
#include "hamlet/solve/path/deduce/path_deduction.hpp"

namespace hamlet {

namespace {

std::string pocket_text(const PocketShown& pocket, const PathWording& wording) {
  return pocket.cells.size() == 1
             ? fmt::format("the closed-off cell {}", wording.cell(pocket.cells[0]))
             : fmt::format("the pocket of {} cells {}", pocket.cells.size(), wording.cells(pocket.cells));
}

std::string run_text(const PocketShown& pocket) {
  return pocket.first == pocket.last ? std::to_string(pocket.first)
                                     : fmt::format("{} to {}", pocket.first, pocket.last);
}

std::string sentence(const PocketShown& pocket, const PathWording& wording) {
  const std::string where = pocket_text(pocket, wording), which = run_text(pocket);
  const char* of_colour = pocket.colour >= 0 ? ", counted by colour" : "";
  switch (pocket.kind) {
    case PocketShown::Kind::too_long:
      return fmt::format("{} has no room for {}{}, so they are elsewhere", where, which, of_colour);
    case PocketShown::Kind::needed:
      return fmt::format("{} cannot be filled without {}{}, so they are there", where, which, of_colour);
    case PocketShown::Kind::overfull:
      return fmt::format("{} has no room for all the numbers that can only be there{}", where, of_colour);
    case PocketShown::Kind::unfilled:
      return fmt::format("{} cannot be filled by the numbers that can still get there{}", where, of_colour);
  }
  return "";
}

std::optional<PathFinding> look(PathPosition& position, PathLookAround& around) {
  PocketShown pocket;
  if (!around.pockets.look(position, pocket)) return std::nullopt;
  PathFinding finding{.where = pocket.cells,
                      .because = sentence(pocket, around.wording),
                      .shown = std::move(pocket.shown),
                      .of_everything = true};
  return finding;
}

}  // namespace

extern const PathDeduction pockets_path_deduction = {
    .name = "pockets",
    .level = path_level_pockets,
    .summary = "free cells that are cut off are filled exactly by the missing numbers that can get there",
    .look = look,
};

}  // namespace hamlet
