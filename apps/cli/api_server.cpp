#include "cli/api_server.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <deque>
#include <list>
#include <string>
#include <thread>
#include <vector>

#include "cli/command.hpp"
#include "cli/guard.hpp"
#include "cli/output.hpp"
#include "hamlet/api/protocol.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

using api::ErrorSort;

constexpr std::size_t most_line_bytes = 64 << 20;
constexpr std::size_t most_waiting = 10'000;
constexpr std::size_t most_waiting_bytes = 256 << 20;
constexpr std::size_t piece = 1 << 16;

/// Writes the whole text; returns false if that fails.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Splits a stream of bytes into lines. A line that is too long is dropped and reported.
class Lines {
 public:
  template <class Take, class TooLong>
  void add(std::string_view bytes, const Take& take, const TooLong& too_long) {
    for (;;) {
      const std::size_t end = bytes.find('\n');
      const std::string_view part = bytes.substr(0, end);
      if (!is_dropping_) rest_.append(part);
      if (rest_.size() > most_line_bytes) {
        is_dropping_ = true;
        rest_ = {};
      }
      if (end == std::string_view::npos) return;
      if (is_dropping_) {
        too_long();
      } else {
        take(rest_);
      }
      rest_ = {};
      is_dropping_ = false;
      bytes.remove_prefix(end + 1);
    }
  }
  const std::string& rest() const { return rest_; }

 private:
  std::string rest_;
  bool is_dropping_ = false;
};

/// A running request.
struct Worker {
  pid_t process;
  int output;
  Json id;
  Lines lines = {};
  std::string last = {};  // the last line of its output so far
  bool is_cancelled = false;
};

/// Runs one request, in a process of its own.
[[noreturn]] void work_on(const std::string& line, int output, const Json& id) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::dup2(output, STDOUT_FILENO);
  ::close(STDIN_FILENO);
  start_clock();
  const auto send = [](std::string_view text) { write_all(STDOUT_FILENO, std::string(text) + "\n"); };
  try {
    api::Incoming incoming = api::read_request(line);
    if (incoming.request) start_guard(limits_of(*incoming.request, true));
    api::run_request(incoming, send, interrupt_token());
  } catch (const std::exception& error) {
    send(api::error_reply(id, ErrorSort::bug, "", error.what()));
  }
  stop_guard();
  ::_exit(exit_yes);
}

class Server {
 public:
  int run() {
    while (!is_at_end_ || !workers_.empty() || !waiting_.empty()) {
      start_waiting();
      wait();
    }
    return exit_yes;
  }

 private:
  std::size_t most_workers() const { return 2 * std::max(1u, std::thread::hardware_concurrency()); }
  bool is_full() const { return waiting_.size() >= most_waiting || waiting_bytes_ >= most_waiting_bytes; }

  void send(const std::string& line) {
    if (write_all(STDOUT_FILENO, line + "\n")) return;
    const int why = errno;
    for (const Worker& worker : workers_) ::kill(worker.process, SIGKILL);
    errno = why;
    complain_unless_reader_left();
    ::_exit(exit_yes);
  }

  void wait() {
    std::vector<pollfd> files;
    const bool reads = !is_at_end_ && !is_full();
    if (reads) files.push_back({STDIN_FILENO, POLLIN, 0});
    for (const Worker& worker : workers_) files.push_back({worker.output, POLLIN, 0});
    if (files.empty() || ::poll(files.data(), files.size(), -1) < 0) return;
    std::size_t at = 0;
    if (reads && (files[at++].revents & (POLLIN | POLLHUP | POLLERR)) != 0) read_requests();
    // Workers that were started meanwhile are polled the next time.
    std::vector<std::list<Worker>::iterator> ready;
    auto worker = workers_.begin();
    for (; at < files.size(); ++at) {
      while (worker != workers_.end() && worker->output != files[at].fd) ++worker;
      if (worker == workers_.end()) break;
      if (files[at].revents != 0) ready.push_back(worker);
      ++worker;
    }
    for (const auto& one : ready) read_from(one);
  }

