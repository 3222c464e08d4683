/// Solves what the quick rules leave of a bridges puzzle by Hamlet's search and by CaDiCaL, in one run, on
/// one thread:
///
///     bridges_sat [--unique] [--by search|sat|both] [--seconds S] FILE…
///     bridges_sat [--unique] [--by …] [--seconds S] --random SIZE COUNT
///
/// Both get the same residue. For CaDiCaL, a lane is the variables [x >= 1], [x >= 2], …; a demand is the
/// clauses against each way of missing it; a crossing is a binary clause. A model that is disconnected is cut
/// around every part and solved again. The first solution is sought, and with --unique also a second one.
/// Puzzles that the rules finish are left out.
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "bridges_sets.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/search/conflict_search.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"
#include "random_bridges.hpp"

using namespace hamlet;

namespace {

/// A residue as clauses.
class NetClauses {
 public:
  NetClauses(const bridges::Residue& residue, const Run& run, bool prefer_single)
      : residue_(residue), sat_(run) {
    require(!residue.no_loops(), "nets that may have loops");
    for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane) add_lane(lane);
    for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane) {
      for (const std::uint32_t other : residue.crossing(lane)) {
        if (other > lane) sat_.add({-at_least(lane, 1), -at_least(other, 1)});
      }
    }
    for (std::uint32_t island = 0; island < residue.island_count(); ++island) add_demand(island);
    if (prefer_single) prefer_single_bridges();
  }

  /// The bridges on each lane, an empty list if there are no more nets, or nothing if the run ended.
  std::optional<std::vector<int>> next() {
    for (;;) {
      const SatSolver::Answer answer = sat_.solve();
      if (answer == SatSolver::Answer::unknown) return std::nullopt;
      if (answer == SatSolver::Answer::no) return std::vector<int>();
      std::vector<int> bridges = model();
      if (!cut_apart(bridges)) {
        exclude(bridges);
        return bridges;
      }
    }
  }
  std::uint64_t solve_calls() const { return sat_.solve_calls(); }
  std::uint64_t cuts() const { return cuts_; }

 private:
  void add_lane(std::uint32_t lane) {
    first_.push_back(sat_.variable_count() + 1);
    for (int value = residue_.least(lane) + 1; value <= residue_.most(lane); ++value) {
      const Literal literal = sat_.new_variable();
      if (value > residue_.least(lane) + 1) sat_.add({-literal, literal - 1});
    }
  }
  /// For values above the lane's least, up to its most.
  Literal at_least(std::uint32_t lane, int value) const {
    return first_[lane] + value - residue_.least(lane) - 1;
  }

  /// Called after all clauses: CaDiCaL 1.5 forgets preferences for variables in no clause.
  void prefer_single_bridges() {
    for (std::uint32_t lane = 0; lane < residue_.lane_count(); ++lane) {
      for (int value = residue_.least(lane) + 1; value <= residue_.most(lane); ++value)
        sat_.prefer(value == 1 ? at_least(lane, value) : -at_least(lane, value));
    }
  }

  void add_demand(std::uint32_t island) {
    clause_.clear();
    forbid(island, 0, residue_.most_demand(island) + 1, true);
    clause_.clear();
    forbid(island, 0, residue_.least_demand(island) - 1, false);
  }
  /// Forbids the (few) ways in which the lanes from the i-th on carry at least (`too_many`) or at most
  /// `rest`.
  void forbid(std::uint32_t island, std::size_t i, int rest, bool too_many) {
    const auto lanes = residue_.lanes_at(island);
    if (i == lanes.size()) {
      if (rest == 0) sat_.add(clause_);
      return;
    }
    const std::uint32_t lane = lanes[i];
    const int least = residue_.least(lane), most = residue_.most(lane);
    for (int value = least; value <= most; ++value) {
      const bool says_nothing = value == (too_many ? least : most);
      if (!says_nothing) clause_.push_back(too_many ? -at_least(lane, value) : at_least(lane, value + 1));
      forbid(island, i + 1, rest - value, too_many);
      if (!says_nothing) clause_.pop_back();
    }
  }

  std::vector<int> model() const {
    std::vector<int> bridges(residue_.lane_count());
    for (std::uint32_t lane = 0; lane < residue_.lane_count(); ++lane) {
      bridges[lane] = residue_.least(lane);
      while (bridges[lane] < residue_.most(lane) && sat_.value(at_least(lane, bridges[lane] + 1)))
        ++bridges[lane];
    }
    return bridges;
  }

  /// Demands a bridge from each part of the net to the others; returns false if the net is in one part.
  bool cut_apart(const std::vector<int>& bridges) {
    std::vector<std::uint32_t> part_of(residue_.group_count(), UINT32_MAX);
    std::vector<std::uint32_t> part;
    for (std::uint32_t start = 0; start < residue_.group_count(); ++start) {
      if (part_of[start] != UINT32_MAX) continue;
      part.assign(1, start);
      part_of[start] = start;
      for (std::size_t i = 0; i < part.size(); ++i) {
        for (const auto& [lane, other] : residue_.places(part[i])) {
          if (bridges[lane] == 0 || part_of[other] != UINT32_MAX) continue;
          part_of[other] = start;
          part.push_back(other);
        }
      }
      if (part.size() == residue_.group_count()) return false;
      clause_.clear();
      for (const std::uint32_t group : part) {
        for (const auto& [lane, other] : residue_.places(group)) {
          if (part_of[other] != start) clause_.push_back(at_least(lane, 1));
        }
      }
      sat_.add(clause_);
      ++cuts_;
    }
    return true;
  }

  void exclude(const std::vector<int>& bridges) {
    clause_.clear();
    for (std::uint32_t lane = 0; lane < residue_.lane_count(); ++lane) {
      if (bridges[lane] > residue_.least(lane)) clause_.push_back(-at_least(lane, bridges[lane]));
      if (bridges[lane] < residue_.most(lane)) clause_.push_back(at_least(lane, bridges[lane] + 1));
    }
    sat_.add(clause_);
  }

  const bridges::Residue& residue_;
  SatSolver sat_;
  std::vector<Literal> first_;
  std::vector<Literal> clause_;
  std::uint64_t cuts_ = 0;
};

