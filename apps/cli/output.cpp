#include "cli/output.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

std::atomic<bool> has_printed = false;  // the guard reads it from its own thread

/// Whether a signal interrupted the write while it waited for its reader, which is not an error.
bool was_interrupted() {
  if (errno != EINTR) return false;
  std::clearerr(stdout);
  return true;
}

}  // namespace

void complain_unless_reader_left() {
  if (errno != EPIPE)
    throw InputError("standard output", fmt::format("cannot be written: {}", std::strerror(errno)));
}

bool terminal_has_colour() {
  const char* const term = std::getenv("TERM");
  const char* const no_colour = std::getenv("NO_COLOR");
  return ::isatty(STDOUT_FILENO) != 0 && term && std::string_view(term) != "dumb" &&
         !(no_colour && *no_colour);
}

void print(std::string_view text) {
  if (!text.empty()) has_printed = true;
  while (true) {
    text.remove_prefix(std::fwrite(text.data(), 1, text.size(), stdout));
    if (text.empty()) return;
    if (!was_interrupted()) return complain_unless_reader_left();
  }
}

bool printed_anything() { return has_printed; }

void talk(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

void finish_printing() {
  while (std::fflush(stdout) != 0) {
    if (!was_interrupted()) return complain_unless_reader_left();
  }
}

bool reader_left() {
  if (std::ferror(stdout) != 0) return true;
  pollfd reader = {.fd = STDOUT_FILENO, .events = 0, .revents = 0};
  return ::poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0;
}

}  // namespace hamlet
