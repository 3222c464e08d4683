#include "hamlet/analyse/reports/path_panel.hpp"

namespace hamlet {

Panel path_panel(const std::string& title, const Board& board, const Path& path, const DrawOptions& options,
                 double largest) {
  PathSheet sheet{.board = board, .puzzle = {.graph = board.graph()}, .solution = visits_of(path)};
  return sheet_panel(title, sheet_of(std::move(sheet)), options, largest);
}

}  // namespace hamlet
