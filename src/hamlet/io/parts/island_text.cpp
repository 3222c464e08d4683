#include "hamlet/io/parts/island_text.hpp"

#include "hamlet/io/parts/bridges_limits.hpp"

namespace hamlet {

void append_islands(std::string& text, const BridgesPuzzle& puzzle, RunLetters letters,
                    std::string (*clue)(const Island&)) {
  const GridSize size{puzzle.grid().rows, puzzle.grid().cols};
  std::int64_t written = 0;
  for (const Island& island : puzzle.islands()) {
    const std::int64_t at = std::int64_t{island.cell.row - 1} * size.cols + (island.cell.col - 1);
    append_run(text, at - written, letters.one, letters.longest);
    text += clue(island);
    written = at + 1;
  }
  append_run(text, size.area() - written, letters.one, letters.longest);
}

std::vector<Island> islands_of(std::span<const WordRow> rows, const IslandWords& words) {
  std::vector<Island> islands;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].words.size(); ++c) {
      const std::string_view word = rows[r].words[c];
      if (word == words.blank) continue;
      const Cell cell{static_cast<int>(r) + 1, static_cast<int>(c) + 1};
      if (!words.unknown.empty() && word == words.unknown) {
        islands.push_back({cell, std::nullopt});
      } else {
        islands.push_back({cell, demand_from(word, rows[r].place(c))});
      }
    }
  }
  return islands;
}

Words words_of(const BridgesPuzzle& puzzle, const IslandWords& words) {
  Words rows(puzzle.grid().rows, std::vector<std::string>(puzzle.grid().cols, std::string(words.blank)));
  for (const auto& [cell, demand] : puzzle.islands()) {
    rows[cell.row - 1][cell.col - 1] = demand ? std::to_string(*demand) : std::string(words.unknown);
  }
  return rows;
}

}  // namespace hamlet
