#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "hamlet/solve/path/counter.hpp"

namespace hamlet {

/// A count as it is shown.
struct CountReport {
  struct OfCell {
    std::string cell;
    Count count;
  };
  struct OfTwo {
    std::string a, b;
    Count count;
  };

  Direction direction = Direction::counts;
  bool per_start = false, per_edge = false, per_pair = false;  // what was asked for
  bool closed = false;
  std::uint64_t enough = UINT64_MAX;  // what was asked for by --at-least
  PathCount count = {};
  double seconds = 0;
  std::vector<OfCell> cells = {};  // by start
  std::vector<OfTwo> edges = {}, pairs = {};
  std::string sweep = {};  // if it is to be shown
  std::string verified = {}, not_verified = {};

  int exit_code() const;
  std::string text() const;
  nlohmann::ordered_json json() const;

 private:
  bool is_bounded() const { return enough != UINT64_MAX; }
  bool is_enough() const { return is_bounded() && count.number(direction) >= Count(enough); }
  std::string sentence() const;
};

/// "about 12 million states, 3 million at once; 20 MB; 2 s on one thread"
std::string prediction_text(const SweepPrediction& prediction);

}  // namespace hamlet
