#include "cli/console_run.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "cli/guard.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

std::atomic<bool> progress_shown = false;  // the guard reads it from its own thread

/// Estimates the time left from the time that the finished part has taken.
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

Run console_run(const api::Request& request, bool quiet) {
  Run run = request.run();
  // Limits count from the program's start.
  if (request.time().is_given()) run.set_time_limit(*request.time() - seconds_since_start());
  run.stop = interrupt_token();
  if (!quiet && ::isatty(STDERR_FILENO) != 0) {
    run.on_progress = [begin = Run::Clock::now()](const Progress& progress) {
      show_progress(progress, begin);
    };
  }
  return run;
}

}  // namespace hamlet
