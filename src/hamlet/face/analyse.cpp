#include "hamlet/analyse.hpp"

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/face/inner.hpp"

namespace hamlet {

std::vector<std::string_view> score_names() {
  std::vector<std::string_view> names;
  for (const CellScore* score : cell_scores()) names.push_back(score->name);
  return names;
}

std::optional<std::vector<double>> scores(const Puzzle& puzzle, std::string_view name, const Limits& limits) {
  const Board& board = path_in(puzzle, "scores").board;
  const std::vector<std::vector<Vertex>> images = symmetries(board);
  auto measured = cell_score(name, "score").measure(board.graph(), {.symmetries = images}, run_of(limits));
  if (!measured) return std::nullopt;
  return std::move(measured->raw);
}

}  // namespace hamlet
