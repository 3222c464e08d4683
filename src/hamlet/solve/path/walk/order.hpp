#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// A walk as an order of moves sees it.
struct WalkView {
  const Graph& graph;
  std::span<const std::uint8_t> visited;
  std::span<const std::uint32_t> exits;  // of each cell: how many unvisited ones it leads to
  Vertex unvisited = 0;                  // how many cells are still to come
};

/// How good a move is. Later levels are asked only about moves that are equal on the earlier ones, so they
/// may cost more.
class Ranking {
 public:
  Ranking() = default;
  Ranking(const Ranking&) = delete;
  Ranking& operator=(const Ranking&) = delete;
  virtual ~Ranking() = default;

  virtual unsigned levels() const { return 1; }
  /// Of going to an unvisited cell next; smaller is better.
  virtual double rank(const WalkView& walk, Vertex to, unsigned level) const = 0;
  /// Whether equal moves are to be taken in random order always, not only when a search starts anew.
  virtual bool is_random() const { return false; }
};

/// What an order is made from: its name's parts after the first dash, and what is to be walked.
struct OrderArguments {
  std::string_view text;                     // the whole name, for complaints
  std::vector<std::string_view> parameters;  // "2", "sum" of "pohl-2-sum"
  std::string_view where;                    // who asked
  const Graph& graph;
  std::optional<Vertex> end;  // where the path must end, if that is known
  const Run& run;
};

/// An order in which to try the moves of a walk. A new one is a file in orders/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct MoveOrder {
  std::string_view name;
  std::string_view usage;  // "pohl-LEVELS-HOW"
  std::string_view summary;
  /// Full names, one for each way it goes; the first is what the bare name means.
  std::span<const std::string_view> variants;
  /// Nothing if the run had to end before it was measured.
  std::unique_ptr<Ranking> (*make)(const OrderArguments& arguments) = nullptr;
};

std::span<const MoveOrder* const> move_orders();

/// Names of orders joined by '+': moves that are equal for the first are ranked by the next, and so on. What
/// is equal to the end stays in the order in which it was given.
class MoveSorter {
 public:
  /// An InputError at `where` for names that no order has.
  MoveSorter(std::string_view names, const Graph& graph, const Run& run, std::optional<Vertex> end = {},
             std::string_view where = "order");

  /// False if the run had to end before all was measured: then it must not be used.
  bool is_ready() const { return ready_; }
  bool is_random() const { return random_; }
  /// The best first.
  void arrange(const WalkView& walk, std::span<Vertex> moves);
  /// The best of at least one; shuffles the moves about.
  Vertex best(const WalkView& walk, std::span<Vertex> moves) const;

 private:
  struct Level {
    const Ranking* ranking;
    unsigned level;
    double operator()(const WalkView& walk, Vertex to) const { return ranking->rank(walk, to, level); }
  };
  struct Ranked {
    std::uint32_t group;  // moves that have been equal so far
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

/// Throws the InputError that a MoveSorter of these names would.
void require_order(std::string_view names, std::string_view where);

/// The help that orders share for reading their names: a complaint that lists the variants.
[[noreturn]] void refuse_variant(const MoveOrder& order, const OrderArguments& arguments);
/// "asc" or "desc" after the name; ascending without a word.
bool is_descending(const MoveOrder& order, const OrderArguments& arguments);
void require_no_parameters(const MoveOrder& order, const OrderArguments& arguments);

}  // namespace hamlet::path
