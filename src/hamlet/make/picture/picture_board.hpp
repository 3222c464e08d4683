#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/picture.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

struct PictureBoardOptions {
  bool inverted = false;  // light parts become cells
};

/// A board that looks like a picture and has a path over all of its cells.
struct PictureBoard {
  Board board;
  Path path;
  std::vector<Cell> added;    // cells of the board that are light in the picture
  std::vector<Cell> dropped;  // dark in the picture, but no cells
};

struct PictureBoardResult {
  std::optional<PictureBoard> made = {};
  std::string why = {};       // why there is no board
  bool is_cut_short = false;  // the run ended before all cheaper changes were tried
};

/// Makes a board of a family such as "square", "king" or "hex", `columns` cells wide, from a picture. Dark
/// parts become cells. At their border, cells are added and dropped until they are connected and a path
/// visits them all: as few and as grey as bounded effort finds. The same picture and seed give the same
/// board, unless the run ends first. Throws InputError for a size that does not fit the memory, and at
/// "picture" if no cell would be dark.
PictureBoardResult picture_board(const Picture& picture, std::string_view family, int columns,
                                 const PictureBoardOptions& options, const Run& run);

}  // namespace hamlet