struct Options {
  std::uint64_t limit = 1;
  bool by_search = true, by_sat = true;
  double seconds = 60;
};

struct Tally {
  std::vector<double> times, conflicts, restarts;  // for CaDiCaL: numbers of cuts and calls
  std::size_t unfinished = 0;
};

std::size_t solve_by_search(const bridges::Residue& residue, const Options& options, const Run& run,
                            Tally& tally) {
  const double begin = bench::thread_milliseconds();
  bridges::ConflictSearch search(residue);
  std::size_t solutions = 0;
  auto outcome = bridges::ConflictSearch::Outcome::found;
  while (solutions < options.limit && outcome == bridges::ConflictSearch::Outcome::found) {
    outcome = search.next(run);
    solutions += outcome == bridges::ConflictSearch::Outcome::found;
  }
  tally.times.push_back(bench::thread_milliseconds() - begin);
  tally.unfinished += outcome == bridges::ConflictSearch::Outcome::unknown;
  tally.conflicts.push_back(static_cast<double>(search.conflicts()));
  tally.restarts.push_back(static_cast<double>(search.restarts()));
  return solutions;
}

std::size_t solve_by_sat(const bridges::Residue& residue, const Options& options, bool prefer_single,
                         const Run& run, Tally& tally) {
  const double begin = bench::thread_milliseconds();
  NetClauses clauses(residue, run, prefer_single);
  std::size_t solutions = 0;
  std::optional<std::vector<int>> bridges;
  while (solutions < options.limit) {
    bridges = clauses.next();
    if (!bridges || bridges->empty()) break;
    ++solutions;
  }
  tally.times.push_back(bench::thread_milliseconds() - begin);
  tally.unfinished += !bridges;
  tally.conflicts.push_back(static_cast<double>(clauses.cuts()));
  tally.restarts.push_back(static_cast<double>(clauses.solve_calls()));
  return solutions;
}

