#include "hamlet/api/book_examples.hpp"

#include <algorithm>
#include <optional>

#include "hamlet/draw/book/puzzle_facts.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

using Puzzles = std::vector<const Sheet*>;

bool is_closed(const Sheet* sheet) {
  const PathSheet* const path = sheet->if_path();
  return path && path->puzzle.closed;
}

/// The k of a bridges puzzle.
std::optional<int> k_of(const Sheet* sheet) {
  return sheet->visit([](const PathSheet&) { return std::optional<int>(); },
                      [](const BridgesSheet& bridges) { return std::optional(bridges.puzzle.grid().k); });
}

void set_k(BridgesSheet& sheet, int k) {
  BridgesGrid grid = sheet.puzzle.grid();
  grid.k = k;
  sheet.puzzle = BridgesPuzzle(std::move(grid));
}

std::optional<Sheet> example_for(const PuzzleKind& kind, const Puzzles& puzzles) {
  const bool share_k = kind.is_bridges && std::ranges::all_of(puzzles, [&](const Sheet* s) {
                         return k_of(s) == k_of(puzzles[0]);
                       });
  const bool is_other =
      kind.is_bridges ? share_k && k_of(puzzles[0]) == 1 : std::ranges::all_of(puzzles, is_closed);
  const std::string_view text = is_other ? kind.other_example : kind.example;
  if (text.empty()) return std::nullopt;
  Sheet example = std::move(read_sheets(text, kind.name).front());
  if (share_k) set_k(example.bridges(), *k_of(puzzles[0]));
  return example;
}

}  // namespace

std::vector<Sheet> examples_for(const std::vector<BookPuzzle>& puzzles) {
  std::vector<std::pair<const PuzzleKind*, Puzzles>> kinds;
  for (const BookPuzzle& puzzle : puzzles) {
    const PuzzleKind& kind = known_kind(puzzle.sheet);
    auto at = std::ranges::find(kinds, &kind, &std::pair<const PuzzleKind*, Puzzles>::first);
    if (at == kinds.end()) at = kinds.insert(at, {&kind, {}});
    at->second.push_back(&puzzle.sheet);
  }
  std::vector<Sheet> examples;
  for (const auto& [kind, of_kind] : kinds) {
    if (auto example = example_for(*kind, of_kind)) examples.push_back(std::move(*example));
  }
  return examples;
}

}  // namespace hamlet
