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

/// The methods that are tried on each board; they answer by themselves, without refuters before them.
std::span<const std::string_view> tried_methods();

struct MethodTrial {
  path::Found::Answer answer = path::Found::Answer::unknown;
  double seconds = 0;
  std::uint64_t work = 0;

  bool has_answer() const { return answer != path::Found::Answer::unknown; }
};

/// A board, what can be seen of it at once, and the truth.
struct BoardTrial {
  BoardRequest board;
  std::vector<double> features = {};  // in the order of `graph_features`
  double plain_seconds = 0;           // what those cost that take linear time,
  double centrality_seconds = 0;      // and the others
  bool refuted = false;
  double refuter_seconds = 0;
  std::vector<MethodTrial> methods = {};  // in the order of `tried_methods`; none if refuted
  MethodTrial portfolio = {};             // the default method, which includes the refuters

  path::Found::Answer truth() const;
  /// The index of the method that answered first by the clock; nothing if none did.
  std::optional<std::size_t> fastest() const;
};

/// Each method has so many seconds. Nothing if the run had to end first.
std::optional<BoardTrial> try_methods(const Board& board, bool closed, double seconds_each, const Run& run);

/// One line for each board, the first names the columns: board, blocked cells, features, truth, and of each
/// method the answer, the seconds and the work.
std::string csv_of(std::span<const BoardTrial> trials);

}  // namespace hamlet
