#include "cli/limits.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "cli/guard.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

std::atomic<bool> progress_shown = false;  // the guard asks from a thread of its own

/// From how long the part that is done has taken.
std::string time_left(double fraction, double seconds) {
  if (fraction < 0.02 || seconds < 1) return "";
  const double left = seconds * (1 - fraction) / fraction;
  if (left < 120) return fmt::format(", about {:.0f} s left", left);
  return left < 7200 ? fmt::format(", about {:.0f} min left", left / 60)
                     : fmt::format(", about {:.0f} h left", left / 3600);
}

void show_progress(const Progress& progress, Run::Clock::time_point begin) {
  std::string line = fmt::format("{}: {} steps", progress.doing, progress.work);
  if (progress.fraction) {
    const double seconds = std::chrono::duration<double>(Run::Clock::now() - begin).count();
    line += fmt::format(", {:.0f} %{}", 100 * *progress.fraction, time_left(*progress.fraction, seconds));
  }
  talk("\r\x1b[K" + line);
  progress_shown = true;
}

}  // namespace

bool progress_is_shown() { return progress_shown; }

void clear_progress() {
  if (!progress_shown) return;
  talk("\r\x1b[K");
  progress_shown = false;
}

Options LimitOptions::options(std::string limit_means) {
  Options all = options_without_limit();
  all.insert(all.begin(), Option{"--limit", "N", std::move(limit_means), &limit_});
  return all;
}

Options LimitOptions::time_option() {
  return {{"--time", "SECONDS", "stop after this long and report what is known", &time_}};
}

Options LimitOptions::options_without_limit() {
  return {
      time_option()[0],
      {"--threads", "N",
       "how many threads a method may use, if it can use several (default: one for each core)", &threads_},
      {"--seed", "N", "seed of the random choices (default 1)", &seed_},
  };
}

std::uint64_t LimitOptions::limit() const {
  if (limit_.empty()) return 1;
  return limit_ == "all" ? UINT64_MAX : static_cast<std::uint64_t>(whole_number(limit_, "--limit", 1));
}

Run LimitOptions::run(const MemoryBudget& memory, bool quiet) const {
  Run run;
  run.memory = memory;
  run.threads = thread_count(threads_);
  if (!seed_.empty()) run.seed = static_cast<std::uint64_t>(whole_number(seed_, "--seed", 0));
  if (!time_.empty()) run.set_time_limit(seconds_limit(time_) - seconds_since_start());
  run.stop = interrupt_token();
  if (!quiet && ::isatty(STDERR_FILENO) != 0) {
    run.on_progress = [begin = Run::Clock::now()](const Progress& progress) {
      show_progress(progress, begin);
    };
  }
  return run;
}

}  // namespace hamlet
