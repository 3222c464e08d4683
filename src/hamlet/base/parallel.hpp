#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "hamlet/base/run.hpp"

// This file is the only one that starts threads.
namespace hamlet {

/// Several ways to one answer, each on a thread of its own, as many as the run allows: the first that returns
/// true stops the others. The first way runs alone for `head_start` seconds, so that easy questions cost one
/// thread only. Only the first way reports progress; the memory is divided among them. How many
/// ran: the first of them, fewer than the run allows if the system gives no more threads.
std::size_t race(const std::vector<std::function<bool(const Run&)>>& ways, double head_start, const Run& run);

/// Threads that share work that comes in many rounds, such as the levels of a table: they are started once
/// and wait in between, since starting a thread costs more than a short round.
class Workers {
 public:
  /// Of `threads`, the calling thread is one: of one, none is started; and fewer are if the system gives no
  /// more.
  explicit Workers(unsigned threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  /// With the calling thread, so at least 1.
  unsigned count() const { return static_cast<unsigned>(threads_.size()) + 1; }

  /// Does `work(part, worker)` once for each part below `parts`. They are handed out in ascending order to
  /// whoever is free; `worker` is below `count()`, the caller is worker 0, and no two parts run as the same
  /// worker at one time. Returns when nobody works any more: true if every part was done, false if the run
  /// had to end before. The first exception reaches the caller; after it no more parts are handed out. Not to
  /// be called from within `work`.
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
  /// What may be joined, or null. Whoever wakes up too late for a round finds it gone, and nobody waits for
  /// him.
  Round* round_ = nullptr;
  std::uint64_t rounds_ = 0;
  unsigned busy_ = 0;
  bool closed_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace hamlet
