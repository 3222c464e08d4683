#include "hamlet/analyse/survey/path_bounds.hpp"

#include <cmath>

#include "hamlet/analyse/survey/tile_lemmas.hpp"

namespace hamlet {

namespace {

/// log((r!)^(1/r)).
double log_row_factor(double r) { return r == 0 ? 0 : std::lgamma(r + 1) / r; }

constexpr int tile = 5;

/// Cuts a length into the heights of bands, or the widths of a band's tiles.
std::vector<int> cut(int length) {
  std::vector<int> parts(static_cast<std::size_t>(length / tile), tile);
  parts.back() += length % tile;
  return parts;
}

std::vector<int> band_heights(int rows) {
  std::vector<int> heights = cut(rows);
  // A band of 7 rows cannot have a second tile: a tile of 7x5 has no path to the next one.
  if (heights.back() == 7 && heights.size() > 1) heights.back() = heights[heights.size() - 2] = 6;
  return heights;
}

Count as_it_lies(int rows, int cols) {
  Count product = 1;
  const auto [heights, widths] = band_tiling(rows, cols);
  for (const int height : heights) {
    for (std::size_t i = 0; i + 1 < widths.size(); ++i)
      product *= tile_paths(TileLemma::to_the_next_tile, height, widths[i]).least;
    product *= tile_paths(TileLemma::to_the_next_band, height, widths.back()).least;
  }
  return product;
}

}  // namespace

BandTiling band_tiling(int rows, int cols) { return {band_heights(rows), cut(cols)}; }

double log_most_paths(const Graph& graph) {
  double log = log_row_factor(graph.vertex_count());
  for (Vertex v = 0; v < graph.vertex_count(); ++v)
    log += log_row_factor(static_cast<double>(graph.out(v).size()) + 1);
  return log;
}

Count diplomatico_paths_by_tiling(int rows, int cols) {
  if (rows < tile || cols < tile) return 0;
  const Count lying = as_it_lies(rows, cols), turned = as_it_lies(cols, rows);
  return lying < turned ? turned : lying;
}

PathBounds path_bounds(const Board& board) {
  PathBounds bounds{.by_permanents = log_most_paths(board.graph()) / std::log(10)};
  const auto shape = board.shape();
  if (!shape || shape->family != "diplomatico" || shape->rows < tile || shape->columns < tile) return bounds;
  bounds.diplomatico = {.printed_least = (shape->rows - 4) * (shape->columns - 4) / 25.0 * std::log10(2),
                        .by_tiles = log10_of(diplomatico_paths_by_tiling(shape->rows, shape->columns)),
                        .printed_most = (static_cast<double>(board.size()) - 1) * std::log10(7)};
  return bounds;
}

double log10_of(const Count& count) {
  const std::string digits = count.to_string(), head = digits.substr(0, 15);
  return std::log10(std::stod(head)) + static_cast<double>(digits.size() - head.size());
}

}  // namespace hamlet
