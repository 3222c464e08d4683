#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// The methods that are tried on each board. They run alone, without refuters before them.
std::span<const std::string_view> tried_methods();

struct MethodTrial {
  path::Found::Answer answer = path::Found::Answer::unknown;
  double seconds = 0;
  std::uint64_t work = 0;

  bool has_answer() const { return answer != path::Found::Answer::unknown; }
};

/// A board, its features, and the results and times of refuters and methods.
struct BoardTrial {
  BoardRequest board;
  std::vector<double> features = {};  // in the order of `graph_features`
  double plain_seconds = 0;           // time for the features in linear time
  double centrality_seconds = 0;      // time for the others
  bool refuted = false;
  double refuter_seconds = 0;
  std::vector<MethodTrial> methods = {};  // in the order of `tried_methods`; empty if refuted
  MethodTrial portfolio = {};             // the default method, which includes the refuters

  path::Found::Answer truth() const;
  /// The index of the method with an answer in the least time; nothing if none has one.
  std::optional<std::size_t> fastest() const;
};

/// Runs every method for at most `seconds_each`. Nothing if the run had to end first.
std::optional<BoardTrial> try_methods(const Board& board, bool closed, double seconds_each, const Run& run);

/// CSV with a header and one line for each board: board, blocked cells, features, times, truth, and for each
/// method its answer, seconds and work.
std::string csv_of(std::span<const BoardTrial> trials);

}  // namespace hamlet
