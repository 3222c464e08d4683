#include "hamlet/draw/scene/picture_scene.hpp"

#include <algorithm>
#include <cmath>

#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double space_beside = 1;
// Fine enough beside a board, and few enough for a vector drawing.
constexpr int most_patches_wide = 160;
constexpr int shades = 8;

/// A run of one shade in a row becomes one patch; white runs become none.
std::vector<Patch> patches_of(const Picture& picture, double width, double height) {
  const int columns = std::min(picture.width, most_patches_wide);
  const int rows = std::max(1, static_cast<int>(std::lround(static_cast<double>(columns) * picture.height /
                                                            std::max(1, picture.width))));
  const auto shade_at = [&](int row, int column) {
    const double dark =
        picture.darkness(static_cast<double>(column) / columns, static_cast<double>(row) / rows,
                         (column + 1.0) / columns, (row + 1.0) / rows);
    return static_cast<std::uint8_t>(255 - std::lround(dark * shades) * 255 / shades);
  };
  std::vector<Patch> patches;
  for (int row = 0; row < rows; ++row) {
    for (int first = 0, next = 0; first < columns; first = next) {
      const std::uint8_t shade = shade_at(row, first);
      for (next = first + 1; next < columns && shade_at(row, next) == shade;) ++next;
      if (shade == 255) continue;
      patches.push_back({{first * width / columns, row * height / rows},
                         {next * width / columns, (row + 1) * height / rows},
                         shade});
    }
  }
  std::ranges::stable_sort(patches, {}, &Patch::shade);
  return patches;
}

}  // namespace

Scene beside_picture(const Picture& picture, Scene scene) {
  const Point aside{scene.width + space_beside, 0};
  scene.patches = patches_of(picture, scene.width, scene.height);
  for (Tile& tile : scene.tiles) tile.at = tile.at + aside;
  for (Stroke& stroke : scene.strokes) {
    stroke.from = stroke.from + aside;
    stroke.to = stroke.to + aside;
  }
  for (Sign& sign : scene.signs) {
    sign.from = sign.from + aside;
    sign.to = sign.to + aside;
    sign.at = sign.at + aside;
  }
  for (Ring& ring : scene.rings) ring.at = ring.at + aside;
  for (Label& label : scene.labels) label.at = label.at + aside;
  scene.width = 2 * scene.width + space_beside;
  return scene;
}

void label_cells(Scene& scene, const Board& board, const std::vector<Cell>& cells, std::string_view sign) {
  constexpr float size = 0.44f;
  for (const Cell& cell : cells)
    scene.labels.push_back({Label::Kind::clue, size, board.lattice().place(cell), std::string(sign)});
}

}  // namespace hamlet
