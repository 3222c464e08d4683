/// Searches for the tiles in src/hamlet/solve/path/tiles/ and prints them in the text format kept there:
/// find_tiles knight. A SAT solver finds each tile: two edges at each cell, including those of the tile's
/// joints, and one clause after another against every cycle that is too short.
#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

using namespace hamlet;

namespace {

struct At {
  int row, col;  // relative to the tile's border that the joint crosses
  friend auto operator<=>(const At&, const At&) = default;
};

/// The parent's edge a–b at its far border (columns −1, −2, …), and the child's ends c and d at its near
/// border.
struct Joint {
  At a, b, c, d;
};

struct Family {
  std::string name;
  std::vector<std::pair<int, int>> moves;
  int reach;
  bool two_coloured;
  bool is_move(At x, At y) const {
    return std::ranges::any_of(moves,
                               [&](auto m) { return m.first == y.row - x.row && m.second == y.col - x.col; });
  }
};

std::vector<Joint> joints(const Family& f, int rows) {
  std::vector<At> left, right;
  for (int r = 0; r < rows; ++r)
    for (int c = 1; c <= f.reach; ++c) {
      left.push_back({r, -c});
      right.push_back({r, c - 1});
    }
  std::vector<Joint> all;
  for (At a : left)
    for (At b : left) {
      if (!(a < b) || !f.is_move(a, b)) continue;
      for (At c : right)
        for (At d : right)
          if (c != d && f.is_move(a, c) && f.is_move(b, d)) all.push_back({a, b, c, d});
    }
  return all;
}

using Tour = std::vector<Vertex>;
using Ways = std::vector<std::pair<At, At>>;

/// Searches for a Hamiltonian cycle that uses the first `forced` edges.
class TourSearch {
 public:
  TourSearch(Vertex vertices, std::vector<Edge> edges, std::size_t forced)
      : n_(vertices), edges_(std::move(edges)), sat_(run_, SatSolver::Aim::model), at_(vertices) {
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      sat_.new_variable();
      at_[edges_[e].from].push_back(static_cast<Literal>(e) + 1);
      at_[edges_[e].to].push_back(static_cast<Literal>(e) + 1);
    }
    for (const auto& literals : at_) exactly(sat_, literals, 2);
    for (std::size_t e = 0; e < forced; ++e) sat_.add({static_cast<Literal>(e) + 1});
  }

  std::optional<Tour> find() {
    if (std::ranges::any_of(at_, [](const auto& ways) { return ways.size() < 2; })) return std::nullopt;
    while (sat_.solve() == SatSolver::Answer::yes) {
      const std::vector<Tour> cycles = cycles_of_model();
      if (cycles.size() == 1) return cycles[0];
      for (const Tour& cycle : cycles) forbid(cycle);
    }
    return std::nullopt;
  }

 private:
  Vertex other(Literal edge, Vertex v) const {
    const Edge& e = edges_[static_cast<std::size_t>(edge) - 1];
    return e.from == v ? e.to : e.from;
  }
  std::vector<Tour> cycles_of_model() const {
    std::vector<Tour> cycles;
    std::vector<bool> seen(n_, false);
    for (Vertex first = 0; first < n_; ++first) {
      if (seen[first]) continue;
      Tour cycle;
      for (Vertex v = first; v != no_vertex;) {
        seen[v] = true;
        cycle.push_back(v);
        Vertex next = no_vertex;
        for (Literal edge : at_[v]) {
          if (sat_.value(edge) && !seen[other(edge, v)]) next = other(edge, v);
        }
        v = next;
      }
      cycles.push_back(std::move(cycle));
    }
    return cycles;
  }
  void forbid(const Tour& cycle) {
    std::vector<bool> inside(n_, false);
    for (Vertex v : cycle) inside[v] = true;
    std::vector<Literal> leaving;
    for (Vertex v : cycle) {
      for (Literal edge : at_[v]) {
        if (!inside[other(edge, v)]) leaving.push_back(edge);
      }
    }
    sat_.add(leaving);
  }

  Vertex n_;
  std::vector<Edge> edges_;
  Run run_;
  SatSolver sat_;
  std::vector<std::vector<Literal>> at_;
};

