#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "hamlet/base/memory.hpp"
#include "hamlet/run.hpp"

namespace hamlet {

/// A budget of work for one of several methods. Unlike a time limit, it ends at the same point on every
/// machine. A unit is about a microsecond on a machine of 2022.
class WorkShare {
 public:
  explicit WorkShare(double units) : units_(units < 1e18 ? static_cast<std::uint64_t>(units) : UINT64_MAX) {}
  std::uint64_t spent() const { return spent_; }
  bool is_spent() const { return spent_ >= units_ || (outer_ && outer_->is_spent()); }
  void spend(std::uint64_t units) {
    spent_ += units;
    if (outer_) outer_->spend(units);
  }

 private:
  friend class Run;
  std::uint64_t units_;
  std::atomic<std::uint64_t> spent_ = 0;
  WorkShare* outer_ = nullptr;  // the share that this one is part of
};

/// The conditions of a long piece of work: who may stop it, its limits, its seed, and the progress callback.
/// Last argument of every long call.
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
  /// The same run for a part of the work, limited to `seconds`.
  Run within(double seconds) const {
    Run part = *this;
    part.set_time_limit(seconds);
    if (deadline_) part.deadline_ = std::min(*deadline_, *part.deadline_);
    return part;
  }
  /// The same run for a part of the work that ends when the share is spent. The code that works reports it
  /// with `spend`, about as often as it polls `must_end`.
  Run within(WorkShare& share) const {
    Run part = *this;
    share.outer_ = share_;
    part.share_ = &share;
    return part;
  }
  void spend(std::uint64_t units) const {
    if (share_) share_->spend(units);
  }
  /// The same run for one of several parts that are stopped together. (A callback on `stop` would run inside
  /// the signal handler that requests the stop, so both tokens are polled instead.)
  Run stopped_also_by(std::stop_token other) const {
    Run part = *this;
    part.also_stop_ = std::move(other);
    return part;
  }
  bool stop_requested() const { return stop.stop_requested() || also_stop_.stop_requested(); }
  bool time_is_up() const { return deadline_ && Clock::now() >= *deadline_; }
  /// Reads the clock, so poll it every few thousand steps, not at each one.
  bool must_end() const { return stop_requested() || (share_ && share_->is_spent()) || time_is_up(); }
  /// Forwards the report to `on_progress`, at most ten times a second.
  void report(const Progress& progress) const;

 private:
  std::stop_token also_stop_;
  std::optional<Clock::time_point> deadline_;
  WorkShare* share_ = nullptr;
  mutable Clock::time_point last_report_{};
};

}  // namespace hamlet
