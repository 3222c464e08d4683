#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/types.hpp"

/// Puzzles: a board or graph with a question about it, perhaps with a solution.
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

/// What solves a puzzle: a path through all cells, or bridges that join all islands.
struct Solution {
  Path path = {};
  std::vector<Bridge> bridges = {};
  friend bool operator==(const Solution&, const Solution&) = default;
};

/// What someone has written on a puzzle so far, right or wrong: numbers in some cells, or some bridges.
struct Written {
  std::vector<Visit> numbers = {};
  std::vector<Bridge> bridges = {};
};

/// A value: copies are cheap, share what is large, and may be used by several threads.
class Puzzle {
 public:
  struct BoardOptions {
    std::vector<Cell> blocked = {};  // cells that do not exist
    std::string wrap = {};           // edges that are glued: "cylinder" or "torus"
  };
  struct GraphOptions {
    bool directed = false;
    std::vector<std::string> names = {};  // of the vertices, all different; without them they are 1, 2, 3, …
  };
  struct Island {
    Cell cell;
    std::optional<int> bridges = {};  // how many end here; nothing: any number
  };
  struct Islands {
    int rows = 0;
    int cols = 0;
    int k = 2;              // most bridges between two islands
    bool eight = false;     // diagonal bridges too
    bool no_loops = false;  // the bridges must not close a loop
    std::vector<Island> islands = {};
  };

  /// The path puzzle of a board's name. An InputError for an unknown name or an impossible size.
  explicit Puzzle(std::string_view board);
  Puzzle(std::string_view board, const BoardOptions& options);
  /// The path puzzle of a graph on vertices 0 … n−1. Repeated edges are dropped; a loop is an InputError, and
  /// so is a graph that does not fit the memory.
  static Puzzle on_graph(Vertex vertices, std::span<const Edge> edges);
  static Puzzle on_graph(Vertex vertices, std::span<const Edge> edges, const GraphOptions& options);
  /// A bridges puzzle. Its islands are numbered in reading order.
  static Puzzle of_islands(const Islands& islands);

  // Copies share what is large, so that moving is copying.
  Puzzle(const Puzzle&) = default;
  Puzzle& operator=(const Puzzle&) = default;

  /// "hidato", "rikudo", "numberlink", …; of a path puzzle the first kind that it is.
  std::string_view kind() const;
  /// "king:8x8"; "graph" if it was given by its edges; empty for bridges.
  std::string board() const;
  bool is_bridges() const;
  const std::string& title() const;
  void set_title(std::string title);

  /// How many cells or islands there are.
  Vertex size() const;
  /// Where one can go from a cell, ascending; of an island, those it sees.
  std::vector<Vertex> neighbours(Vertex v) const;
  /// What people call it: "3,4", or the vertex's name.
  std::string label(Vertex v) const;
  /// The vertex of a label. An InputError if there is none.
  Vertex at(std::string_view label) const;
  Vertex at(Cell cell) const;
  /// Nothing if it is a vertex of a graph.
  std::optional<Cell> cell(Vertex v) const;

  // What a path puzzle asks. An InputError if it contradicts what is there, or if this is a bridges puzzle. A
  // closed tour with a number inside has a direction: its reverse is another solution.
  void set_start(std::optional<Vertex> v);
  void set_end(std::optional<Vertex> v);
  void set_closed(bool closed);  // whether the last cell must be a move from the first
  void add_clue(Vertex v, Step step);
  void remove_clue(Vertex v);
  void add_diamond(Vertex a, Vertex b);
  void remove_diamond(Vertex a, Vertex b);
  std::optional<Vertex> start() const;
  std::optional<Vertex> end() const;
  bool is_closed() const;
  bool is_directed() const;  // some move leads one way only
  std::vector<Visit> clues() const;
  std::vector<Diamond> diamonds() const;

  /// What a bridges puzzle asks; an InputError if this is a path puzzle.
  Islands islands() const;

  /// The solution that the puzzle carries, right or wrong; nothing if there is none, or if only some cells
  /// have a number.
  std::optional<Solution> solution() const;
  void set_solution(const Solution& solution);
  void remove_solution();
  /// The same where it may be only begun.
  Written written() const;
  void set_written(const Written& written);
  /// Every rule that the solution breaks; none if it solves the puzzle.
  std::vector<Violation> check(const Solution& solution) const;

  friend bool operator==(const Puzzle& a, const Puzzle& b);

 private:
  friend struct PuzzleAccess;
  explicit Puzzle(std::shared_ptr<const Sheet> sheet);
  std::shared_ptr<const Sheet> sheet_;
};

}  // namespace hamlet
