#pragma once

#include <string>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::api {

/// A count and its details, to be reported.
struct CountReport {
  struct OfCell {
    Vertex cell;
    Count count;
  };
  struct OfTwo {
    Vertex a, b;
    Count count;
  };

  const Board& board;
  path::Direction direction = path::Direction::counts;
  bool per_start = false, per_edge = false, per_pair = false;  // the requested details
  bool closed = false;
  std::uint64_t enough = UINT64_MAX;  // the threshold of `at-least`
  path::PathCount count = {};
  double seconds = 0;
  std::vector<OfCell> cells = {};  // by start
  std::vector<OfTwo> edges = {}, pairs = {};
  std::string sweep = {};  // if it is to be shown
  std::string verified = {}, not_verified = {};

  Verdict verdict() const;
  std::string text() const;
  Json json() const;

 private:
  bool is_bounded() const { return enough != UINT64_MAX; }
  bool is_enough() const { return is_bounded() && count.number(direction) >= Count(enough); }
  std::string sentence() const;
};

/// "about 12 million states, 3 million at once; 20 MB; 2 s on one thread"
std::string prediction_text(const path::SweepPrediction& prediction);

}  // namespace hamlet::api
