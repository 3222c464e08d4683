#pragma once

#include "hamlet/make/picture/join_parts.hpp"

namespace hamlet {

/// Where every move changes the colour of a chessboard, a path visits as many cells of one colour as of the
/// other, or one more. Drops border cells of the more frequent colour and adds others of the rarer one, the
/// greyest first, until that is so, or nothing suitable is left. What remains hangs together if it did, and
/// cells keep at least two neighbours if they had them. When the run ends, it is left as it is then.
CellSet with_balanced_colours(const WishedCells& wishes, CellSet cells, const Run& run);

}  // namespace hamlet
