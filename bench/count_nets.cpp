/// Measures how large a puzzle can be for its nets to be counted:
///
///     count_nets [--seconds S] [--memory GB] [--seed N] [--plain] FILE…
///
/// Prints processor seconds, the largest layer and all layers of states, and the count. Unless --plain is
/// given, the bounds are first tightened by arithmetic at islands and by trying each lane's least and most.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/io/what.hpp"
#include "hamlet/solve/bridges/sweep/net_count.hpp"

using namespace hamlet;

namespace {

/// Tightens bounds without losing a net.
class Tightening {
 public:
  Tightening(const bridges::Network& network, bridges::LaneBounds bounds)
      : network_(network), bounds_(std::move(bounds)) {}

  const bridges::LaneBounds& bounds() const { return bounds_; }

  /// Returns false if there is no net.
  bool run() {
    std::vector<Vertex> all(network_.island_count());
    for (Vertex v = 0; v < all.size(); ++v) all[v] = v;
    for (bridges::LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
      if (bounds_.least[lane] > 0 && !close_crossing(lane, all)) return false;
    }
    if (!propagate(std::move(all))) return false;
    for (bool changed = true; changed;) {
      changed = false;
      for (bridges::LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
        while (bounds_.least[lane] < bounds_.most[lane] && !can_be(lane, bounds_.least[lane])) {
          changed = true;
          if (!set(lane, bounds_.least[lane] + 1, bounds_.most[lane])) return false;
        }
        while (bounds_.least[lane] < bounds_.most[lane] && !can_be(lane, bounds_.most[lane])) {
          changed = true;
          if (!set(lane, bounds_.least[lane], bounds_.most[lane] - 1)) return false;
        }
      }
    }
    return true;
  }

 private:
  bool can_be(bridges::LaneIndex lane, int value) const {
    Tightening trial(network_, bounds_);
    return trial.set(lane, value, value) && trial.can_be_joined();
  }
  bool set(bridges::LaneIndex lane, int least, int most) {
    const bool first_bridge = bounds_.least[lane] == 0 && least > 0;
    bounds_.least[lane] = least;
    bounds_.most[lane] = most;
    std::vector<Vertex> work{network_.ends(lane).a, network_.ends(lane).b};
    if (first_bridge && !close_crossing(lane, work)) return false;
    return propagate(std::move(work));
  }
  bool close_crossing(bridges::LaneIndex lane, std::vector<Vertex>& work) {
    for (bridges::LaneIndex other : network_.crossing(lane)) {
      if (bounds_.least[other] > 0) return false;
      if (bounds_.most[other] == 0) continue;
      bounds_.most[other] = 0;
      work.push_back(network_.ends(other).a);
      work.push_back(network_.ends(other).b);
    }
    return true;
  }
  bool propagate(std::vector<Vertex> work) {
    while (!work.empty()) {
      const Vertex v = work.back();
      work.pop_back();
      int least = 0, most = 0;
      for (const bridges::Outlet& outlet : network_.outlets(v)) {
        least += bounds_.least[outlet.lane];
        most += bounds_.most[outlet.lane];
      }
      if (least > network_.most(v) || most < network_.least(v)) return false;
      for (const bridges::Outlet& outlet : network_.outlets(v)) {
        int& lane_least = bounds_.least[outlet.lane];
        int& lane_most = bounds_.most[outlet.lane];
        const int new_least = std::max(lane_least, network_.least(v) - (most - lane_most));
        const int new_most = std::min(lane_most, network_.most(v) - (least - lane_least));
        if (new_least == lane_least && new_most == lane_most) continue;
        least += new_least - lane_least;
        most += new_most - lane_most;
        const bool first_bridge = lane_least == 0 && new_least > 0;
        lane_least = new_least;
        lane_most = new_most;
        if (first_bridge && !close_crossing(outlet.lane, work)) return false;
        work.push_back(v);
        work.push_back(outlet.island);
      }
    }
    return true;
  }
  /// Whether no group of islands is closed while others remain.
  bool can_be_joined() const {
    std::vector<char> seen(network_.island_count(), 0);
    for (const bool known : {false, true}) {
      std::fill(seen.begin(), seen.end(), 0);
      for (Vertex root = 0; root < seen.size(); ++root) {
        if (seen[root]) continue;
        bool open = false;
        std::vector<Vertex> stack{root};
        std::size_t size = 0;
        seen[root] = 1;
        while (!stack.empty()) {
          const Vertex v = stack.back();
          stack.pop_back();
          ++size;
          for (const bridges::Outlet& outlet : network_.outlets(v)) {
            const bool linked = (known ? bounds_.least : bounds_.most)[outlet.lane] > 0;
            if (!linked && bounds_.most[outlet.lane] > 0) open = true;
            if (!linked || seen[outlet.island]) continue;
            seen[outlet.island] = 1;
            stack.push_back(outlet.island);
          }
        }
        if (size < seen.size() && !open) return false;
      }
    }
    return true;
  }

  const bridges::Network& network_;
  bridges::LaneBounds bounds_;
};

}  // namespace

int main(int argc, char** argv) {
  double seconds = 60, gigabytes = 2;
  std::uint64_t seed = 1;
  bool plain = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--seconds") {
      seconds = std::stod(argv[++i]);
    } else if (word == "--memory") {
      gigabytes = std::stod(argv[++i]);
    } else if (word == "--seed") {
      seed = std::stoull(argv[++i]);
    } else if (word == "--plain") {
      plain = true;
    } else {
      const BridgesPuzzle puzzle = open_what(word)[0].bridges().puzzle;
      const bridges::Network network(puzzle);
      const auto begin = std::clock();
      Tightening tightening(network, bridges::open_bounds(network));
      if (!plain) tightening.run();
      Run run;
      run.memory = MemoryBudget(static_cast<std::uint64_t>(gigabytes * 1e9));
      run.set_time_limit(seconds);
      run.seed = seed;
      const bridges::NetCount count = bridges::count_by_sweep(network, tightening.bounds(), run);
      const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
      std::printf("%s %.3f s, peak %llu, states %llu: %s\n", word.substr(word.rfind('/') + 1).c_str(), took,
                  static_cast<unsigned long long>(count.peak_states),
                  static_cast<unsigned long long>(count.states),
                  count.ended == bridges::NetCount::Ended::counted     ? count.nets.to_string().c_str()
                  : count.ended == bridges::NetCount::Ended::too_large ? count.why.c_str()
                                                                       : "stopped");
      std::fflush(stdout);
    }
  }
}
