#include "hamlet/draw/scene/sea_shape.hpp"

#include <cstdint>

namespace hamlet {

namespace {

/// Which cells are sea; outside the grid none is.
class Sea {
 public:
  explicit Sea(const Scene& scene)
      : rows_(static_cast<int>(scene.height)),
        cols_(static_cast<int>(scene.width)),
        is_land_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(cols_), 0) {
    for (const Tile& tile : scene.tiles) {
      if (!tile.blocked) continue;
      is_land_[index(static_cast<int>(tile.at.y), static_cast<int>(tile.at.x))] = 1;
      has_land_ = true;
    }
  }
  int rows() const { return rows_; }
  int cols() const { return cols_; }
  bool has_land() const { return has_land_; }
  bool covers(int row, int col) const {
    return row >= 0 && row < rows_ && col >= 0 && col < cols_ && is_land_[index(row, col)] == 0;
  }

 private:
  std::size_t index(int row, int col) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(cols_) + static_cast<std::size_t>(col);
  }

  int rows_, cols_;
  std::vector<std::uint8_t> is_land_;
  bool has_land_ = false;
};

/// Calls `add(from, to)` for each run of places from 0 to `count` at which `holds`.
template <class Holds, class Add>
void for_runs(int count, Holds&& holds, Add&& add) {
  for (int from = 0; from < count; ++from) {
    if (!holds(from)) continue;
    int to = from + 1;
    while (to < count && holds(to)) ++to;
    add(static_cast<double>(from), static_cast<double>(to));
    from = to;
  }
}

}  // namespace

std::vector<SeaLine> shore_of(const Scene& scene) {
  const Sea sea(scene);
  std::vector<SeaLine> lines;
  if (!sea.has_land()) return lines;
  for (int row = 0; row <= sea.rows(); ++row) {
    for_runs(
        sea.cols(), [&](int col) { return sea.covers(row - 1, col) != sea.covers(row, col); },
        [&](double from, double to) {
          lines.push_back({{from, static_cast<double>(row)}, {to, static_cast<double>(row)}});
        });
  }
  for (int col = 0; col <= sea.cols(); ++col) {
    for_runs(
        sea.rows(), [&](int row) { return sea.covers(row, col - 1) != sea.covers(row, col); },
        [&](double from, double to) {
          lines.push_back({{static_cast<double>(col), from}, {static_cast<double>(col), to}});
        });
  }
  return lines;
}

std::vector<SeaLine> grid_of_sea(const Scene& scene) {
  const Sea sea(scene);
  std::vector<SeaLine> lines;
  for (int row = 0; row < sea.rows(); ++row) {
    for_runs(
        sea.cols(), [&](int col) { return sea.covers(row, col); },
        [&](double from, double to) {
          lines.push_back({{from, row + 0.5}, {to, row + 0.5}});
        });
  }
  for (int col = 0; col < sea.cols(); ++col) {
    for_runs(
        sea.rows(), [&](int row) { return sea.covers(row, col); },
        [&](double from, double to) {
          lines.push_back({{col + 0.5, from}, {col + 0.5, to}});
        });
  }
  return lines;
}

}  // namespace hamlet
