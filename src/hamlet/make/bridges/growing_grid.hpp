#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/make/layout_symmetry.hpp"

namespace hamlet {

/// Opposite directions are adjacent, so `d ^ 1` is the reverse of d.
inline constexpr std::array<Heading, 8> directions = {
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

inline unsigned index_of(Heading wanted) {
  for (unsigned d = 0; d < directions.size(); ++d) {
    if (directions[d].row == wanted.row && directions[d].col == wanted.col) return d;
  }
  return 0;
}

/// The grid on which islands grow. Places index cells row by row.
class GrowingGrid {
 public:
  GrowingGrid(Extent extent, std::span<const Cell> blocked, bool touching, bool eight)
      : width_(static_cast<std::size_t>(extent.cols) + 2),
        touching_(touching),
        neighbours_(eight ? 8 : 4),
        used_(width_ * (static_cast<std::size_t>(extent.rows) + 2), Use::outside),
        arms_(used_.size(), 0),
        corners_(eight ? used_.size() : 0, 0) {
    for (std::size_t d = 0; d < directions.size(); ++d)
      step_[d] = directions[d].row * width() + directions[d].col;
    for (int row = 1; row <= extent.rows; ++row) {
      for (int col = 1; col <= extent.cols; ++col) used_[at({row, col})] = Use::nothing;
    }
    for (const Cell cell : blocked) used_[at(cell)] = Use::outside;
  }

  unsigned direction_count() const { return neighbours_; }
  std::size_t island_count() const { return count_; }

  bool is_free(std::size_t place) const { return used_[place] == Use::nothing; }
  bool is_bridge(std::size_t place) const { return used_[place] == Use::bridge; }
  bool touches(std::size_t place) const {
    for (unsigned d = 0; d < neighbours_; ++d) {
      if (used_[place + step_[d]] == Use::island) return true;
    }
    return false;
  }
  bool is_clear(std::size_t place) const { return touching_ || !touches(place); }

  void put_island(std::size_t place) {
    used_[place] = Use::island;
    ++count_;
  }
  void take_island(std::size_t place) {
    used_[place] = Use::nothing;
    arms_[place] = 0;
    --count_;
  }
  /// Turns an island that was put onto a bridge back into a bridge.
  void heal(std::size_t place) {
    used_[place] = Use::bridge;
    --count_;
  }

  /// The longest bridge that can leave in direction d, at most `longest`. Its last cell is free as well.
  int free_run(std::size_t from, unsigned d, int longest) const {
    int length = 0;
    for (std::size_t place = from; length < longest; ++length) {
      if (is_diagonal(d) && corners_[corner(place, d)] != 0) break;
      place += step_[d];
      if (!is_free(place)) break;
    }
    return length;
  }
  /// Whether a bridge of this length can be laid. Its last cell may already hold an island.
  bool can_lay(std::size_t from, unsigned d, int length) const {
    const int run = free_run(from, d, length);
    return run == length || (run == length - 1 && used_[from + step_[d] * length] == Use::island);
  }

  /// Lays a bridge between two islands. The cells below it record its direction, for islands that split it
  /// later.
  void lay(std::size_t from, unsigned d, int length) {
    const auto arms = static_cast<std::uint8_t>(1u << d | 1u << (d ^ 1));
    arms_[from] |= static_cast<std::uint8_t>(1u << d);
    std::size_t place = from;
    for (int i = 0; i < length; ++i) {
      if (is_diagonal(d)) corners_[corner(place, d)] = 1;
      place += step_[d];
      if (i + 1 == length) break;
      used_[place] = Use::bridge;
      arms_[place] = arms;
    }
    arms_[place] |= static_cast<std::uint8_t>(1u << (d ^ 1));
  }
  void unlay(std::size_t from, unsigned d, int length) {
    arms_[from] &= static_cast<std::uint8_t>(~(1u << d));
    std::size_t place = from;
    for (int i = 0; i < length; ++i) {
      if (is_diagonal(d)) corners_[corner(place, d)] = 0;
      place += step_[d];
      if (i + 1 == length) break;
      used_[place] = Use::nothing;
      arms_[place] = 0;
    }
    arms_[place] &= static_cast<std::uint8_t>(~(1u << (d ^ 1)));
  }

  std::size_t at(Cell cell) const {
    return static_cast<std::size_t>(cell.row) * width_ + static_cast<std::size_t>(cell.col);
  }
  Cell cell(std::size_t place) const {
    return {static_cast<int>(place / width_), static_cast<int>(place % width_)};
  }
  std::size_t along(std::size_t place, unsigned d, int length) const { return place + step_[d] * length; }

  std::vector<std::size_t> bridges() const {
    std::vector<std::size_t> found;
    for (std::size_t place = 0; place < used_.size(); ++place) {
      if (is_bridge(place)) found.push_back(place);
    }
    return found;
  }

  IslandLayout layout() const {
    IslandLayout layout;
    std::vector<Vertex> number(used_.size(), 0);
    for (std::size_t place = 0; place < used_.size(); ++place) {
      if (used_[place] != Use::island) continue;
      number[place] = static_cast<Vertex>(layout.islands.size());
      layout.islands.push_back(cell(place));
    }
    for (const Cell island : layout.islands) {
      for (const unsigned d : {0u, 2u, 4u, 6u}) {
        std::size_t place = at(island);
        if ((arms_[place] >> d & 1) == 0) continue;
        do {
          place += step_[d];
        } while (used_[place] != Use::island);
        layout.tree.push_back({number[at(island)], number[place]});
      }
    }
    return layout;
  }

 private:
  enum class Use : std::uint8_t { outside, nothing, bridge, island };

  std::ptrdiff_t width() const { return static_cast<std::ptrdiff_t>(width_); }
  static bool is_diagonal(unsigned d) { return d >= 4; }
  /// The corner of four cells that a diagonal step passes through, named by the cell at its top left.
  std::size_t corner(std::size_t place, unsigned d) const {
    return place - (directions[d].row < 0 ? width_ : 0) - (directions[d].col < 0 ? 1 : 0);
  }

  std::size_t width_;  // including a border of outside cells
  bool touching_;
  unsigned neighbours_;
  std::vector<Use> used_;
  std::vector<std::uint8_t> arms_;  // one bit for each direction in which a bridge leaves
  std::vector<std::uint8_t> corners_;
  std::array<std::ptrdiff_t, 8> step_;
  std::size_t count_ = 0;
};

}  // namespace hamlet
