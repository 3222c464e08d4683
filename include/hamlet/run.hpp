#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>

/// The limits of long work. Every call that may take long has `Limits` as its last argument; without them it
/// runs to its end on one thread. A limit that is reached is an answer ("unknown", with what is known), not
/// an error.
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

/// How far a piece of work is.
struct Progress {
  std::string doing;
  std::uint64_t work = 0;
  std::optional<double> fraction = {};
};

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::uint64_t memory = 0;  // bytes; 0: what the machine has free
  unsigned threads = 1;      // 0: as many as the machine has cores; 256 at most
  std::uint64_t seed = 1;    // the same seed, input and version give the same output
  std::stop_token stop = {};
  /// Told at most ten times a second, by any thread, one at a time.
  std::function<void(const Progress&)> on_progress = {};
};

}  // namespace hamlet
