#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/types.hpp"

/// Puzzles: a question about a board or graph, optionally with a solution.
///
/// ```
/// hamlet::Puzzle tour("knight:6x6");  // any board that `hamlet help boards` lists
/// tour.set_closed(true);
/// assert(tour.size() == 36);
///
/// hamlet::Puzzle rikudo("hex:4");  // or rikudo:4
/// rikudo.add_clue(rikudo.at({1, 1}), 1);
/// rikudo.add_diamond(rikudo.at({2, 2}), rikudo.at({2, 3}));
///
/// const hamlet::Edge edges[] = {{0, 1}, {1, 2}, {2, 0}};
/// const hamlet::Puzzle triangle = hamlet::Puzzle::on_graph(3, edges);
/// assert(triangle.neighbours(1).size() == 2);
///
/// hamlet::Puzzle::Islands sea{.rows = 1, .cols = 3, .islands = {{{1, 1}, 2}, {{1, 3}, 2}}};
/// const hamlet::Puzzle hashi = hamlet::Puzzle::of_islands(sea);
/// assert(hashi.is_bridges() && hashi.check({.bridges = {{0, 1, 2}}}).empty());
/// ```
namespace hamlet {

struct Sheet;

/// A path through all cells, or bridges that join all islands.
struct Solution {
  Path path = {};
  std::vector<Bridge> bridges = {};
  friend bool operator==(const Solution&, const Solution&) = default;
};

/// What is written on a puzzle so far, right or wrong: numbers in some cells, or some bridges.
struct Written {
  std::vector<Visit> numbers = {};
  std::vector<Bridge> bridges = {};
};

/// A value type. Copies are cheap and share large data; several threads may use them.
class Puzzle {
 public:
  struct BoardOptions {
    std::vector<Cell> blocked = {};  // cells that do not exist on this board
    std::string wrap = {};           // edges to glue: "cylinder" or "torus"
  };
  struct GraphOptions {
    bool directed = false;
    std::vector<std::string> names = {};  // vertex names, all different; default: 1, 2, 3, …
  };
  struct Island {
    Cell cell;
    std::optional<int> bridges = {};  // how many end here; unset: any number
  };
  struct Islands {
    int rows = 0;
    int cols = 0;
    int k = 2;              // most bridges between two islands
    bool eight = false;     // diagonal bridges are allowed too
    bool no_loops = false;  // the bridges must not close a loop
    std::vector<Island> islands = {};
  };

  /// The path puzzle on a named board. Throws InputError for an unknown name or an impossible size.
  explicit Puzzle(std::string_view board);
  Puzzle(std::string_view board, const BoardOptions& options);
  /// The path puzzle on a graph with vertices 0 … n−1. Repeated edges are dropped. Throws InputError for a
  /// loop, or if the graph does not fit in memory.
  static Puzzle on_graph(Vertex vertices, std::span<const Edge> edges);
  static Puzzle on_graph(Vertex vertices, std::span<const Edge> edges, const GraphOptions& options);
  /// A bridges puzzle. Islands are numbered in reading order.
  static Puzzle of_islands(const Islands& islands);

  // Copies share large data, so a move is a copy.
  Puzzle(const Puzzle&) = default;
  Puzzle& operator=(const Puzzle&) = default;

  /// "hidato", "rikudo", "hashi", …; for a path puzzle, the first kind that fits.
  std::string_view kind() const;
  /// "king:8x8"; "graph" for a graph given by its edges; empty for bridges.
  std::string board() const;
  bool is_bridges() const;
  const std::string& title() const;
  void set_title(std::string title);

  /// The number of cells or islands.
  Vertex size() const;
  /// The cells one move away from a cell, ascending; for an island, the islands it sees.
  std::vector<Vertex> neighbours(Vertex v) const;
  /// What people call a vertex: "3,4", or its name.
  std::string label(Vertex v) const;
  /// The vertex with a label. Throws InputError if there is none.
  Vertex at(std::string_view label) const;
  Vertex at(Cell cell) const;
  /// The cell of a vertex; nullopt if the board is a graph.
  std::optional<Cell> cell(Vertex v) const;

  // The question of a path puzzle. A setter throws InputError if the change contradicts the rest of the
  // puzzle, or if this is a bridges puzzle. A closed tour with a number inside has a direction: its reverse
  // is another solution.
  void set_start(std::optional<Vertex> v);
  void set_end(std::optional<Vertex> v);
  void set_closed(bool closed);  // whether a move must lead from the last cell back to the first
  void add_clue(Vertex v, Step step);
  void remove_clue(Vertex v);
  void add_diamond(Vertex a, Vertex b);
  void remove_diamond(Vertex a, Vertex b);
  std::optional<Vertex> start() const;
  std::optional<Vertex> end() const;
  bool is_closed() const;
  bool is_directed() const;  // the graph is directed
  std::vector<Visit> clues() const;
  std::vector<Diamond> diamonds() const;

  /// The question of a bridges puzzle. Throws InputError for a path puzzle.
  Islands islands() const;

  /// The solution stored with the puzzle, right or wrong; nullopt if there is none, or if only some cells
  /// have a number.
  std::optional<Solution> solution() const;
  void set_solution(const Solution& solution);
  void remove_solution();
  /// The stored solution, which may be incomplete.
  Written written() const;
  void set_written(const Written& written);
  /// Every rule that the solution breaks; empty if it solves the puzzle.
  std::vector<Violation> check(const Solution& solution) const;

  friend bool operator==(const Puzzle& a, const Puzzle& b);

 private:
  friend struct PuzzleAccess;
  explicit Puzzle(std::shared_ptr<const Sheet> sheet);
  std::shared_ptr<const Sheet> sheet_;
};

}  // namespace hamlet
