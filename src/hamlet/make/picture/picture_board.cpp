#include "hamlet/make/picture/picture_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/balance_colours.hpp"
#include "hamlet/make/picture/block_tour.hpp"
#include "hamlet/make/picture/shape_model.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

// The limit of one SAT call. Conflicts, not time, so that the result does not depend on the machine's speed.
constexpr int conflicts_per_price = 1500;
constexpr std::ptrdiff_t most_for_sat = 20'000;
constexpr int first_prices = 60, all_prices = 240;

/// The board that consists of the cells of a path on the whole board.
PictureBoard board_of(const WishedCells& wishes, const Path& path, const MemoryBudget& memory) {
  CellSet there(wishes.whole.size(), 0);
  for (Vertex v : path) there[v] = 1;
  PictureBoard made;
  std::vector<Cell> blocked;
  for (Vertex v = 0; v < wishes.whole.size(); ++v) {
    const Cell cell = wishes.whole.cell(v);
    if (there[v] == 0) blocked.push_back(cell);
    if (there[v] != 0 && !wishes.wants(v)) made.added.push_back(cell);
    if (there[v] == 0 && wishes.wants(v)) made.dropped.push_back(cell);
  }
  made.board = make_board({.name = wishes.whole.name(), .blocked = std::move(blocked)}, memory);
  for (Vertex v : path) made.path.push_back(*made.board.vertex_at(wishes.whole.cell(v)));
  require(is_solution({.graph = made.board.graph()}, made.path), "a board from a picture has a wrong path");
  return made;
}

/// The cheapest path that one model finds: raises the price by growing strides until one works, then searches
/// below it by bisection. A price at which no path is found with the given effort counts as having none.
class CheapestPath {
 public:
  CheapestPath(const WishedCells& wishes, const CellSet& cells, int rings, int most, const Run& run)
      : wishes_(wishes), run_(run), model_(wishes, cells, rings, most, run) {}

  std::optional<Path> find() {
    int failed = model_.least_price() - 1, stride = 1;
    while (!path_ && !model_.is_exhausted() && !run_.must_end() && !hopeless_ &&
           failed < model_.most_price()) {
      const int price = std::min(failed + stride, model_.most_price());
      if (!try_price(price)) failed = price;
      stride = std::min(2 * stride, longest_stride);
    }
    while (path_ && !model_.is_exhausted() && !run_.must_end() && price_ - failed > 1) {
      const int price = failed + (price_ - failed) / 2;
      if (!try_price(price)) failed = price;
    }
    return path_;
  }

 private:
  static constexpr int longest_stride = 16;

  bool try_price(int price) {
    run_.report({.doing = fmt::format("trying changes of price {}", price)});
    const bool is_last_chance = price == model_.most_price();
    const ShapeModel::Answer answer = model_.find(price, (is_last_chance ? 3 : 1) * conflicts_per_price);
    hopeless_ = answer == ShapeModel::Answer::none && model_.is_hopeless();
    if (answer != ShapeModel::Answer::found) return false;
    path_ = model_.path();
    price_ = wishes_.price_of(*path_);
    return true;
  }

  const WishedCells& wishes_;
  const Run& run_;
  ShapeModel model_;
  std::optional<Path> path_;
  int price_ = 0;
  bool hopeless_ = false;
};

/// Finds a path over exactly these cells by covering them with cycles and merging these. Uses no model, so it
/// works for boards of any size.
std::optional<Path> path_over(const WishedCells& wishes, const CellSet& cells, const Run& run) {
  std::vector<Vertex> vertex, number(cells.size(), no_vertex);
  for (Vertex v = 0; v < cells.size(); ++v) {
    if (cells[v] == 0) continue;
    number[v] = static_cast<Vertex>(vertex.size());
    vertex.push_back(v);
  }
  std::vector<Edge> moves;
  for (Vertex v : vertex) {
    for (Vertex w : wishes.whole.graph().out(v)) {
      if (v < w && cells[w] != 0) moves.push_back({number[v], number[w]});
    }
  }
  const PathPuzzle puzzle{.graph = Graph::symmetric(static_cast<Vertex>(vertex.size()), moves)};
  const path::Solver& solver = path::solver_named("merge", "");
  if (solver.refuses(puzzle) || path::refute(
                                    puzzle, [](Vertex) { return std::string(); }, run))
    return std::nullopt;
  std::optional<Path> found;
  solver.search(puzzle, {}, run, [&](const Path& path) {
    found.emplace();
    for (Vertex v : path) found->push_back(vertex[v]);
    return false;
  });
  return found;
}

/// The cheapest path that any of the methods finds within its own bounds.
class Repair {
 public:
  Repair(const WishedCells& wishes, const CellSet& cells, const Run& run)
      : wishes_(wishes), cells_(cells), run_(run) {}

  /// Whether the run ended before all methods did, so that cheaper paths may exist.
  bool is_cut_short() const { return is_cut_short_; }

  std::optional<Path> find() {
    look();
    is_cut_short_ = price_ > 0 && run_.must_end();
    return std::move(best_);
  }

 private:
  void look() {
    offer(path_over(wishes_, cells_, run_));
    if (price_ == 0) return;
    const CellSet balanced = with_balanced_colours(wishes_, cells_, run_);
    offer(path_over(wishes_, balanced, run_));
    offer(block_tour(wishes_, run_));
    if (std::ranges::count(cells_, 1) > most_for_sat) return;
    for (const auto& [rings, most] : {std::pair{1, first_prices}, {1, all_prices}, {2, all_prices}}) {
      // Higher prices are tried only if nothing found so far looks like the picture.
      if (price_ == 0 || run_.must_end() || (most > first_prices && looks_alike())) break;
      offer(CheapestPath(wishes_, balanced, rings, std::min(most, price_ - 1), run_).find());
    }
  }
  bool looks_alike() const { return best_ && price_ <= std::ranges::count(cells_, 1) / 2; }

  bool offer(std::optional<Path> path) {
    if (!path) return false;
    const int price = wishes_.price_of(*path);
    if (price >= price_) return false;
    price_ = price;
    best_ = std::move(path);
    return true;
  }

  const WishedCells& wishes_;
  const CellSet& cells_;
  const Run& run_;
  std::optional<Path> best_;
  int price_ = std::numeric_limits<int>::max();
  bool is_cut_short_ = false;
};

}  // namespace

PictureBoardResult picture_board(const Picture& picture, std::string_view family, int columns,
                                 const PictureBoardOptions& options, const Run& run) {
  const Picture ink = in_black_and_white(picture, options.inverted);
  const auto wishes = wished_cells(ink, family, columns, run);
  const auto cells = wishes ? joined_parts(*wishes, run) : std::nullopt;
  if (!cells) return {std::nullopt, why_ended(run)};
  if (cells->empty()) throw InputError("picture", why_no_cell(ink, options.inverted));
  if (std::ranges::count(*cells, 1) == 1)
    return {
        board_of(*wishes, {static_cast<Vertex>(std::ranges::find(*cells, 1) - cells->begin())}, run.memory)};
  Repair repair(*wishes, *cells, run);
  const auto path = repair.find();
  if (path) return {board_of(*wishes, *path, run.memory), "", repair.is_cut_short()};
  return {std::nullopt, run.must_end() ? why_ended(run)
                                       : "no board near this picture was found that a path visits; another "
                                         "`resolution` may have one"};
}

}  // namespace hamlet
