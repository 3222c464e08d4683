#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "hamlet/base/memory.hpp"

namespace hamlet {

struct Progress {
  std::string doing;
  std::uint64_t work = 0;
  std::optional<double> fraction = {};
};

/// The conditions under which a long piece of work runs: who may stop it, its limits, its seed, and who is
/// told how it goes. Last argument of every long call.
class Run {
 public:
  using Clock = std::chrono::steady_clock;

  std::uint64_t seed = 1;
  unsigned threads = 1;
  MemoryBudget memory;
  std::stop_token stop;
  std::function<void(const Progress&)> on_progress;

  void set_time_limit(double seconds) {
    seconds = std::min(seconds, 1e9);
    deadline_ =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }
  /// The same run, for a part of the work that may take this long at most.
  Run within(double seconds) const {
    Run part = *this;
    part.set_time_limit(seconds);
    if (deadline_) part.deadline_ = std::min(*deadline_, *part.deadline_);
    return part;
  }
  /// The same run, for one of several that are stopped together. (A callback on `stop` would run inside the
  /// signal handler that asks for it, so both are looked at instead.)
  Run stopped_also_by(std::stop_token other) const {
    Run part = *this;
    part.also_stop_ = std::move(other);
    return part;
  }
  bool stop_requested() const { return stop.stop_requested() || also_stop_.stop_requested(); }
  bool time_is_up() const { return deadline_ && Clock::now() >= *deadline_; }
  /// Reads the clock: ask every few thousand steps, not at each.
  bool must_end() const { return stop_requested() || time_is_up(); }
  /// Passes the report on, at most ten times a second.
  void report(const Progress& progress) const;

 private:
  std::stop_token also_stop_;
  std::optional<Clock::time_point> deadline_;
  mutable Clock::time_point last_report_{};
};

}  // namespace hamlet
