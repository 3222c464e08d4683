#include "hamlet/make/picture/block_tour.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/join_parts.hpp"

namespace hamlet {

namespace {

constexpr int most_passes = 100;

bool has_moves_of_squares(const Lattice& lattice) {
  const int stride = lattice.frame.stride;
  const auto has = [&](Move move) { return std::ranges::find(lattice.moves, move) != lattice.moves.end(); };
  return stride == 1 ? has({0, 1}) && has({1, 0}) : has({0, 2}) && has({1, 1});
}

/// The cells in rows and (slanted) columns, such that neighbours in a row or a column are a move apart.
class Rhombus {
 public:
  explicit Rhombus(const Board& board) : board_(board) {
    const Frame& frame = board.lattice().frame;
    slanted_ = frame.stride == 2;
    rows_ = frame.row_count();
    int least = 0, most = 0;
    for (int row = 0; row < rows_; ++row) {
      const int first = frame.rows[row].indent - (slanted_ ? row : 0);
      least = std::min(least, floor_half(first));
      most = std::max(most, floor_half(first) + frame.rows[row].length);
    }
    shift_ = least;
    columns_ = most - least;
  }
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  std::optional<Vertex> at(int row, int column) const {
    const Frame::Row& shape = board_.lattice().frame.rows[row];
    const int first = floor_half(shape.indent - (slanted_ ? row : 0)) - shift_;
    return board_.vertex_at({row + 1, column - first + 1});
  }

 private:
  int floor_half(int value) const { return slanted_ ? value >> 1 : value; }

  const Board& board_;
  bool slanted_ = false;
  int rows_ = 0, columns_ = 0, shift_ = 0;
};

/// A tour over some cells of the board, as a cyclic doubly linked list.
class Tour {
 public:
  Tour(const WishedCells& wishes, const Rhombus& rhombus)
      : wishes_(wishes),
        graph_(wishes.whole.graph()),
        rhombus_(rhombus),
        mates_(graph_.vertex_count(), {no_vertex, no_vertex}) {}

  /// Starts with the blocks whose dark share exceeds `share`. `down` and `right` shift the blocks' grid from
  /// the corner. False if there is no such block or the run ended.
  bool start(int down, int right, float share, const Run& run) {
    const int rows = (rhombus_.rows() - down) / 2, columns = (rhombus_.columns() - right) / 2;
    if (rows < 1 || columns < 1) return false;
    std::vector<std::array<Vertex, 4>> blocks;
    std::vector<Cell> incomplete;
    std::vector<float> ink;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        std::array<Vertex, 4> cells{};
        bool complete = true;
        float sum = 0;
        for (int i = 0; i < 4; ++i) {
          const auto cell = rhombus_.at(down + 2 * row + i / 2, right + 2 * column + i % 2);
          complete = complete && cell;
          cells[static_cast<std::size_t>(i)] = cell.value_or(0);
          if (cell) sum += wishes_.ink[*cell];
        }
        if (!complete) {
          incomplete.push_back({row + 1, column + 1});
          continue;
        }
        blocks.push_back(cells);
        ink.push_back(sum / 4 > share ? std::max(0.6f, sum / 4) : 0);
      }
    }
    if (blocks.empty()) return false;
    const WishedCells coarse{
        make_board({.name = fmt::format("square:{}x{}", rows, columns), .blocked = std::move(incomplete)}),
        std::move(ink)};
    const auto chosen = joined_parts(coarse, run);
    if (!chosen || chosen->empty()) return false;
    lay(coarse.whole, *chosen, blocks);
    return true;
  }