void print(const char* name, const Tally& tally, const char* first, const char* second) {
  const auto [mean, median, max] = bench::spread_of(tally.times);
  std::printf(
      "  %s: mean %.3f ms, median %.3f, max %.3f; %s mean %.0f max %.0f, %s mean %.1f max %.0f; unfinished "
      "%zu\n",
      name, mean, median, max, first, bench::spread_of(tally.conflicts).mean,
      bench::spread_of(tally.conflicts).max, second, bench::spread_of(tally.restarts).mean,
      bench::spread_of(tally.restarts).max, tally.unfinished);
}

void compare(const std::string& name, const std::vector<BridgesPuzzle>& puzzles, const Options& options) {
  Tally search, sat, sat_single;
  std::vector<double> rules, open_lanes;
  std::size_t differing = 0;
  const Run run;  // reads the amount of free memory only once
  for (const BridgesPuzzle& puzzle : puzzles) {
    const double begin = bench::thread_milliseconds();
    const bridges::Network network(puzzle);
    bridges::Position position(network);
    const bool is_well = bridges::apply_bounds(position, bridges::open_bounds(network)) &&
                         bridges::deduce_quickly(position, run);
    if (!is_well || position.is_complete()) continue;
    const bridges::Residue residue(position);
    rules.push_back(bench::thread_milliseconds() - begin);
    open_lanes.push_back(static_cast<double>(residue.lane_count()));
    const auto part = [&] { return run.within(options.seconds); };
    std::vector<std::size_t> counts;
    if (options.by_search) counts.push_back(solve_by_search(residue, options, part(), search));
    if (options.by_sat) {
      counts.push_back(solve_by_sat(residue, options, false, part(), sat));
      counts.push_back(solve_by_sat(residue, options, true, part(), sat_single));
    }
    differing += std::ranges::count(counts, counts.front()) != std::ssize(counts);
  }
  std::printf(
      "%s: %zu puzzles, %zu left by the rules, %.0f open lanes each, rules %.3f ms each; %zu differ\n",
      name.c_str(), puzzles.size(), rules.size(), bench::spread_of(open_lanes).mean,
      bench::spread_of(rules).mean, differing);
  if (options.by_search) print("search", search, "conflicts", "restarts");
  if (options.by_sat) {
    print("CaDiCaL", sat, "cuts", "calls");
    print("CaDiCaL, single bridges first", sat_single, "cuts", "calls");
  }
  std::fflush(stdout);
}

std::vector<BridgesPuzzle> random_puzzles(int size, std::uint64_t count) {
  std::vector<BridgesPuzzle> puzzles;
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    puzzles.push_back(bench::RandomBridges(size, 0.24, seed).puzzle());
  return puzzles;
}

std::vector<BridgesPuzzle> puzzles_in(const std::string& path) {
  std::vector<BridgesPuzzle> puzzles;
  for (const Sheet& sheet : bench::sheets_in(path)) puzzles.push_back(sheet.bridges().puzzle);
  return puzzles;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--unique") {
      options.limit = 2;
    } else if (word == "--by" && i + 1 < argc) {
      const std::string by = argv[++i];
      options.by_search = by != "sat";
      options.by_sat = by != "search";
    } else if (word == "--seconds" && i + 1 < argc) {
      options.seconds = std::atof(argv[++i]);
    } else if (word == "--random" && i + 2 < argc) {
      const int size = std::atoi(argv[++i]);
      const auto count = static_cast<std::uint64_t>(std::atoi(argv[++i]));
      compare("random " + std::to_string(size) + "x" + std::to_string(size), random_puzzles(size, count),
              options);
    } else {
      compare(word, puzzles_in(word), options);
    }
  }
}
