#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/io/penpa/penpa_page.hpp"

namespace hamlet {

/// The board of a page of a path puzzle, and where its cells are.
struct PenpaBoard {
  Board board;
  std::map<PenpaPoint, Vertex> vertex_at;  // the free cells
};

/// Throws an InputError if the page says nowhere how numbers may follow one another.
PenpaBoard board_of_page(const PenpaPage& page, const MemoryBudget& memory);

/// A page with the cells of a board, which are tagged with its name if they could be those of another, and
/// the points of its vertices.
struct PenpaCells {
  PenpaPage page;
  std::vector<PenpaPoint> points;
};
/// Throws an InputError at `format` for a board that no page can show. Titles and rules that say something
/// about the moves must be in the page before `tag_board`.
PenpaCells page_of_board(const Board& board, std::string_view format);
void tag_board(PenpaPage& page, const Board& board);

}  // namespace hamlet
