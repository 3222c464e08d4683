#include "hamlet/base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <system_error>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

/// The state that racing threads share.
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
      // Once the race is won, the failures of the others do not matter.
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
  /// If the first way ends early, the others start immediately.
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

std::size_t race(const std::vector<std::function<bool(const Run&)>>& ways, double head_start,
                 const Run& run) {
  require(!ways.empty(), "a race needs at least one way");
  const std::size_t count = std::min<std::size_t>(ways.size(), std::max(1u, run.threads));
  Race shared(head_start, count, run);
  std::size_t started = 1;
  {
    std::vector<std::jthread> threads;
    try {
      for (; started < count; ++started)
        threads.emplace_back([&, i = started] { shared.run_way(ways[i], false); });
    } catch (const std::system_error&) {
      // The system refuses more threads; fewer race.
    }
    shared.run_way(ways[0], true);
  }
  shared.rethrow();
  return started;
}

class Workers::Round {
 public:
  Round(std::size_t parts, const std::function<void(std::size_t, unsigned)>& work, const Run& run)
      : parts_(parts), work_(work), run_(run) {}

  void take_parts(unsigned worker) {
    while (!given_up_ && next_ < parts_) {
      if (run_.must_end()) {
        given_up_ = true;
        return;
      }
      const std::size_t part = next_++;
      if (part >= parts_) return;
      try {
        work_(part, worker);
      } catch (...) {
        if (!failed_.exchange(true)) error_ = std::current_exception();
        given_up_ = true;
      }
    }
  }

  /// Call when no worker takes parts any more.
  bool all_done() const {
    if (error_) std::rethrow_exception(error_);
    return !given_up_;
  }

 private:
  const std::size_t parts_;
  const std::function<void(std::size_t, unsigned)>& work_;
  const Run& run_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> given_up_ = false;
  std::atomic<bool> failed_ = false;
  std::exception_ptr error_;
};

Workers::Workers(unsigned threads) {
  try {
    for (unsigned worker = 1; worker < threads; ++worker)
      threads_.emplace_back([this, worker] { serve(worker); });
  } catch (const std::system_error&) {
    // The threads that did start can do all the work.
  } catch (...) {
    close();
    throw;
  }
}

Workers::~Workers() { close(); }

void Workers::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  wake_.notify_all();
}

void Workers::serve(unsigned worker) {
  std::uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return closed_ || (round_ && rounds_ != seen); });
    if (closed_) return;
    seen = rounds_;
    Round& round = *round_;
    ++busy_;
    lock.unlock();
    round.take_parts(worker);
    lock.lock();
    if (--busy_ == 0) idle_.notify_one();
  }
}

bool Workers::for_each_part(std::size_t parts, const std::function<void(std::size_t, unsigned)>& work,
                            const Run& run) {
  Round round(parts, work, run);
  const std::size_t helpers = std::min(threads_.size(), parts - std::min<std::size_t>(parts, 1));
  if (helpers > 0) {
    const std::lock_guard lock(mutex_);
    require(!round_ && busy_ == 0, "workers do one thing at a time");
    round_ = &round;
    ++rounds_;
  }
  for (std::size_t i = 0; i < helpers; ++i) wake_.notify_one();
  round.take_parts(0);
  if (helpers > 0) {
    std::unique_lock lock(mutex_);
    round_ = nullptr;
    idle_.wait(lock, [&] { return busy_ == 0; });
  }
  return round.all_done();
}

}  // namespace hamlet
