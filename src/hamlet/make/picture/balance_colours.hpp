#pragma once

#include "hamlet/make/picture/join_parts.hpp"

namespace hamlet {

/// On a board whose moves always change the chessboard colour, a path visits equally many cells of both
/// colours, or one more of one. Drops border cells of the more frequent colour and adds cells of the rarer
/// one, the greyest first, until this holds or no suitable cell is left. Connected cells stay connected, and
/// cells with at least two neighbours keep two. If the run ends first, returns the cells as they are then.
CellSet with_balanced_colours(const WishedCells& wishes, CellSet cells, const Run& run);

}  // namespace hamlet
