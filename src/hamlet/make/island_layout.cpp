#include "hamlet/make/island_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace hamlet {

namespace {

/// A direction and its opposite are neighbours, so `d ^ 1` turns round.
constexpr std::array<Direction2d, 8> directions = {
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

unsigned index_of(Direction2d wanted) {
  for (unsigned d = 0; d < directions.size(); ++d) {
    if (directions[d].row == wanted.row && directions[d].col == wanted.col) return d;
  }
  return 0;
}

/// The grid while islands grow on it.
class GrowingGrid {
 public:
  GrowingGrid(Extent extent, bool touching, bool eight)
      : extent_(extent),
        width_(static_cast<std::size_t>(extent.cols) + 2),
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
  /// An island in the middle of a bridge, and back.
  void split(std::size_t place) { put_island(place); }
  void heal(std::size_t place) {
    used_[place] = Use::bridge;
    --count_;
  }

  /// How far a bridge can go at most; the last cell is free too.
  int free_run(std::size_t from, unsigned d, int longest) const {
    int length = 0;
    for (std::size_t place = from; length < longest; ++length) {
      if (is_diagonal(d) && corners_[corner(place, d)] != 0) break;
      place += step_[d];
      if (!is_free(place)) break;
    }
    return length;
  }
  /// Whether the cells up to an end that may already be an island are free.
  bool can_lay(std::size_t from, unsigned d, int length) const {
    const int run = free_run(from, d, length);
    return run == length || (run == length - 1 && used_[from + step_[d] * length] == Use::island);
  }

  /// From an island to an island. What it runs over keeps its direction, for islands that split it later.
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
  /// The point between four cells that a diagonal step runs through, named by the cell at its top left.
  std::size_t corner(std::size_t place, unsigned d) const {
    return place - (directions[d].row < 0 ? width_ : 0) - (directions[d].col < 0 ? 1 : 0);
  }

  Extent extent_;
  std::size_t width_;  // with a frame of cells outside
  bool touching_;
  unsigned neighbours_;
  std::vector<Use> used_;
  std::vector<std::uint8_t> arms_;  // a bit for each direction in which a bridge leaves
  std::vector<std::uint8_t> corners_;
  std::array<std::ptrdiff_t, 8> step_;
  std::size_t count_ = 0;
};

class Grower {
 public:
  Grower(const LayoutWish& wish, Rng& rng)
      : wish_(wish),
        rng_(rng),
        images_(layout_images(wish.symmetry, wish.extent)),
        grid_(wish.extent, wish.touching, wish.eight) {}

  IslandLayout grow() {
    if (!plant()) return {};
    for (shortest_ = first_shortest(); shortest_ >= fewest_steps() && !is_full(); --shortest_) {
      wake_all();
      do {
        grow_while_it_grows();
      } while (!is_full() && shortest_ == fewest_steps() && split_bridges());
    }
    return grid_.island_count() >= 2 ? grid_.layout() : IslandLayout{};
  }

 private:
  struct Growing {
    std::size_t place;
    std::uint8_t directions;  // not yet known to be blocked
  };
  struct Laid {
    std::size_t from;
    unsigned direction;
    std::size_t to;
  };

  int fewest_steps() const { return wish_.touching ? 1 : 2; }
  bool is_full() const { return grid_.island_count() + images_.size() > wish_.islands; }

  /// Few islands stand far apart; otherwise they would crowd around the first.
  int first_shortest() const {
    const double area = static_cast<double>(wish_.extent.rows) * wish_.extent.cols;
    const double spacing = std::sqrt(area / static_cast<double>(wish_.islands));
    const int widest = std::max(2, std::min(wish_.extent.rows, wish_.extent.cols) / 2);
    return std::max(fewest_steps(), std::min(static_cast<int>(2 * spacing) - 2 - wish_.touching, widest));
  }

  /// The first islands are their own images together, and joined, so that whatever grows from them is.
  bool plant() {
    constexpr int attempts = 100;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      const bool inside = wish_.symmetry != LayoutSymmetry::none && attempt < attempts / 2;
      if (plant_at(random_in(wish_.extent.rows, inside), random_in(wish_.extent.cols, inside))) return true;
    }
    return false;
  }
  /// Along an edge, the first bridges would be in the way of their images.
  int random_in(int size, bool inside) {
    const int margin = inside ? size / 4 : 0;
    return 1 + margin + static_cast<int>(rng_.below(static_cast<std::uint64_t>(size - 2 * margin)));
  }

  bool plant_at(int row, int col) {
    const Extent extent = wish_.extent;
    if (wish_.symmetry == LayoutSymmetry::quarter_turn || wish_.symmetry == LayoutSymmetry::diagonal)
      col = row;
    const bool mirrors_cols = wish_.symmetry != LayoutSymmetry::none &&
                              wish_.symmetry != LayoutSymmetry::top_bottom &&
                              wish_.symmetry != LayoutSymmetry::diagonal;
    const bool mirrors_rows = mirrors_cols ? wish_.symmetry != LayoutSymmetry::left_right
                                           : wish_.symmetry == LayoutSymmetry::top_bottom;
    const int width = mirrors_cols ? std::abs(extent.cols + 1 - 2 * col) : 0;
    const int height = mirrors_rows ? std::abs(extent.rows + 1 - 2 * row) : 0;
    if (!wish_.touching && (width == 1 || height == 1)) return false;
    const std::size_t islands = (width > 0 ? 2u : 1u) * (height > 0 ? 2u : 1u);
    if (islands > std::max<std::size_t>(wish_.islands, 1)) return false;
    if (mirrors_cols) col = std::min(col, extent.cols + 1 - col);
    if (mirrors_rows) row = std::min(row, extent.rows + 1 - row);
    std::size_t place = grid_.at({row, col});
    grid_.put_island(place);
    const auto go = [&](unsigned direction, int length) {
      if (length == 0) return;
      grid_.put_island(grid_.along(place, direction, length));
      grid_.lay(place, direction, length);
      place = grid_.along(place, direction, length);
    };
    go(0, width);
    go(2, height);
    if (height > 0) go(1, width);
    return true;
  }

  void wake_all() {
    growing_.clear();
    for (const Cell cell : grid_.layout().islands) wake(grid_.at(cell));
  }
  void wake(std::size_t place) {
    growing_.push_back({place, static_cast<std::uint8_t>((1u << grid_.direction_count()) - 1)});
  }

  void grow_while_it_grows() {
    while (!growing_.empty() && !is_full()) {
      const std::size_t i = rng_.below(growing_.size());
      Growing& one = growing_[i];
      const auto d = static_cast<unsigned>(rng_.below(grid_.direction_count()));
      if ((one.directions >> d & 1) == 0) continue;
      if (grow_from(one.place, d)) continue;
      Growing& blocked = growing_[i];
      blocked.directions &= static_cast<std::uint8_t>(~(1u << d));
      if (blocked.directions != 0) continue;
      blocked = growing_.back();
      growing_.pop_back();
    }
  }

  /// False if nothing can grow in this direction, now and later: cells only fill up.
  bool grow_from(std::size_t place, unsigned d) {
    const auto spread = static_cast<std::uint64_t>(4 + shortest_);
    const int longest = shortest_ + 2 + static_cast<int>(spread) - 1;
    const int usual = shortest_ + 2 + static_cast<int>(rng_.below(spread));
    const int run = grid_.free_run(place, d, longest);
    lengths_.clear();
    for (int length = shortest_; length <= run; ++length) {
      if (length > usual && !lengths_.empty()) break;
      if (grid_.is_clear(grid_.along(place, d, length))) lengths_.push_back(length);
    }
    while (!lengths_.empty()) {
      const std::size_t pick = rng_.below(lengths_.size());
      if (grow_images(place, d, lengths_[pick])) return true;
      lengths_.erase(lengths_.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return false;
  }

  bool grow_images(std::size_t place, unsigned d, int length) {
    laid_.clear();
    const Cell cell = grid_.cell(place);
    for (const LayoutImage& image : images_) {
      const std::size_t from = grid_.at(image.of(cell));
      const unsigned direction = images_.size() == 1 ? d : index_of(image.of(directions[d]));
      const std::size_t to = grid_.along(from, direction, length);
      if (std::ranges::any_of(laid_, [&](const Laid& laid) { return laid.to == to; })) continue;
      if (!grid_.is_free(to) || !grid_.is_clear(to) || !grid_.can_lay(from, direction, length)) {
        take_back(length);
        return false;
      }
      grid_.put_island(to);
      grid_.lay(from, direction, length);
      laid_.push_back({from, direction, to});
    }
    for (const Laid& laid : laid_) wake(laid.to);
    return true;
  }
  void take_back(int length) {
    for (; !laid_.empty(); laid_.pop_back()) {
      const auto& [from, direction, to] = laid_.back();
      grid_.unlay(from, direction, length);
      grid_.take_island(to);
    }
  }

  /// True if an island found a place on a bridge.
  bool split_bridges() {
    std::vector<std::size_t> bridges = grid_.bridges();
    rng_.shuffle(std::span(bridges));
    bool any = false;
    for (const std::size_t place : bridges) {
      if (is_full()) break;
      any = split_images(place) || any;
    }
    return any;
  }

  bool split_images(std::size_t place) {
    std::vector<std::size_t> done;
    const Cell cell = grid_.cell(place);
    for (const LayoutImage& image : images_) {
      const std::size_t here = grid_.at(image.of(cell));
      if (std::ranges::find(done, here) != done.end()) continue;
      if (!grid_.is_bridge(here) || !grid_.is_clear(here)) {
        for (const std::size_t split : done) grid_.heal(split);
        return false;
      }
      grid_.split(here);
      done.push_back(here);
    }
    for (const std::size_t split : done) wake(split);
    return true;
  }

  const LayoutWish& wish_;
  Rng& rng_;
  std::vector<LayoutImage> images_;
  GrowingGrid grid_;
  int shortest_ = 0;
  std::vector<Growing> growing_;
  std::vector<int> lengths_;
  std::vector<Laid> laid_;
};

}  // namespace

IslandLayout grow_layout(const LayoutWish& wish, Rng& rng) { return Grower(wish, rng).grow(); }

}  // namespace hamlet
