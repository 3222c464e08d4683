#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind numberlink_kind = {
    .name = "numberlink",
    .alias = "hashi",
    .summary = "join all islands by bridges, each with as many as its number says, none crossing",
    .is_bridges = true,
};

}  // namespace hamlet
