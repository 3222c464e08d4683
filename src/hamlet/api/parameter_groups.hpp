#pragma once

#include <string>

#include "hamlet/api/request.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

// Parameters that several operations share.

/// How sheets are drawn or written.
class DrawParameters {
 public:
  explicit DrawParameters(Request* request);
  DrawOptions options() const;

 private:
  Flag path, no_path, unsolved;
};

/// Which method is used.
class SolverParameters {
 public:
  explicit SolverParameters(Request* request);
  bool are_given() const { return solver.is_given() || order.is_given(); }
  /// Without a name the portfolio; an order of moves is for search.
  const path::Solver& path_solver() const;
  path::SolverOptions options() const { return {.order = *order}; }
  const bridges::Solver& bridges_solver() const;

 private:
  Name solver, order;
};

/// A bridges puzzle and what is known of its lanes at the beginning.
struct BridgesTask {
  Sheet sheet;
  bridges::LaneBounds bounds;

  const BridgesPuzzle& puzzle() const { return sheet.bridges().puzzle; }
};

class BridgesParameters {
 public:
  enum class Drawn { if_asked, not_asked };
  /// Whether the bridges that are drawn stay is asked, unless the operation looks at them itself.
  explicit BridgesParameters(Request* request, Drawn drawn = Drawn::if_asked);

  /// An InputError if what is drawn breaks the rules.
  BridgesTask task(Sheet sheet) const;
  bool has_k() const { return k.is_given(); }

 private:
  Whole k;
  std::optional<Flag> drawn;
};

/// Whether a solution and its reverse are two or one.
class DirectionParameters {
 public:
  explicit DirectionParameters(Request* request);
  /// An InputError if both are given.
  void require_one() const;
  /// An InputError if one of them is given with a net of bridges.
  void require_none() const;
  /// As it was asked, or else as the puzzle has it.
  path::Direction of(const PathPuzzle& puzzle) const;

 private:
  Flag directed, undirected;
};

/// A Neo4j server that searches instead.
class ServerParameters {
 public:
  explicit ServerParameters(Request* request);
  /// An InputError for an unknown backend, or if what belongs to one stands alone.
  bool is_server() const;
  path::Found find(const PathSheet& content, std::uint64_t limit, const Run& run) const;

 private:
  Name backend;
  Text server;
  Name query;
};

}  // namespace hamlet::api
