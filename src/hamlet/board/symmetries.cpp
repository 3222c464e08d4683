#include "hamlet/board/symmetries.hpp"

#include <algorithm>
#include <compare>
#include <limits>
#include <numeric>
#include <optional>

namespace hamlet {

namespace {

/// A cell's place in integers: row and site (see `Frame`), both doubled, since a turn by 60° halves once.
/// (Its result has an even sum, so the next turn is exact too.)
struct Place {
  int row = 0;
  int site = 0;
  friend auto operator<=>(const Place&, const Place&) = default;
};

Place quarter_turn(Place place) { return {place.site, -place.row}; }
/// Hexagons in a row are two sites apart, and one site apart from their neighbours in the next row.
Place sixth_turn(Place place) { return {(place.site + place.row) / 2, (place.site - 3 * place.row) / 2}; }
Place mirrored(Place place) { return {place.row, -place.site}; }

/// In vertex order, which is ascending.
std::vector<Place> places_of(const Board& board) {
  std::vector<Place> places;
  for (Vertex v = 0; v < board.size(); ++v) {
    const Cell cell = board.cell(v);
    places.push_back({2 * cell.row, 2 * board.lattice().frame.site_of(cell)});
  }
  return places;
}

/// Shifts all places so that the least row and the least site are 0.
void align(std::vector<Place>& places) {
  Place least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
  for (const Place place : places) least = {std::min(least.row, place.row), std::min(least.site, place.site)};
  for (Place& place : places) place = {place.row - least.row, place.site - least.site};
}

/// The vertices at the places of the images; nullopt if a place has no cell.
std::optional<std::vector<Vertex>> images_among(const std::vector<Place>& places, std::vector<Place> images) {
  align(images);
  std::vector<Vertex> vertices;
  for (const Place image : images) {
    const auto found = std::lower_bound(places.begin(), places.end(), image);
    if (found == places.end() || *found != image) return std::nullopt;
    vertices.push_back(static_cast<Vertex>(found - places.begin()));
  }
  return vertices;
}

bool keeps_arcs(const Graph& graph, const std::vector<Vertex>& image) {
  for (Vertex v = 0; v < graph.vertex_count(); ++v)
    for (const Vertex w : graph.out(v))
      if (!graph.has_arc(image[v], image[w])) return false;
  return true;
}

}  // namespace

std::vector<std::vector<Vertex>> symmetries(const Board& board) {
  std::vector<std::vector<Vertex>> found;
  if (!board.has_cells()) {
    found.emplace_back(board.size());
    std::iota(found[0].begin(), found[0].end(), Vertex{0});
    return found;
  }
  const bool hexagons = board.outline() == Outline::hexagon;
  std::vector<Place> places = places_of(board);
  std::vector<Place> images = places;
  align(places);
  for (const bool reflected : {false, true}) {
    for (int turns = 0; turns < (hexagons ? 6 : 4); ++turns) {
      const auto image = images_among(places, images);
      if (image && keeps_arcs(board.graph(), *image)) found.push_back(*image);
      std::transform(images.begin(), images.end(), images.begin(), hexagons ? sixth_turn : quarter_turn);
    }
    if (!reflected) std::transform(images.begin(), images.end(), images.begin(), mirrored);
  }
  // In a single row, different turns coincide. The identity is the least.
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace hamlet
