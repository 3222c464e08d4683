#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// The state of a walk, from which moves are ranked.
struct WalkView {
  const Graph& graph;
  std::span<const std::uint8_t> visited;
  std::span<const std::uint32_t> exits;  // by cell: the number of unvisited cells it leads to
  Vertex unvisited = 0;                  // the number of unvisited cells
};

/// Ranks moves. A later level is computed only for moves that tie on all earlier ones, so it may cost more.
class Ranking {
 public:
  Ranking() = default;
  Ranking(const Ranking&) = delete;
  Ranking& operator=(const Ranking&) = delete;
  virtual ~Ranking() = default;

  virtual unsigned levels() const { return 1; }
  /// The rank of moving to an unvisited cell; smaller is better.
  virtual double rank(const WalkView& walk, Vertex to, unsigned level) const = 0;
  /// Whether ties are always broken at random, not only when a search restarts.
  virtual bool is_random() const { return false; }
};

/// What an order is made from: the parts of its name after the first dash, and the graph.
struct OrderArguments {
  std::string_view text;                     // the whole name, for error messages
  std::vector<std::string_view> parameters;  // "2", "sum" of "pohl-2-sum"
  std::string_view where;                    // the place of an InputError
  const Graph& graph;
  std::optional<Vertex> end;  // the cell where the path must end, if fixed
  const Run& run;
};

/// An order in which to try the moves of a walk. A new one is a file in orders/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct MoveOrder {
  std::string_view name;
  std::string_view usage;  // "pohl-LEVELS-HOW"
  std::string_view summary;
  /// The full name of each variant. The first is the default for the bare name.
  std::span<const std::string_view> variants;
  /// Returns null if the run had to end first.
  std::unique_ptr<Ranking> (*make)(const OrderArguments& arguments) = nullptr;
};

std::span<const MoveOrder* const> move_orders();

/// Sorts moves by orders whose names are joined by '+': ties of the first are ranked by the next, and so on.
/// Remaining ties keep the given order.
class MoveSorter {
 public:
  /// Throws an InputError at `where` for an unknown name.
  MoveSorter(std::string_view names, const Graph& graph, const Run& run, std::optional<Vertex> end = {},
             std::string_view where = "order");

  /// False if the run had to end first; the sorter must then not be used.
  bool is_ready() const { return ready_; }
  bool is_random() const { return random_; }
  /// Sorts the moves, best first.
  void arrange(const WalkView& walk, std::span<Vertex> moves);
  /// Returns the best of at least one move. Permutes the moves.
  Vertex best(const WalkView& walk, std::span<Vertex> moves) const;

 private:
  struct Level {
    const Ranking* ranking;
    unsigned level;
    double operator()(const WalkView& walk, Vertex to) const { return ranking->rank(walk, to, level); }
  };
  struct Ranked {
    std::uint32_t group;  // equal for moves that tie so far
    Vertex to;
    double rank;
  };

  void regroup();

  std::vector<std::unique_ptr<Ranking>> rankings_;
  std::vector<Level> levels_;
  std::vector<Ranked> ranked_;
  bool ready_ = true;
  bool random_ = false;
};

/// Throws the InputError that a MoveSorter with these names would throw.
void require_order(std::string_view names, std::string_view where);

/// Helpers for parsing the names of orders. Throws an InputError that lists the variants.
[[noreturn]] void refuse_variant(const MoveOrder& order, const OrderArguments& arguments);
/// Parses "asc" or "desc" after the name; the default is ascending.
bool is_descending(const MoveOrder& order, const OrderArguments& arguments);
void require_no_parameters(const MoveOrder& order, const OrderArguments& arguments);

}  // namespace hamlet::path
