#include "hamlet/draw/book/puzzle_facts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hamlet {

namespace {

std::vector<std::string> path_particulars(const PuzzleKind& kind, const PathSheet& sheet,
                                          const Language& language) {
  const BookWords& words = language.words;
  std::vector<std::string> all;
  if (kind.board.empty() && sheet.board.has_cells()) all.push_back(title_of(language, sheet.board));
  if (const auto range = hidden_range(sheet.puzzle)) all.push_back(*range);
  if (sheet.board.wrap() == Wrap::cylinder) all.emplace_back(words.cylinder);
  if (sheet.board.wrap() == Wrap::torus) all.emplace_back(words.torus);
  if (sheet.puzzle.closed) all.emplace_back(words.closed_tour);
  return all;
}

std::vector<std::string> bridges_particulars(const BridgesGrid& grid, const BookWords& words) {
  std::vector<std::string> all;
  if (grid.k == 1) all.emplace_back(words.one_bridge);
  if (grid.k != 1 && grid.k != usual_k) all.push_back(filled(words.some_bridges, grid.k));
  if (grid.eight) all.emplace_back(words.diagonals);
  if (grid.no_loops) all.emplace_back(words.no_loops);
  return all;
}

}  // namespace

const PuzzleKind& known_kind(const Sheet& sheet) {
  const PathSheet* const content = sheet.if_path();
  if (!sheet.kind->board.empty() || !content) return *sheet.kind;
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->has_clues && !kind->board.empty() && kind->board == content->board.family()) return *kind;
  }
  return *sheet.kind;
}

std::string own_title(const Sheet& sheet) {
  const bool is_made =
      sheet.seed && sheet.title.find(fmt::format("seed {}", *sheet.seed)) != std::string::npos;
  return is_made ? std::string() : sheet.title;
}

std::string level_of(const Sheet& sheet, const Language& language) {
  return sheet.level ? std::string(level_words(language, *sheet.level).name) : std::string();
}

std::optional<std::string> hidden_range(const PathPuzzle& puzzle) {
  const auto last = static_cast<Step>(puzzle.length());
  const auto is_printed = [&](Step step) {
    return std::ranges::find(puzzle.clues, step, &Visit::step) != puzzle.clues.end();
  };
  if (last < 2 || (is_printed(1) && is_printed(last))) return std::nullopt;
  return fmt::format("1–{}", last);
}

std::vector<std::string> particulars_of(const Sheet& sheet, const Language& language) {
  return sheet.visit(
      [&](const PathSheet& path) { return path_particulars(known_kind(sheet), path, language); },
      [&](const BridgesSheet& bridges) {
        return bridges_particulars(bridges.puzzle.grid(), language.words);
      });
}

}  // namespace hamlet
