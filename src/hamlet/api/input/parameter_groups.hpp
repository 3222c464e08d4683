#pragma once

#include <string>

#include "hamlet/api/request.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

// Parameters that several operations share.

class DrawParameters {
 public:
  explicit DrawParameters(Request* request);
  DrawOptions options() const;

 private:
  Flag path, no_path, unsolved, coordinates;
};

/// How a picture of a puzzle looks.
class LookParameters {
 public:
  explicit LookParameters(Request* request);
  void apply_to(DrawOptions& options) const;

 private:
  Text title;
  Flag no_caption;
  Name style, theme;
  Decimal scale;
};

class SolverParameters {
 public:
  explicit SolverParameters(Request* request);
  bool are_given() const { return solver.is_given() || order.is_given(); }
  /// The default is the portfolio, or backtracking if an order of moves is given.
  const path::Solver& path_solver() const;
  path::SolverOptions options() const { return {.order = *order}; }
  const bridges::Solver& bridges_solver() const;

 private:
  Name solver, order;
};

/// A bridges puzzle, and what is asked about it.
class BridgesTask {
 public:
  explicit BridgesTask(Sheet sheet)
      : sheet_(std::make_unique<const Sheet>(std::move(sheet))), question(sheet_->bridges().puzzle) {}

  const Sheet& sheet() const { return *sheet_; }
  const BridgesPuzzle& puzzle() const { return question.puzzle; }

 private:
  std::unique_ptr<const Sheet> sheet_;  // the question refers to it

 public:
  bridges::Question question;
};

class BridgesParameters {
 public:
  enum class Drawn { if_asked, not_asked };
  /// Adds the flag `drawn` unless the operation handles drawn bridges itself.
  explicit BridgesParameters(Request* request, Drawn drawn = Drawn::if_asked);

  /// Throws an InputError if the drawn bridges break the rules.
  BridgesTask task(Sheet sheet) const;
  bool has_k() const { return k.is_given(); }

 private:
  Whole k;
  std::optional<Flag> drawn;
};

/// Whether a solution and its reverse count as two or as one.
class DirectionParameters {
 public:
  explicit DirectionParameters(Request* request);
  /// Throws an InputError if both are given.
  void require_one() const;
  /// Throws an InputError if either is given with a bridges puzzle.
  void require_none() const;
  /// The requested direction, or the puzzle's default.
  path::Direction of(const PathPuzzle& puzzle) const;

 private:
  Flag directed, undirected;
};

/// A Neo4j server that searches instead.
class ServerParameters {
 public:
  explicit ServerParameters(Request* request);
  /// Throws an InputError if the backend is unknown, or `server` or `query` stands alone.
  bool is_server() const;
  path::Found find(const PathSheet& content, std::uint64_t limit, const Run& run) const;

 private:
  Name backend;
  Text server;
  Name query;
};

}  // namespace hamlet::api