  void read_requests() {
    std::string bytes(piece, '\0');
    const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) return;
    if (got < 0) throw InputError("standard input", fmt::format("cannot be read: {}", std::strerror(errno)));
    const auto take = [&](const std::string& line) { take_request(line); };
    const auto too_long = [&] {
      send(api::error_reply({}, ErrorSort::request, "",
                            fmt::format("a request has at most {} bytes", most_line_bytes)));
    };
    if (got == 0) {
      is_at_end_ = true;
      if (!input_.rest().empty()) input_.add("\n", take, too_long);
      return;
    }
    input_.add(std::string_view(bytes).substr(0, static_cast<std::size_t>(got)), take, too_long);
  }

  void take_request(const std::string& line) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) return;
    Json id;
    try {
      const Json fields = parse_json(line);
      if (const Json* const given = fields.find("id"); given && (given->is_integer() || given->is_text()))
        id = *given;
      const Json* const operation = fields.find("do");
      if (operation && *operation == Json("cancel")) return cancel(id);
    } catch (const InputError&) {
      // The worker reports the error.
    }
    waiting_.emplace_back(line, id);
    waiting_bytes_ += line.size();
  }

  void cancel(const Json& id) {
    // Requests without an id cannot be told apart.
    if (id.is_null())
      return send(api::error_reply(id, ErrorSort::request, "id", "name the request to cancel"));
    const auto running = std::ranges::find(workers_, id, &Worker::id);
    if (running != workers_.end()) {
      ::kill(running->process, SIGKILL);
      running->is_cancelled = true;
      return;
    }
    const auto waits = std::ranges::find(waiting_, id, [](const auto& one) { return one.second; });
    if (waits == waiting_.end())
      return send(
          api::error_reply(id, ErrorSort::request, "id", "no request with this id is running or waiting"));
    waiting_bytes_ -= waits->first.size();
    waiting_.erase(waits);
    send(api::unknown_reply(id, "it was cancelled"));
  }

  void start_waiting() {
    while (!waiting_.empty() && workers_.size() < most_workers()) {
      auto [line, id] = std::move(waiting_.front());
      waiting_.pop_front();
      waiting_bytes_ -= line.size();
      start(line, id);
    }
  }

  void start(const std::string& line, const Json& id) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
      return send(
          api::error_reply(id, ErrorSort::memory, "", "the system gives no pipe for another request"));
    const pid_t process = ::fork();
    if (process == 0) work_on(line, ends[1], id);
    ::close(ends[1]);
    if (process < 0) {
      ::close(ends[0]);
      return send(
          api::error_reply(id, ErrorSort::memory, "", "the system gives no process for another request"));
    }
    workers_.push_back({process, ends[0], id});
  }

  /// Forwards complete lines. The last one is kept until the process's exit status is known.
  void read_from(std::list<Worker>::iterator worker) {
    std::string bytes(piece, '\0');
    const ssize_t got = ::read(worker->output, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) return;
    if (got <= 0) return end(worker);
    std::string_view left = std::string_view(bytes).substr(0, static_cast<std::size_t>(got));
    for (std::size_t line_end; (line_end = left.find('\n')) != std::string_view::npos;) {
      worker->last.append(left.substr(0, line_end));
      if (is_progress(worker->last)) {
        send(worker->last);
        worker->last.clear();
      }
      left.remove_prefix(line_end + 1);
    }
    worker->last.append(left);
  }

  static bool is_progress(std::string_view line) {
    return line.size() < 4096 && line.find("\"progress\":{\"doing\"") != std::string_view::npos;
  }

  void end(std::list<Worker>::iterator worker) {
    int status = 0;
    ::close(worker->output);
    while (::waitpid(worker->process, &status, 0) < 0 && errno == EINTR) {
    }
    if (worker->is_cancelled) {
      send(api::unknown_reply(worker->id, "it was cancelled"));
    } else if (WIFEXITED(status) && WEXITSTATUS(status) == exit_yes) {
      send(worker->last);
    } else if (WIFEXITED(status) && WEXITSTATUS(status) == exit_unknown) {
      send(api::unknown_reply(worker->id, why_in(worker->last)));
    } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) {
      send(api::error_reply(worker->id, ErrorSort::memory, "",
                            "the system ended the work, for want of memory"));
    } else {
      send(api::error_reply(
          worker->id, ErrorSort::bug, "",
          fmt::format("the work ended by signal {}", WIFSIGNALED(status) ? WTERMSIG(status) : 0)));
    }
    workers_.erase(worker);
  }

  /// The reason that the guard gave when it ended the work.
  static std::string why_in(const std::string& line) {
    try {
      const Json said = parse_json(line);
      if (const Json* const why = said.find("why"); why && why->is_text()) return why->text();
    } catch (const InputError&) {
    }
    return "a limit was reached";
  }

  bool is_at_end_ = false;
  Lines input_;
  std::deque<std::pair<std::string, Json>> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::list<Worker> workers_;
};

}  // namespace

int serve_api() { return Server().run(); }

}  // namespace hamlet
