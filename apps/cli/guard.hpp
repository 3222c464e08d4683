#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "hamlet/api/request.hpp"

namespace hamlet {

/// The limits of the whole program, from --time, --memory and --threads.
struct ProgramLimits {
  std::optional<double> seconds = {};  // since the program's start
  std::uint64_t bytes = 0;
  unsigned threads = 1;
  bool json = false;  // report a limit as JSON
};

/// The limits of a request. The default memory limit is the machine's free memory.
ProgramLimits limits_of(const api::Request& request, bool json);

/// Starts the guard. Work observes its own limits and reports what it knows; the guard is for work that fails
/// to. A moment after the time is up or a signal arrived, or when memory runs out, it ends the program with
/// the answer "unknown" and exit code 3. Printed output remains; no file is left half-written.
void start_guard(const ProgramLimits& limits);

/// The answer is complete; the guard no longer ends the program.
void stop_guard();

/// Ends the program as the guard does when memory runs out.
[[noreturn]] void end_for_lack_of_memory();

/// While it lives, the guard's answer names this task ("writing tour.svg").
class Doing {
 public:
  explicit Doing(std::string_view what);
  ~Doing();
  Doing(const Doing&) = delete;
  Doing& operator=(const Doing&) = delete;
};

/// While it waits, the guard does not end the program: results are being written.
void pause_guard(bool waits);
class GuardPause {
 public:
  GuardPause() { pause_guard(true); }
  ~GuardPause() { pause_guard(false); }
  GuardPause(const GuardPause&) = delete;
  GuardPause& operator=(const GuardPause&) = delete;
};

/// A token that the first SIGINT or SIGTERM stops; a later signal ends the program immediately.
std::stop_token interrupt_token();
/// Stops the token as a signal does.
void interrupt();

/// The time since the program's start, from which limits count; a process for one request restarts it.
double seconds_since_start();
void start_clock();

}  // namespace hamlet