  void improve(const Run& run) {
    for (int pass = 0; pass < most_passes && !run.must_end(); ++pass) {
      bool better = false;
      for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
        if (ends_at(v, run)) return;
        while (is_there(v) && (grow_at(v, 0) || grow_at(v, 1))) better = true;
        if (is_there(v) && (shrink_at(v, 0) || shrink_at(v, 1))) better = true;
      }
      if (!better) return;
    }
  }

  int price() const { return wishes_.price_of(cells_in_order()); }

  /// The tour, opened where its ends can be extended best.
  Path path(const Run& run) const {
    const Path around = cells_in_order();
    Path best;
    int best_gain = -1, tried = 0;
    for (std::size_t i = 0; i < around.size() && tried < most_openings; ++i) {
      if (i > 0 && (run.must_end() || !has_wished_neighbour(around[i]))) continue;
      ++tried;
      Path open = around;
      std::ranges::rotate(open, open.begin() + static_cast<std::ptrdiff_t>(i));
      const int gained = extend(open);
      if (gained <= best_gain) continue;
      best_gain = gained;
      best = std::move(open);
    }
    return best;
  }

 private:
  static constexpr int most_openings = 200;

  bool is_there(Vertex v) const { return mates_[v][0] != no_vertex; }
  /// What taking the cell in is worth.
  int gain(Vertex v) const {
    return wishes_.wants(v) ? wishes_.price_of_changing(v) : -wishes_.price_of_changing(v);
  }
  void replace(Vertex v, Vertex old_mate, Vertex new_mate) {
    mates_[v][mates_[v][0] == old_mate ? 0 : 1] = new_mate;
  }

  void lay(const Board& coarse, const CellSet& chosen, const std::vector<std::array<Vertex, 4>>& blocks) {
    for (Vertex b = 0; b < blocks.size(); ++b) {
      if (chosen[b] == 0) continue;
      const auto& [nw, ne, sw, se] = blocks[b];
      mates_[nw] = {ne, sw};
      mates_[ne] = {nw, se};
      mates_[sw] = {nw, se};
      mates_[se] = {ne, sw};
    }
    std::vector<std::uint8_t> reached(blocks.size(), 0);
    const auto first = static_cast<Vertex>(std::ranges::find(chosen, 1) - chosen.begin());
    std::vector<Vertex> open = {first};
    reached[first] = 1;
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (Vertex other : coarse.graph().out(open[i])) {
        if (chosen[other] == 0 || reached[other] != 0) continue;
        reached[other] = 1;
        open.push_back(other);
        join(coarse, blocks, std::min(open[i], other), std::max(open[i], other));
      }
    }
  }

  /// Merges the tours of two blocks: replaces their facing sides by the two moves between them.
  void join(const Board& coarse, const std::vector<std::array<Vertex, 4>>& blocks, Vertex a, Vertex b) {
    const bool in_a_row = coarse.cell(a).row == coarse.cell(b).row;
    const Vertex a1 = blocks[a][in_a_row ? 1 : 2], a2 = blocks[a][3];
    const Vertex b1 = blocks[b][0], b2 = blocks[b][in_a_row ? 2 : 1];
    replace(a1, a2, b1);
    replace(a2, a1, b2);
    replace(b1, b2, a1);
    replace(b2, b1, a2);
  }

  /// Takes in cells beside the move from `a` to its mate: one cell next to both, or two adjacent ones.
  bool grow_at(Vertex a, std::size_t side) {
    const Vertex b = mates_[a][side];
    for (Vertex u : graph_.out(a)) {
      if (is_there(u)) continue;
      if (gain(u) > 0 && graph_.has_arc(u, b)) {
        mates_[u] = {a, b};
        replace(a, b, u);
        replace(b, a, u);
        return true;
      }
      for (Vertex w : graph_.out(b)) {
        if (w == u || is_there(w) || !graph_.has_arc(u, w) || gain(u) + gain(w) <= 0) continue;
        mates_[u] = {a, w};
        mates_[w] = {u, b};
        replace(a, b, u);
        replace(b, a, w);
        return true;
      }
    }
    return false;
  }

  /// Leaves out a cell, or it and its mate, if the cells before and after are a move apart.
  bool shrink_at(Vertex u, std::size_t side) {
    const Vertex a = mates_[u][1 - side], w = mates_[u][side];
    if (gain(u) < 0 && a != w && graph_.has_arc(a, w) && mates_[a][0] != w && mates_[a][1] != w) {
      replace(a, u, w);
      replace(w, u, a);
      mates_[u] = {no_vertex, no_vertex};
      return true;
    }
    const Vertex b = mates_[w][mates_[w][0] == u ? 1 : 0];
    if (gain(u) + gain(w) >= 0 || a == b || !graph_.has_arc(a, b)) return false;
    if (mates_[a][0] == b || mates_[a][1] == b) return false;
    replace(a, u, b);
    replace(b, w, a);
    mates_[u] = mates_[w] = {no_vertex, no_vertex};
    return true;
  }

  Path cells_in_order() const {
    Vertex first = 0;
    while (!is_there(first)) ++first;
    Path order;
    Vertex before = no_vertex, v = first;
    do {
      order.push_back(v);
      const Vertex next = mates_[v][0] == before ? mates_[v][1] : mates_[v][0];
      before = v;
      v = next;
    } while (v != first);
    return order;
  }

  bool has_wished_neighbour(Vertex v) const {
    return std::ranges::any_of(graph_.out(v), [&](Vertex w) { return !is_there(w) && wishes_.wants(w); });
  }

  /// At each end, drops unwished cells, then extends the path over wished ones. Returns what this is worth.
  int extend(Path& path) const {
    int gained = 0;
    std::vector<Vertex> taken;
    const auto next_of = [&](Vertex v) {
      const auto wished = std::ranges::find_if(graph_.out(v), [&](Vertex w) {
        return !is_there(w) && wishes_.wants(w) && std::ranges::find(taken, w) == taken.end();
      });
      return wished == graph_.out(v).end() ? no_vertex : *wished;
    };
    for (int end = 0; end < 2; ++end) {
      for (; path.size() > 2 && gain(path.back()) < 0; path.pop_back()) gained -= gain(path.back());
      for (Vertex w = next_of(path.back()); w != no_vertex; w = next_of(w)) {
        taken.push_back(w);
        path.push_back(w);
        gained += gain(w);
      }
      std::ranges::reverse(path);
    }
    return gained;
  }

  const WishedCells& wishes_;
  const Graph& graph_;
  const Rhombus& rhombus_;
  std::vector<std::array<Vertex, 2>> mates_;  // before and after; no_vertex if not on the tour
};

}  // namespace

std::optional<Path> block_tour(const WishedCells& wishes, const Run& run) {
  if (!has_moves_of_squares(wishes.whole.lattice())) return std::nullopt;
  const Rhombus rhombus(wishes.whole);
  std::optional<Tour> best;
  // Thin lines fill a quarter of their blocks.
  for (const auto& [share, down, right] :
       {std::tuple{0.5f, 0, 0}, {0.5f, 0, 1}, {0.5f, 1, 0}, {0.5f, 1, 1}, {0.2f, 0, 0}, {0.2f, 1, 1}}) {
    Tour tour(wishes, rhombus);
    if (best && run.must_end()) break;
    if (!tour.start(down, right, share, run)) continue;
    tour.improve(run);
    if (!best || tour.price() < best->price()) best.emplace(std::move(tour));
  }
  if (!best) return std::nullopt;
  return best->path(run);
}

}  // namespace hamlet
