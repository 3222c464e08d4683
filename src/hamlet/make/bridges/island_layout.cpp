#include "hamlet/make/bridges/island_layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "hamlet/make/bridges/growing_grid.hpp"

namespace hamlet {

namespace {

class Grower {
 public:
  Grower(const LayoutWish& wish, Rng& rng)
      : wish_(wish),
        rng_(rng),
        images_(layout_images(wish.symmetry, wish.extent)),
        grid_(wish.extent, wish.blocked, wish.touching, wish.eight) {
    if (wish.blocked.empty()) return;
    for (int row = 1; row <= wish.extent.rows; ++row) {
      for (int col = 1; col <= wish.extent.cols; ++col) {
        if (grid_.is_free(grid_.at({row, col}))) sea_.push_back({row, col});
      }
    }
  }

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
    std::uint8_t directions;  // those not known to be blocked
  };
  struct Laid {
    std::size_t from;
    unsigned direction;
    std::size_t to;
  };

  int fewest_steps() const { return wish_.touching ? 1 : 2; }
  bool is_full() const { return grid_.island_count() + images_.size() > wish_.islands; }

  /// The shortest bridges to begin with. Few islands start far apart; otherwise they would crowd around the
  /// first.
  int first_shortest() const {
    const double area = static_cast<double>(wish_.extent.rows) * wish_.extent.cols;
    const double spacing = std::sqrt(area / static_cast<double>(wish_.islands));
    const int widest = std::max(2, std::min(wish_.extent.rows, wish_.extent.cols) / 2);
    return std::max(fewest_steps(), std::min(static_cast<int>(2 * spacing) - 2 - wish_.touching, widest));
  }

  /// Places the first islands. Together they are symmetric and joined, and so is all that grows from them.
  bool plant() {
    constexpr int attempts = 100;
    for (int attempt = 0; attempt < attempts && !sea_.empty(); ++attempt) {
      const Cell cell = sea_[rng_.below(sea_.size())];
      if (plant_at(cell.row, cell.col)) return true;
    }
    if (!wish_.blocked.empty()) return false;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      const bool inside = wish_.symmetry != LayoutSymmetry::none && attempt < attempts / 2;
      // Named, because the evaluation order of arguments differs between compilers.
      const int col = random_in(wish_.extent.cols, inside), row = random_in(wish_.extent.rows, inside);
      if (plant_at(row, col)) return true;
    }
    return false;
  }
  /// Keeps away from the edges if `inside`: there, the first bridges would block their images.
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
    if (!is_all_free(place, 0, width) || !is_all_free(place, 2, height) ||
        !is_all_free(grid_.along(place, 0, width), 2, height) ||
        !is_all_free(grid_.along(place, 2, height), 0, width))
      return false;
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

  /// Whether a bridge of this length, with islands at both ends, would stand on free cells.
  bool is_all_free(std::size_t place, unsigned direction, int length) const {
    for (int i = 0; i <= length; ++i) {
      if (!grid_.is_free(grid_.along(place, direction, i))) return false;
    }
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

  /// False if nothing can grow in this direction, now or later, since cells only fill up.
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

  /// Puts islands onto bridges; true if one found a place.
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
      grid_.put_island(here);
      done.push_back(here);
    }
    for (const std::size_t split : done) wake(split);
    return true;
  }

  const LayoutWish& wish_;
  Rng& rng_;
  std::vector<LayoutImage> images_;
  GrowingGrid grid_;
  std::vector<Cell> sea_;  // the cells that are not blocked, if some are
  int shortest_ = 0;
  std::vector<Growing> growing_;
  std::vector<int> lengths_;
  std::vector<Laid> laid_;
};

}  // namespace

IslandLayout grow_layout(const LayoutWish& wish, Rng& rng) { return Grower(wish, rng).grow(); }

}  // namespace hamlet
