#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/board/cell.hpp"
#include "hamlet/draw.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What tiles are: adjacent cells, vertices of a graph, or islands in the sea.
enum class Ground { squares, hexagons, graph, sea };

/// A cell, a vertex or an island.
struct Tile {
  Point at;
  bool blocked = false;
  bool differs = false;  // between two overlaid solutions
};

/// A rectangle of one shade, part of a picture: 0 is black, 255 is white.
struct Patch {
  Point from;
  Point to;
  std::uint8_t shade;
};

/// A line from the centre of a tile. A move around the edge of the board is two strokes that leave the board.
struct Stroke {
  enum class Kind {
    edge,
    arc,
    path,
    leap,  // a move of the path to a tile that does not touch
    bridge
  };
  Kind kind;
  int count = 1;  // of bridges
  Point from;
  Point to;
  bool second = false;  // belongs to the second of two solutions
  int beside = 0;       // the other solution's bridges between the same islands, if the counts differ
};

/// A sign for two tiles.
struct Sign {
  enum class Kind { diamond, wall, forbidden, arrow, less };  // the last two point from one to the other
  Kind kind;
  bool touching;  // the tiles share a side or a corner
  bool linked;    // drawn with a line that shows which tiles are meant, since they share no side
  Point from;
  Point to;
  Point at;
};

/// A ring around the first or the last cell of the path.
struct Ring {
  Point at;
  bool last;
};

struct Label {
  enum class Kind {
    clue,
    answer,
    second,  // of the second of two solutions; directly after the first's label
    name,
    glyph
  };
  Kind kind;
  float size;  // the height of the letters, in cells
  Point at;    // the centre of the text
  std::string text;
};

/// A picture before it is drawn: what it shows and where. The unit is a cell (neighbouring squares are 1
/// apart), x points right, y points down, and the board's corner is at 0,0. All drawings are made from a
/// scene, so a sheet looks the same in each.
struct Scene {
  Ground ground = Ground::squares;
  double width = 0;
  double height = 0;
  double row_height = 1;
  std::string title = {};
  std::string note = {};                // rules that the picture cannot show
  std::vector<std::string> words = {};  // lines that a text drawing adds below, for what it cannot show
  std::vector<Patch> patches = {};      // below everything else; left out in text
  std::vector<Tile> tiles = {};
  std::vector<Stroke> strokes = {};
  std::vector<Sign> signs = {};
  std::vector<Ring> rings = {};
  std::vector<Label> labels = {};
};

/// The scene of a sheet as it is: a solution may be begun or wrong, and the line joins consecutive numbers.
Scene scene_of(const Sheet& sheet, const DrawOptions& options = {});

/// Overlays two solutions of one puzzle: the first as it is always drawn, the second dashed, and both numbers
/// where they differ.
Scene scene_of_both(const Sheet& first, const Sheet& second, const DrawOptions& options = {});

/// The largest size, up to `most`, at which a text is no wider than `width`.
float fitting_size(std::string_view text, double width, double most);

}  // namespace hamlet
