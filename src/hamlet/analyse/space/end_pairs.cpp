#include "hamlet/analyse/space/end_pairs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/graph/orbits.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet {

namespace {

/// About ten seconds.
constexpr double most_work = 3e8;
/// Pairs are visited one by one.
constexpr Vertex most_cells = 1000;

using Pair = std::pair<Vertex, Vertex>;

class PairCounter {
 public:
  PairCounter(const PathSheet& sheet, const Run& run)
      : puzzle_(sheet.puzzle),
        run_(run),
        n_(sheet.puzzle.length()),
        symmetries_(puzzle_symmetries(sheet).images),
        reversible_(is_reversible(sheet.puzzle)),
        counting_{.labels = sheet.labels()} {
    const path::Rules rules(puzzle_);
    start_ = rules.start;
    end_ = rules.end;
    for (const Vertex v : Orbits(n_, symmetries_).first) {
      if (!start_ || *start_ == v) starts_.push_back(v);
    }
  }

  std::size_t sweeps() const { return starts_.size(); }

  EndPairsResult count() {
    for (const Vertex start : starts_) {
      PathPuzzle from = puzzle_;
      from.start = start;
      path::PathsByPair counted = path::paths_by_pair(from, counting_, run_);
      if (!counted.all.complete) return {.why_not = counted.all.why};
      counting_.sweep = counted.all.sweep;
      solutions_[start] = std::move(counted.pairs[start]);
    }
    return {.pairs = classes()};
  }

 private:
  EndPairs classes() const {
    EndPairs result;
    std::map<Pair, std::uint64_t> sizes;
    for (Vertex a = 0; a < n_; ++a) {
      for (Vertex b = 0; b < n_; ++b) {
        if (a == b || (start_ && *start_ != a) || (end_ && *end_ != b)) continue;
        ++result.pairs;
        ++sizes[lowest({a, b})];
      }
    }
    for (const auto& [pair, size] : sizes) {
      const Count& solutions = solutions_.at(pair.first)[pair.second];
      if (solutions.is_zero()) continue;
      result.with_some += size;
      result.classes.push_back({pair.first, pair.second, size, solutions});
    }
    std::ranges::stable_sort(result.classes, std::ranges::greater(), &PairClass::solutions);
    return result;
  }

  /// The least pair of this pair's class. Its first cell is the least of its orbit.
  Pair lowest(Pair pair) const {
    Pair least = pair;
    const auto consider = [&](Pair other) { least = std::min(least, other); };
    for (const auto& image : symmetries_) {
      consider({image[pair.first], image[pair.second]});
      if (reversible_) consider({image[pair.second], image[pair.first]});
    }
    return least;
  }

  const PathPuzzle& puzzle_;
  const Run& run_;
  const Vertex n_;
  const std::vector<std::vector<Vertex>> symmetries_;
  const bool reversible_;
  path::CountOptions counting_;
  std::optional<Vertex> start_, end_;
  std::vector<Vertex> starts_;
  std::map<Vertex, std::vector<Count>> solutions_;  // by first cell, then by last
};

}  // namespace

EndPairsResult end_pairs(const PathSheet& sheet, std::uint64_t work, const Run& run) {
  if (sheet.puzzle.closed) return {.why_not = "a closed tour has no two ends"};
  if (sheet.puzzle.length() < 2) return {.why_not = "a single cell is no pair"};
  if (sheet.puzzle.length() > most_cells)
    return {.why_not =
                fmt::format("{} cells are too many, and {} are the most", sheet.puzzle.length(), most_cells)};
  PairCounter counter(sheet, run);
  if (static_cast<double>(counter.sweeps()) * static_cast<double>(work) > most_work)
    return {.why_not = fmt::format(
                "it takes {} counts like that of the first cells, of {} states or steps each, and "
                "{:.0e} are the most; `count` with `per-pair` knows no such limit",
                counter.sweeps(), work, most_work)};
  try {
    return counter.count();
  } catch (const TooLarge& refusal) {
    return {.why_not = refusal.why()};
  }
}

}  // namespace hamlet
