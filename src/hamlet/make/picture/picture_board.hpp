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
  bool inverted = false;  // the light parts become cells
};

/// A board that looks like a picture and has a path over all of its cells.
struct PictureBoard {
  Board board;
  Path path;
  std::vector<Cell> added;    // light in the picture, but cells of the board
  std::vector<Cell> dropped;  // the other way round
};

struct PictureBoardResult {
  std::optional<PictureBoard> made = {};
  std::string why = {};       // if it is not
  bool is_cut_short = false;  // the run ended while cheaper changes were still looked for
};

/// In cells of a family such as "square", "king" or "hex", `columns` of them side by side. Dark parts become
/// cells; at their border, cells are added and dropped, as few and as grey as can be found with bounded
/// effort, until they hang together and a path visits them all. The same picture and seed give the same
/// board, if the run does not end first. Throws InputError for a size that does not fit the memory, and at
/// "picture" for one that has no dark part.
PictureBoardResult picture_board(const Picture& picture, std::string_view family, int columns,
                                 const PictureBoardOptions& options, const Run& run);

}  // namespace hamlet
