#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "hamlet/api/request.hpp"

namespace hamlet {

/// The limits of the whole program, as the options --time, --memory and --threads give them.
struct ProgramLimits {
  std::optional<double> seconds = {};  // since the program began
  std::uint64_t bytes = 0;
  unsigned threads = 1;
  bool json = false;  // how to say that a limit was reached
};

/// Of a request. Without a limit of memory, what the machine has free.
ProgramLimits limits_of(const api::Request& request, bool json);

/// Work keeps its limits itself and reports what it knows. The guard is for work that fails to: a moment
/// after the time is up or a signal came, and when memory runs out, it ends the program with the answer
/// "unknown" and exit code 3. What was printed stays; no file is left half-written.
void start_guard(const ProgramLimits& limits);

/// The answer is complete: from here on the guard leaves the program alone.
void stop_guard();

/// Ends the program as the guard does when memory runs out.
[[noreturn]] void end_for_want_of_memory();

/// Names what is being done, for the guard's answer ("writing tour.svg"), while it lives.
class Doing {
 public:
  explicit Doing(std::string_view what);
  ~Doing();
  Doing(const Doing&) = delete;
  Doing& operator=(const Doing&) = delete;
};

/// While it waits, the guard does not end the program: what is known is being written.
void let_guard_wait(bool waits);
class GuardWaits {
 public:
  GuardWaits() { let_guard_wait(true); }
  ~GuardWaits() { let_guard_wait(false); }
  GuardWaits(const GuardWaits&) = delete;
  GuardWaits& operator=(const GuardWaits&) = delete;
};

/// Stopped by the first SIGINT or SIGTERM; a later one ends the program at once.
std::stop_token interrupt_token();
/// Stops as a signal does.
void interrupt();

/// How long the program has run: time limits count from its start. A process that works on one of many
/// requests starts its own clock.
double seconds_since_start();
void start_clock();

}  // namespace hamlet
