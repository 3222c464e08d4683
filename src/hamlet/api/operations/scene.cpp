#include "hamlet/draw/scene/scene.hpp"

#include <fmt/format.h>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

constexpr Example scene_examples[] = {
    {"hamlet scene hex:3 --json", "the cells of a board, where they lie and what they look like"},
};

// A page with more cells is too slow to use.
constexpr std::size_t most_cells = 100'000;

std::size_t cell_count(const Sheet& sheet) {
  const PathSheet* const path = sheet.if_path();
  const std::size_t blocked = path ? path->board.blocked().size() : 0;
  return blocked + sheet.visit([](const auto& content) { return content.size(); });
}

const char* word_for(Ground ground) {
  switch (ground) {
    case Ground::squares:
      return "squares";
    case Ground::hexagons:
      return "hexagons";
    case Ground::graph:
      return "graph";
    default:
      return "sea";
  }
}

const char* word_for(Label::Kind kind) {
  constexpr const char* words[] = {"clue",       "answer",  "second",   "name", "glyph",
                                   "coordinate", "written", "excluded", "limit"};
  return words[static_cast<std::size_t>(kind)];
}

const char* word_for(Stroke::Kind kind) {
  constexpr const char* words[] = {"edge", "arc", "path", "leap", "bridge"};
  return words[static_cast<std::size_t>(kind)];
}

const char* word_for(Sign::Kind kind) {
  constexpr const char* words[] = {"diamond", "wall", "forbidden", "arrow", "less"};
  return words[static_cast<std::size_t>(kind)];
}

Json point_json(const Point& point) { return Json::array({point.x, point.y}); }

/// The corners of a tile relative to its centre; null where vertices and islands are drawn round.
Json outline_json(Ground ground) {
  Json corners;
  for (const Point& corner : corners_of_tile(ground)) corners.push_back(point_json(corner));
  return corners;
}

/// The cell, vertex or island of a tile, in the order of scenes; null for a blocked cell.
Json cell_of_tile(const Sheet& sheet, std::size_t tile) {
  return sheet.visit(
      [&](const PathSheet& path) {
        return tile < path.size() ? vertex_json(path.board, static_cast<Vertex>(tile)) : Json();
      },
      [&](const BridgesSheet& bridges) { return cell_json(bridges.puzzle.islands()[tile].cell); });
}

class ShowScene : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run&) override {
    const Sheet asked = sheet();
    if (cell_count(asked) > most_cells)
      throw InputError(what().called(),
                       fmt::format("a page has room for {} cells, and this has more", most_cells));
    const Scene scene = scene_of(asked, draw_options());
    Answer answer;
    Json& json = answer.json;
    json = {{"ground", word_for(scene.ground)},
            {"width", scene.width},
            {"height", scene.height},
            {"outline", outline_json(scene.ground)},
            {"kind", asked.kind->name},
            {"title", scene.title},
            {"note", scene.note},
            {"tiles", Json::array()},
            {"strokes", Json::array()},
            {"signs", Json::array()},
            {"rings", Json::array()},
            {"labels", Json::array()}};
    for (std::size_t i = 0; i < scene.tiles.size(); ++i)
      json["tiles"].push_back({{"cell", cell_of_tile(asked, i)},
                               {"at", point_json(scene.tiles[i].at)},
                               {"blocked", scene.tiles[i].blocked}});
    for (const Stroke& stroke : scene.strokes)
      json["strokes"].push_back({{"kind", word_for(stroke.kind)},
                                 {"count", stroke.count},
                                 {"from", point_json(stroke.from)},
                                 {"to", point_json(stroke.to)}});
    for (const Sign& sign : scene.signs)
      json["signs"].push_back({{"kind", word_for(sign.kind)},
                               {"from", point_json(sign.from)},
                               {"to", point_json(sign.to)},
                               {"at", point_json(sign.at)}});
    for (const Ring& ring : scene.rings)
      json["rings"].push_back({{"at", point_json(ring.at)}, {"last", ring.last}});
    for (const Label& label : scene.labels)
      json["labels"].push_back({{"kind", word_for(label.kind)},
                                {"at", point_json(label.at)},
                                {"size", static_cast<double>(label.size)},
                                {"text", label.text}});
    answer.text = json.dump() + "\n";
    return answer;
  }
};

}  // namespace

extern const Operation scene_operation = {
    .name = "scene",
    .summary = "gives what a page needs to draw a puzzle and to react to clicks",
    .details =
        "Tiles with their cells, the outline of a tile, lines, signs and labels, in units of a cell: x to "
        "the "
        "right, y down.",
    .examples = scene_examples,
    .saves = Saves::nothing,
    .saved_as = "it is printed",
    .prepare = prepared<ShowScene>,
};

}  // namespace hamlet::api
