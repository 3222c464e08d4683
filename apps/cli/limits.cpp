#include "cli/limits.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <ctime>
#include <stop_token>
#include <thread>

#include "cli/input.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

// A signal handler reaches only what is global. Asking to stop sets an atomic flag; no callbacks are
// registered on it, so the handler runs no foreign code.
std::stop_source interrupted;
bool progress_shown = false;

std::int64_t now_ms() {
  timespec now = {};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

std::atomic<std::int64_t> first_interrupt_ms = 0;

/// The first asks to stop, a later one ends the program at once. One wish to stop may come as two signals
/// (`timeout` tells the program and then its group), so what follows within half a second is the same wish.
void stop_on_interrupt(int signal) {
  constexpr std::int64_t same_wish_ms = 500;
  interrupted.request_stop();
  std::int64_t never = 0;
  if (first_interrupt_ms.compare_exchange_strong(never, now_ms())) return;
  if (now_ms() - first_interrupt_ms < same_wish_ms) return;
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

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

void stop_run() { interrupted.request_stop(); }

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

Options LimitOptions::options_without_limit() {
  return {
      {"--time", "SECONDS", "stop after this long and report what is known", &time_},
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
  run.threads = std::max(1u, std::thread::hardware_concurrency());
  if (!threads_.empty())
    run.threads = static_cast<unsigned>(std::min<std::int64_t>(whole_number(threads_, "--threads", 1), 1024));
  if (!seed_.empty()) run.seed = static_cast<std::uint64_t>(whole_number(seed_, "--seed", 0));
  if (!time_.empty()) run.set_time_limit(std::min(decimal_number(time_, "--time"), 1e9));
  run.stop = interrupted.get_token();
  std::signal(SIGINT, stop_on_interrupt);
  std::signal(SIGTERM, stop_on_interrupt);
  if (!quiet && ::isatty(STDERR_FILENO) != 0) {
    run.on_progress = [begin = Run::Clock::now()](const Progress& progress) {
      show_progress(progress, begin);
    };
  }
  return run;
}

}  // namespace hamlet