/// A closed tour, an open path, or a path between `ends`.
std::optional<Tour> solve(const Family& f, int rows, int cols, bool closed,
                          std::optional<std::pair<At, At>> ends, const Ways& used) {
  const Board board = make_board({.name = f.name + ":" + std::to_string(rows) + "x" + std::to_string(cols)});
  const auto id = [&](At at) { return static_cast<Vertex>(at.row * cols + at.col); };
  std::vector<Edge> edges;
  for (auto [x, y] : used) edges.push_back({id(x), id(y)});
  const Vertex n = board.size();
  const bool has_extra = !closed;  // an additional vertex joins the ends
  if (ends) {
    edges.push_back({n, id(ends->first)});
    edges.push_back({n, id(ends->second)});
  }
  const std::size_t forced = edges.size();
  for (const Edge& edge : board.graph().edges()) {
    const auto is_edge = [&](const Edge& e) {
      return (e.from == edge.from && e.to == edge.to) || (e.from == edge.to && e.to == edge.from);
    };
    if (std::none_of(edges.begin(), edges.begin() + static_cast<std::ptrdiff_t>(used.size()), is_edge))
      edges.push_back(edge);
  }
  if (has_extra && !ends) {
    for (Vertex v = 0; v < n; ++v) edges.push_back({n, v});
  }
  auto tour = TourSearch(n + has_extra, std::move(edges), forced).find();
  if (!tour || !has_extra) return tour;
  std::ranges::rotate(*tour, std::ranges::find(*tour, n));
  tour->erase(tour->begin());
  if (ends && tour->front() != id(ends->first)) std::ranges::reverse(*tour);
  return tour;
}

At turned(At x) { return {x.col, x.row}; }

/// The tiles for boards that grow by `row_step` rows and `col_step` columns.
struct Scheme {
  const Family& f;
  Joint h, v;
  int row_step, col_step;
  std::string text = {};

  std::pair<At, At> right(int cols) const { return {{h.a.row, cols + h.a.col}, {h.b.row, cols + h.b.col}}; }
  std::pair<At, At> bottom(int rows) const { return {{rows + v.a.col, v.a.row}, {rows + v.b.col, v.b.row}}; }
  Ways borders(int rows, int cols) const {
    return row_step == 0 ? Ways{right(cols)} : Ways{right(cols), bottom(rows)};
  }

  bool take(const char* role, int rows, int cols, const std::optional<Tour>& tour) {
    if (!tour) return false;
    text += role;
    for (int number :
         {rows, cols, static_cast<int>(tour->front()) / cols, static_cast<int>(tour->front()) % cols})
      text += " " + std::to_string(number);
    text += " ";
    for (std::size_t i = 1; i < tour->size(); ++i) {
      const int from = static_cast<int>((*tour)[i - 1]), to = static_cast<int>((*tour)[i]);
      const std::pair step(to / cols - from / cols, to % cols - from % cols);
      text += static_cast<char>('a' + (std::ranges::find(f.moves, step) - f.moves.begin()));
    }
    text += "\n";
    return true;
  }
  bool root(int r, int c, bool closed) {
    return take(closed ? "closed" : "open", r, c, solve(f, r, c, closed, {}, borders(r, c)));
  }
  bool root_that_does_not_grow(int r, int c, bool closed) {
    return take(closed ? "closed" : "open", r, c, solve(f, r, c, closed, {}, {}));
  }
  bool row(int r, int c) { return take("row", r, c, solve(f, r, c, false, {{h.c, h.d}}, {right(c)})); }
  bool spine(int r, int c) {
    return take("spine", r, c, solve(f, r, c, false, {{turned(v.c), turned(v.d)}}, borders(r, c)));
  }
  void print() const {
    std::printf("scheme %d %d", row_step, col_step);
    for (const Joint& j : {h, v}) {
      for (At x : {j.a, j.b, j.c, j.d}) std::printf(" %d %d", x.row, x.col);
    }
    std::printf("\n%s", text.c_str());
    std::fflush(stdout);
  }
};

/// Rectangles of at least 5×5: roots of 5 to 10 rows and columns, and steps of 6.
bool print_rectangles(const Family& f) {
  for (const Joint& joint : joints(f, 5)) {
    Scheme scheme{f, joint, joint, 6, 6};
    bool complete = true;
    for (int x = 5; x <= 10 && complete; ++x) complete = scheme.row(x, 6) && scheme.spine(6, x);
    for (int x = 5; x <= 10 && complete; ++x) {
      for (int y = 5; y <= 10 && complete; ++y)
        complete = scheme.root(x, y, !(f.two_coloured && x % 2 == 1 && y % 2 == 1));
    }
    if (!complete) continue;
    scheme.print();
    return true;
  }
  return false;
}

