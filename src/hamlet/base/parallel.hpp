#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "hamlet/base/run.hpp"

// The only file that starts threads.
namespace hamlet {

/// Runs several ways to one answer, each on its own thread, as many as the run allows; the first to return
/// true stops the others. The first way runs alone for `head_start` seconds, so that easy questions cost only
/// one thread. Only the first way reports progress; the memory is divided among the ways. Returns how many
/// ways were started, always the first ones: fewer than the run allows if the system refuses more threads.
std::size_t race(const std::vector<std::function<bool(const Run&)>>& ways, double head_start, const Run& run);

/// A thread pool for work that comes in many rounds, such as the levels of a table. The threads are started
/// once and wait between rounds, since starting a thread costs more than a short round.
class Workers {
 public:
  /// `threads` includes the calling thread, so 1 starts none. Starts fewer if the system refuses more.
  explicit Workers(unsigned threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  /// Includes the calling thread, so at least 1.
  unsigned count() const { return static_cast<unsigned>(threads_.size()) + 1; }

  /// Calls `work(part, worker)` once for each part below `parts`. Parts are handed out in ascending order to
  /// idle workers; `worker` is below `count()`, the caller is worker 0, and no worker runs two parts at the
  /// same time. Returns when all workers are idle: true if every part was done, false if the run ended first.
  /// The first exception is rethrown to the caller; after it no more parts are handed out. Must not be called
  /// from within `work`.
  [[nodiscard]] bool for_each_part(std::size_t parts,
                                   const std::function<void(std::size_t part, unsigned worker)>& work,
                                   const Run& run);

 private:
  class Round;

  void serve(unsigned worker);
  void close();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  /// The round that workers may join, or null. A worker that wakes too late finds it gone; nothing waits for
  /// that worker.
  Round* round_ = nullptr;
  std::uint64_t rounds_ = 0;
  unsigned busy_ = 0;
  bool closed_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace hamlet
