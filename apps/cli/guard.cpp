#include "cli/guard.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <new>
#include <string>
#include <system_error>
#include <thread>

#include "cli/command.hpp"
#include "cli/console_run.hpp"
#include "cli/output.hpp"

namespace hamlet {

namespace {

using Clock = std::chrono::steady_clock;
Clock::time_point began = Clock::now();

// How g++ and clang report that a sanitizer is used, which makes everything slower and larger.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

// How long work may continue after its limit before the guard ends the program.
constexpr double grace_seconds = is_sanitized ? 10 : 0.25;
// How long a program that was asked to stop may stay blocked.
constexpr double idle_seconds = 1;
constexpr auto between_looks = std::chrono::milliseconds(20);
// The memory of the program before any work, and what is too little to count.
constexpr std::uint64_t own_bytes = 48'000'000;
constexpr std::uint64_t stack_bytes = 10'000'000;  // for each thread

// A signal handler can use only globals. Requesting a stop sets an atomic flag; no callbacks are registered,
// so the handler runs no other code. The source outlives main, like everything that the guard uses.
std::stop_source& interrupted = *new std::stop_source;
std::atomic<std::int64_t> first_interrupt_ms = 0;
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

bool answers_json = false;
std::atomic_flag has_ended = ATOMIC_FLAG_INIT;  // set once, by the program's end or by the guard
constexpr std::size_t most_doing = 256;
char doing[most_doing] = "";
std::atomic<bool> waits = false;
std::atomic_flag doing_changes = ATOMIC_FLAG_INIT;

void set_doing(std::string_view what) {
  what = what.substr(0, most_doing - 1);
  while (doing_changes.test_and_set()) {
  }
  std::memcpy(doing, what.data(), what.size());
  doing[what.size()] = '\0';
  doing_changes.clear();
}

double seconds_on(clockid_t clock) {
  timespec now = {};
  ::clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::int64_t now_ms() { return static_cast<std::int64_t>(1000 * seconds_on(CLOCK_MONOTONIC)); }

/// The first signal requests a stop, a later one ends the program immediately. One request may arrive as two
/// signals (`timeout` signals the program and then its group), so signals within half a second of the first
/// are ignored.
void stop_on_signal(int signal) {
  constexpr std::int64_t same_wish_ms = 500;
  interrupted.request_stop();
  std::int64_t never = 0;
  if (first_interrupt_ms.compare_exchange_strong(never, now_ms())) return;
  if (now_ms() - first_interrupt_ms < same_wish_ms) return;
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

/// Text in a fixed buffer: when memory has run out, nothing can be allocated.
class FixedText {
 public:
  void add(std::string_view text) {
    const std::size_t taken = std::min(text.size(), sizeof(text_) - size_);
    std::memcpy(text_ + size_, text.data(), taken);
    size_ += taken;
  }
  void add_json(std::string_view text) {
    for (const char c : text) {
      if (static_cast<unsigned char>(c) < 0x20) continue;
      if (c == '"' || c == '\\') add("\\");
      add(std::string_view(&c, 1));
    }
  }
  void write_to(int file) const {
    for (std::size_t at = 0; at < size_;) {
      const ssize_t written = ::write(file, text_ + at, size_ - at);
      if (written <= 0) return;
      at += static_cast<std::size_t>(written);
    }
  }

 private:
  char text_[2048];
  std::size_t size_ = 0;
};

/// Flushes standard output, unless another thread is printing.
void flush_printed() {
  if (::ftrylockfile(stdout) != 0) return;
  std::fflush(stdout);
  ::funlockfile(stdout);
}

/// "the time limit was reached while writing tour.svg"
template <class Add>
void say_why(std::string_view limit, const Add& add) {
  add(limit);
  while (doing_changes.test_and_set()) {
  }
  if (doing[0] == '\0') return;
  add(" while ");
  add(doing);
}

[[noreturn]] void end_program(std::string_view limit) {
  if (has_ended.test_and_set()) {
    for (;;) ::pause();
  }
  const bool has_printed = printed_anything();
  FixedText answer;
  if (answers_json && !has_printed) {
    answer.add(R"({"api":1,"answer":"unknown","why":")");
    say_why(limit, [&](std::string_view text) { answer.add_json(text); });
    answer.add("\"}\n");
  } else {
    answer.add(has_printed ? "hamlet: " : "unknown: ");
    say_why(limit, [&](std::string_view text) { answer.add(text); });
    answer.add("\n");
  }
  if (has_printed) flush_printed();
  if (progress_is_shown()) (void)!::write(STDERR_FILENO, "\r\x1b[K", 4);
  answer.write_to(has_printed ? STDERR_FILENO : STDOUT_FILENO);
  ::_exit(exit_unknown);
}

/// Whether every other thread waits for something. One that waits for a processor, on a busy machine, is
/// running.
bool all_others_wait() {
  std::error_code error;
  const std::string own = std::to_string(::gettid());
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task", error)) {
    if (task.path().filename() == own) continue;
    std::string stat;
    std::getline(std::ifstream(task.path() / "stat"), stat);
    const auto state = stat.rfind(") ");  // the name before it may have any letters
    if (state != std::string::npos && stat.substr(state + 2, 1) == "R") return false;
  }
  return true;
}

/// Ends the program when it has used the processor for a while after its limit or, if `ends_idle`, stays
/// blocked. A program that waits for its output to be read is left alone.
class Overtime {
 public:
  void look(std::string_view limit, bool ends_idle) {
    const double wall = seconds_on(CLOCK_MONOTONIC), used = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    if (!begun_) {
      begun_ = true;
      wall_ = wall;
      used_ = used;
    }
    const double over = wall - wall_, worked = used - used_;
    if (over >= grace_seconds && worked >= 0.9 * grace_seconds) end_program(limit);
    if (ends_idle && over >= idle_seconds && worked < 0.02 * over && all_others_wait()) end_program(limit);
  }

 private:
  bool begun_ = false;
  double wall_ = 0, used_ = 0;
};

void watch(std::optional<Clock::time_point> deadline) {
  Overtime overtime;
  for (;; std::this_thread::sleep_for(between_looks)) {
    if (waits) {
      overtime = {};
      continue;
    }
    if (interrupted.stop_requested()) {
      overtime.look("it was stopped", true);
    } else if (deadline && Clock::now() >= *deadline) {
      // A program that is blocked and has printed nothing is waiting for input.
      overtime.look("the time limit was reached", !printed_anything());
    }
  }
}

/// The size of this process's private writable memory.
std::uint64_t data_bytes() {
  std::ifstream statm("/proc/self/statm");
  std::uint64_t total = 0, resident = 0, shared = 0, text = 0, libraries = 0, data = 0;
  statm >> total >> resident >> shared >> text >> libraries >> data;
  return data * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// Makes further allocation fail. Work that checks its budget first never gets there.
void limit_memory(std::uint64_t bytes, unsigned threads) {
  if (is_sanitized) return;  // sanitizers use many times the program's memory
  const double most = 1.2 * static_cast<double>(bytes) + static_cast<double>(data_bytes()) + own_bytes +
                      static_cast<double>(stack_bytes) * threads;
  rlimit limit = {};
  if (most >= 1e18 || ::getrlimit(RLIMIT_DATA, &limit) != 0) return;
  limit.rlim_cur = std::min(limit.rlim_cur, static_cast<rlim_t>(most));
  ::setrlimit(RLIMIT_DATA, &limit);
}

}  // namespace

ProgramLimits limits_of(const api::Request& request, bool json) {
  const Run run = request.run();
  ProgramLimits limits{.bytes = run.memory.bytes(), .threads = run.threads, .json = json};
  if (request.time().is_given()) limits.seconds = std::min(*request.time(), 1e9);
  return limits;
}

void start_guard(const ProgramLimits& limits) {
  answers_json = limits.json;
  std::signal(SIGINT, stop_on_signal);
  std::signal(SIGTERM, stop_on_signal);
  limit_memory(limits.bytes, limits.threads);
  std::set_new_handler(end_for_lack_of_memory);
  std::optional<Clock::time_point> deadline;
  if (limits.seconds)
    deadline =
        began + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*limits.seconds));
  try {
    std::thread(watch, deadline).detach();
  } catch (const std::system_error&) {
    // The system refused a thread. Work still observes its own limits.
  }
}

void stop_guard() {
  if (has_ended.test_and_set()) {
    for (;;) ::pause();
  }
  std::set_new_handler([] { ::_exit(exit_unknown); });  // nothing can be reported any more
}

void end_for_lack_of_memory() { end_program("the memory limit was reached"); }

Doing::Doing(std::string_view what) { set_doing(what); }

Doing::~Doing() { set_doing(""); }

void pause_guard(bool does_wait) { waits = does_wait; }

std::stop_token interrupt_token() { return interrupted.get_token(); }

void interrupt() { interrupted.request_stop(); }

void start_clock() { began = Clock::now(); }

double seconds_since_start() { return std::chrono::duration<double>(Clock::now() - began).count(); }

}  // namespace hamlet
