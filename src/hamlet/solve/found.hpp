#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

/// The answer to a search for solutions.
enum class Outcome { found, none, unknown };

/// The result of a search for paths or nets.
template <class Solution>
struct Found {
  using Answer = Outcome;
  Answer answer = Answer::unknown;
  std::vector<Solution> solutions = {};
  std::uint64_t found_count = 0;  // the size of `solutions`, unless they were passed to a sink and not kept
  bool all = false;               // there are no other solutions
  std::string method;             // the solver that answered, or "refuted"
  std::uint64_t work = 0;
  std::string why = {};                  // if none or unknown
  std::vector<Vertex> certificate = {};  // if none: the cells or islands that the reason is about

  bool is_unique() const { return all && solutions.size() == 1; }
  bool has_several() const { return solutions.size() > 1; }
};

/// Collects the solutions that a search visits, up to a limit of their number and of memory.
template <class Solution>
class Collector {
 public:
  using Sink = std::function<void(const Solution&)>;

  /// With a sink, solutions are passed on and not kept. Otherwise they may fill half of the memory; the rest
  /// is for a sheet or text made of one of them.
  Collector(std::uint64_t limit, std::uint64_t bytes_each, const Sink& sink, const Run& run)
      : limit_(limit),
        most_(sink ? limit : std::min(limit, run.memory.bytes() / 2 / bytes_each)),
        sink_(sink) {}

  /// Returns whether the search should continue.
  bool take(Solution solution) {
    ++found_.found_count;
    if (sink_) {
      sink_(solution);
    } else {
      found_.solutions.push_back(std::move(solution));
    }
    return found_.found_count < most_;
  }

  /// Call once, after the search by `solver` has ended. `why` stays empty for "none" if the solver gave no
  /// reason.
  Found<Solution> result(SearchReport report, std::string_view solver) {
    found_.method = report.method.empty() ? std::string(solver) : std::move(report.method);
    found_.work = report.work;
    found_.all = report.ended == Ended::exhausted;
    found_.why = std::move(report.why);
    found_.certificate = std::move(report.certificate);
    if (report.ended == Ended::by_visitor && found_.found_count < limit_)
      found_.why = "the memory limit was reached";
    if (found_.found_count > 0) {
      found_.answer = Outcome::found;
    } else if (found_.all) {
      found_.answer = Outcome::none;
    }
    return std::move(found_);
  }

 private:
  std::uint64_t limit_, most_;
  const Sink& sink_;
  Found<Solution> found_;
};

}  // namespace hamlet
