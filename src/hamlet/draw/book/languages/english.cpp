#include "hamlet/draw/book/words/language.hpp"

namespace hamlet {

namespace {

constexpr KindWords english_kinds[] = {
    {"knight", "Knight's tour"},
    {"hashi", "Hashi"},
};

}  // namespace

extern const Language english_language = {
    .name = "english",
    .aliases = {"en"},
    .words =
        {
            .puzzles = "Puzzles",
            .one_puzzle = "1 puzzle",
            .some_puzzles = "{0} puzzles",
            .by = "by {0}",
            .page = "{0}, page {1}",
            .contents = "Contents",
            .rules = "Rules",
            .answers = "Answers",
            .answers_from = "answers from page {0}",
            .one_of_several = "one of several",
            .range = "{0} to {1}",
            .levels = "Levels",
            .levels_mean = "How hard a puzzle is depends on the hardest step that it needs.",
            .seed = "seed {0}",
            .number = "number {0}",
            .closed_tour = "closed tour",
            .cylinder = "cylinder",
            .torus = "torus",
            .one_bridge = "at most 1 bridge between two islands",
            .some_bridges = "at most {0} bridges between two islands",
            .diagonals = "diagonals too",
            .no_loops = "no loops",
            .numbers_range = "A note such as “{0}” gives the first and the last number of a puzzle.",
            .line_moves = "Where lines join circles, a move follows a line.",
            .leaper_moves = "On a board called {0}, a move goes {1} along a row or column and {2} across.",
            .touch_moves = "On a board called {0}, a move goes to a cell that touches.",
            .ends = "The first cell has a ring, the last has two.",
            .dark_cells = "Dark cells stay empty.",
            .diamond = "Cells that share a diamond hold numbers that follow one another.",
            .bar = "A thick bar between two cells: {0}.",
            .arrow = "An arrow between two cells: {0}.",
            .less = "A sign “<” between two cells, or on a line between them, has its tip at the first: {0}.",
            .glyph = "“{0}” in a cell: {1}.",
            .other_mark = "The rule “{0}”: {1}.",
            .closed = "A closed tour returns: its last cell is one move from its first.",
            .may_be_closed = "Where it says “closed tour”, the last cell is one move from the first.",
            .wrapped = "On a cylinder, what leaves on the right comes back on the left; on a torus, what "
                       "leaves at the bottom comes back at the top too.",
            .single_bridges = "At most one bridge joins a pair of islands.",
            .most_bridges = "At most {0} bridges join a pair of islands.",
            .usually_bridges =
                "At most {0} bridges join a pair of islands, unless the puzzle says otherwise.",
            .unknown_islands = "An island with a question mark may have any number.",
            .forbidden_lanes = "A cross: no bridge is built there.",
            .inside_outline = "All bridges stay inside the outline.",
            .diagonal_bridges = "“Diagonals too”: bridges also run diagonally.",
            .tree = "“No loops”: there is only one way from an island to another.",
        },
    .levels = {{
        {"very easy", "a number has only one cell left that is near enough",
         "an island needs all the bridges that it can get"},
        {"easy", "a cell has only one number left that can get there",
         "however an island is completed, one of its bridges is always the same; two 1s are never joined"},
        {"medium", "two cells or two numbers must be looked at together",
         "no group of islands may be closed off, and no island left short of bridges"},
        {"hard", "dead ends and regions that are cut off; on some boards, odd and even",
         "groups of islands that a single island joins to the others, and sums that must be even"},
        {"expert", "a possibility must be tried, and followed to a contradiction",
         "a possibility must be tried, and followed to a contradiction"},
        {"extreme", "one trial is not enough: it needs further trials, or a long search",
         "one trial is not enough: it needs further trials, or a long search"},
    }},
    .kinds = english_kinds,
    .marks = {},
    .boards = {},
};

}  // namespace hamlet
