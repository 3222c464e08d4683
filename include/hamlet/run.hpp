#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>

/// Limits for long-running work. Every call that may take long has `Limits` as its last argument; the
/// defaults run it to completion on one thread. Reaching a limit is an answer ("unknown", with what is known
/// so far), not an error.
///
/// ```
/// std::stop_source stop;  // stop.request_stop() from another thread ends the work within a second
/// hamlet::Limits limits{.seconds = 10, .threads = 2, .seed = 7, .stop = stop.get_token()};
/// limits.on_progress = [](const hamlet::Progress& progress) {
///   std::fprintf(stderr, "%s\n", progress.doing.c_str());
/// };
/// assert(limits.seconds == 10);
/// ```
namespace hamlet {

/// A progress report.
struct Progress {
  std::string doing;
  std::uint64_t work = 0;
  std::optional<double> fraction = {};
};

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::uint64_t memory = 0;  // bytes; 0: all that the machine has free
  unsigned threads = 1;      // 0: one per core; at most 256
  std::uint64_t seed = 1;    // the same seed, input and version give the same output
  std::stop_token stop = {};
  /// Called at most ten times a second, from any thread but never from two at the same time.
  std::function<void(const Progress&)> on_progress = {};
};

}  // namespace hamlet
