#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/board/cell.hpp"
#include "hamlet/draw.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What lies beneath: cells side by side, the vertices of a graph, or islands in the sea.
enum class Ground { squares, hexagons, graph, sea };

/// A cell, a vertex or an island.
struct Tile {
  Point at;
  bool blocked = false;
  bool differs = false;  // between two solutions that are drawn over one another
};

/// A part of a picture, of one shade: 0 black, 255 white.
struct Patch {
  Point from;
  Point to;
  std::uint8_t shade;
};

/// A line that starts at the middle of a tile. A way around the edge of the board is two of them, both
/// leaving it.
struct Stroke {
  enum class Kind {
    edge,
    arc,
    path,
    leap,  // of the path, to a tile that does not touch
    bridge
  };
  Kind kind;
  int count = 1;  // of bridges
  Point from;
  Point to;
  bool second = false;  // of the second of two solutions
  int beside = 0;       // bridges of the other solution between the same islands, where the two differ
};

/// Something said of two tiles.
struct Sign {
  enum class Kind { diamond, wall, forbidden, arrow, less };  // the last two from one to the other
  Kind kind;
  bool touching;  // the tiles meet at least in a corner
  bool linked;    // needs a line to tell which tiles are meant, since no side is theirs alone
  Point from;
  Point to;
  Point at;
};

/// Around the first cell of the path, or the last.
struct Ring {
  Point at;
  bool last;
};

struct Label {
  enum class Kind {
    clue,
    answer,
    second,  // of the second of two solutions; follows the label of the first
    name,
    glyph
  };
  Kind kind;
  float size;  // the letters' height, in cells
  Point at;    // the text's middle
  std::string text;
};

/// A picture before it is drawn: what is shown and where, in cells (neighbouring squares are 1 apart), x to
/// the right and y down, the board's corner at 0,0. All writers read it, so a sheet looks the same in all of
/// them.
struct Scene {
  Ground ground = Ground::squares;
  double width = 0;
  double height = 0;
  double row_height = 1;
  std::string title = {};
  std::string note = {};                // the rules that the picture cannot show
  std::vector<std::string> words = {};  // what a drawing made of text says beneath, since it cannot show it
  std::vector<Patch> patches = {};      // beneath everything; not shown as text
  std::vector<Tile> tiles = {};
  std::vector<Stroke> strokes = {};
  std::vector<Sign> signs = {};
  std::vector<Ring> rings = {};
  std::vector<Label> labels = {};
};

/// Draws what is there: a solution may be begun or wrong, and the line joins numbers that follow one another.
Scene scene_of(const Sheet& sheet, const DrawOptions& options = {});

/// Two solutions of one puzzle over one another: the first as it is always drawn, the second dashed, and
/// where they differ the numbers of both.
Scene scene_of_both(const Sheet& first, const Sheet& second, const DrawOptions& options = {});

/// The largest size, up to `most`, at which a text is no wider than `width`.
float fitting_size(std::string_view text, double width, double most);

}  // namespace hamlet
