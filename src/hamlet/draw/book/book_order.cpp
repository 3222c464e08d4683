#include "hamlet/draw/book/book_order.hpp"

#include <algorithm>
#include <limits>
#include <map>

#include "hamlet/base/text/named.hpp"
#include "hamlet/draw/book/puzzle_facts.hpp"

namespace hamlet {

namespace {

/// Puzzles without a level come last.
int level_rank(const BookPuzzle& puzzle) {
  return puzzle.sheet.level.value_or(std::numeric_limits<int>::max());
}

void sort_by_level(std::vector<BookPuzzle>& puzzles) { std::ranges::stable_sort(puzzles, {}, level_rank); }

/// The kinds in the order of their first puzzles, each by level.
void sort_by_kind(std::vector<BookPuzzle>& puzzles) {
  std::map<const PuzzleKind*, std::size_t> ranks;
  for (const BookPuzzle& puzzle : puzzles) ranks.try_emplace(&known_kind(puzzle.sheet), ranks.size());
  std::ranges::stable_sort(puzzles, {}, [&](const BookPuzzle& puzzle) {
    return std::pair(ranks.at(&known_kind(puzzle.sheet)), level_rank(puzzle));
  });
}

constexpr BookOrder given = {.name = "given", .sort = [](std::vector<BookPuzzle>&) {}};
constexpr BookOrder by_level = {.name = "level", .needs_levels = true, .sort = sort_by_level};
constexpr BookOrder by_kind = {.name = "kind", .needs_levels = true, .sort = sort_by_kind};

}  // namespace

std::span<const BookOrder* const> book_orders() {
  static constexpr const BookOrder* table[] = {&given, &by_level, &by_kind};
  return table;
}

const BookOrder& book_order_named(std::string_view name, std::string_view where) {
  return named(book_orders(), name, "order", where);
}

}  // namespace hamlet
