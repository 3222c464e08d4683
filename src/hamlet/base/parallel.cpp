#include "hamlet/base/parallel.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

/// What the racing threads share.
class Race {
 public:
  Race(double head_start, std::size_t runners, const Run& run)
      : head_start_(head_start), runners_(runners), run_(run) {}

  void run_way(const std::function<bool(const Run&)>& way, bool is_first) {
    Run part = run_.stopped_also_by(won_.get_token());
    part.memory = MemoryBudget(run_.memory.bytes() / runners_);
    if (!is_first) {
      part.on_progress = nullptr;
      if (!wait_for_start()) return;
    }
    try {
      if (way(part)) finish();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      // Of a race that is won, nobody wants to know how the others fell.
      if (!error_ && !won_.stop_requested()) error_ = std::current_exception();
      won_.request_stop();
    }
    if (is_first) finish_waiting();
  }

  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  void finish() {
    won_.request_stop();
    finish_waiting();
  }
  /// A first way that ended early lets the others start.
  void finish_waiting() {
    const std::lock_guard lock(mutex_);
    first_ended_ = true;
    wake_.notify_all();
  }
  bool wait_for_start() {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, std::chrono::duration<double>(head_start_), [&] { return first_ended_; });
    return !won_.stop_requested() && !run_.must_end();
  }

  const double head_start_;
  const std::size_t runners_;
  const Run& run_;
  std::stop_source won_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool first_ended_ = false;
  std::exception_ptr error_;
};

}  // namespace

void race(const std::vector<std::function<bool(const Run&)>>& ways, double head_start, const Run& run) {
  require(!ways.empty(), "a race needs someone who runs");
  const std::size_t count = std::min<std::size_t>(ways.size(), std::max(1u, run.threads));
  Race shared(head_start, count, run);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < count; ++i) threads.emplace_back([&, i] { shared.run_way(ways[i], false); });
    shared.run_way(ways[0], true);
  }
  shared.rethrow();
}

}  // namespace hamlet