/// Boards of few rows: the scheme that covers the most widths, then the shortest step.
void print_strips(const Family& f, int rows) {
  constexpr int widest = 26;
  std::optional<Scheme> best;
  int best_left = 1 << 20;
  for (int step = f.reach; step <= 6; ++step) {
    for (const Joint& joint : joints(f, rows)) {
      Scheme scheme{f, joint, joint, 0, step};
      if (!scheme.row(rows, step)) continue;
      int left = 0;
      std::vector<bool> covered[2] = {std::vector<bool>(widest + 1), std::vector<bool>(widest + 1)};
      for (bool closed : {true, false}) {
        for (int width = rows; width <= widest; ++width) {
          if (covered[1][width] || (!closed && covered[0][width])) continue;
          if (closed && f.two_coloured && (rows * width % 2 == 1 || rows == 4)) continue;
          const bool grows = scheme.root(rows, width, closed);
          if (!grows && !scheme.root_that_does_not_grow(rows, width, closed)) continue;
          if (!grows) ++left;
          for (int w = width; w <= (grows ? widest : width); w += step) covered[closed][w] = true;
        }
      }
      std::fprintf(stderr, "%d rows, step %d: %d that do not grow\n", rows, step, left);
      if (left < best_left) {
        best_left = left;
        best.emplace(scheme);
      }
      if (left <= 1) break;
    }
  }
  if (best) best->print();
}

/// Four rows, where outer cells have only inner neighbours. A knight's path visits one half of the outer and
/// inner cells in turn before the other half, so a strip grows by two strands together.
void print_strands(const Family& f, int rows) {
  for (int step = f.reach; step <= 6; ++step) {
    for (const Joint& h : joints(f, rows)) {
      for (const Joint& v : joints(f, rows)) {
        Scheme scheme{f, h, v, 0, step};
        const Scheme second{f, v, h, 0, step};
        const auto both =
            solve(f, rows, step, false, {{h.c, v.d}}, {scheme.right(step), second.right(step), {h.d, v.c}});
        if (!both) continue;
        const auto cut = std::ranges::find(*both, static_cast<Vertex>(h.d.row * step + h.d.col)) + 1;
        const Tour first(both->begin(), cut), rest(cut, both->end());
        if (first.empty() || rest.empty() || !scheme.take("row", rows, step, first) ||
            !scheme.take("strand", rows, step, rest))
          continue;
        const auto uses = [&](const Tour& tour, const std::pair<At, At>& way) {
          return std::ranges::find(tour, static_cast<Vertex>(way.first.row * step + way.first.col)) !=
                 tour.end();
        };
        if (!uses(first, scheme.right(step)) || !uses(rest, second.right(step))) continue;
        std::vector<bool> covered(27, false);
        bool complete = true;
        for (int width = rows + 1; width < 27 && complete; ++width) {
          if (covered[width]) continue;
          const Ways ways = {scheme.right(width), second.right(width)};
          const bool grows = scheme.take("open", rows, width, solve(f, rows, width, false, {}, ways));
          complete = grows || scheme.root_that_does_not_grow(rows, width, false);
          for (int w = width; w < 27 && grows; w += step) covered[w] = true;
        }
        std::fprintf(stderr, "%d rows, two strands of step %d: %s\n", rows, step, complete ? "yes" : "no");
        if (!complete) continue;
        scheme.print();
        return;
      }
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string name = argc > 1 ? argv[1] : "";
  if (name != "knight" && name != "diplomatico") {
    std::fprintf(stderr, "find_tiles knight, or find_tiles diplomatico\n");
    return 2;
  }
  const bool knight = name == "knight";
  Family f{name, {}, knight ? 2 : 3, knight};
  for (const Move& move : make_lattice(name + ":9x9").moves) f.moves.push_back({move.down, move.right});
  print_rectangles(f);
  if (knight) print_strips(f, 3);
  if (knight) {
    print_strands(f, 4);
  } else {
    print_strips(f, 4);
  }
}
