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
  /// What a step of an explanation has to do with it.
  enum class Role : std::uint8_t { none, evidence, change };
  Point at;
  bool blocked = false;
  bool differs = false;  // between two overlaid solutions
  Role role = Role::none;
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
  bool fresh = false;   // drawn by the step that is shown; then `beside` counts the earlier bridges
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
  bool faint = false;  // known from an earlier step
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
    glyph,
    coordinate,  // the name of a cell
    written,     // by the step that is shown
    excluded,    // struck out by it
    limit        // the most bridges that it leaves between two islands
  };
  Kind kind;
  float size;  // the height of the letters, in cells
  Point at;    // the centre of the text
  std::string text;
};

/// The name of a row or a column, beside the board.
struct MarginName {
  enum class Side : std::uint8_t { left, above, right };
  Side side;
  Point at;
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
  /// Of rows and columns. In a text drawing they stand for the names of cells in `labels` too.
  std::vector<MarginName> margin_names = {};
  DrawStyle style = DrawStyle::grid;
  bool is_step = false;    // of an explanation: what is known already steps back behind what is new
  std::string theme = {};  // its colours, by name; empty for the default
  double scale = 1;        // enlarges the file's picture
};

/// The scene of a sheet as it is: a solution may be begun or wrong, and the line joins consecutive numbers.
Scene scene_of(const Sheet& sheet, const DrawOptions& options = {});

/// Overlays two solutions of one puzzle: the first as it is always drawn, the second dashed, and both numbers
/// where they differ.
Scene scene_of_both(const Sheet& first, const Sheet& second, const DrawOptions& options = {});

/// The largest size, up to `most`, at which a text is no wider than `width`.
float fitting_size(std::string_view text, double width, double most);

}  // namespace hamlet
