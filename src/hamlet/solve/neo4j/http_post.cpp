#include "hamlet/solve/neo4j/http_post.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string_view>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr int look_every_ms = 50;  // at whether the run must end
constexpr double longest_connecting = 10;

class Socket {
 public:
  explicit Socket(const addrinfo& kind) : id_(::socket(kind.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (id_ >= 0) ::fcntl(id_, F_SETFL, O_NONBLOCK);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket() {
    if (id_ >= 0) ::close(id_);
  }
  int id() const { return id_; }

  /// Whether it can be read from or written to before the run must end.
  bool wait(short what, const Run& run) const {
    while (!run.must_end()) {
      pollfd asked{.fd = id_, .events = what, .revents = 0};
      if (::poll(&asked, 1, look_every_ms) > 0) return true;
    }
    return false;
  }
  /// 0, or the number of the error; ETIMEDOUT if the run ended.
  int connect(const addrinfo& to, const Run& run) const {
    if (id_ < 0) return errno;
    if (::connect(id_, to.ai_addr, to.ai_addrlen) == 0) return 0;
    if (errno != EINPROGRESS) return errno;
    if (!wait(POLLOUT, run)) return ETIMEDOUT;
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(id_, SOL_SOCKET, SO_ERROR, &error, &size);
    return error;
  }

 private:
  int id_;
};

bool must_wait() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

InputError wrong_server(const ServerAddress& address, std::string_view why) {
  return {"server", fmt::format("{} {}", address.url(), why)};
}

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses look_up(const ServerAddress& address) {
  addrinfo wanted = {};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (const int error = ::getaddrinfo(address.host.c_str(), address.port.c_str(), &wanted, &found);
      error != 0)
    throw wrong_server(address, fmt::format("cannot be found: {}", ::gai_strerror(error)));
  return {found, &::freeaddrinfo};
}

/// The first of the machine's addresses that takes the connection; none if the run ended.
std::unique_ptr<Socket> connect(const ServerAddress& address, const Run& run) {
  const Addresses addresses = look_up(address);
  const Run connecting = run.within(longest_connecting);
  int error = 0;
  for (const addrinfo* one = addresses.get(); one != nullptr && !run.must_end(); one = one->ai_next) {
    auto socket = std::make_unique<Socket>(*one);
    error = socket->connect(*one, connecting);
    if (error == 0) return socket;
  }
  if (run.must_end()) return nullptr;
  if (error == ECONNREFUSED) throw wrong_server(address, "refuses the connection: no server listens there");
  throw wrong_server(address, fmt::format("cannot be reached: {}", std::strerror(error)));
}

/// False if the run ended. A server that has answered already need not have read everything.
bool send_all(const Socket& socket, std::string_view bytes, const Run& run) {
  while (!bytes.empty()) {
    if (!socket.wait(POLLOUT, run)) return false;
    const ssize_t sent = ::send(socket.id(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && !must_wait()) return true;
    bytes.remove_prefix(sent < 0 ? 0 : static_cast<std::size_t>(sent));
  }
  return true;
}

std::optional<HttpAnswer> receive(const Socket& socket, const ServerAddress& address, const Run& run) {
  using State = HttpAnswerReader::State;
  HttpAnswerReader reader;
  std::array<char, 1 << 16> piece = {};
  State state = State::incomplete;
  bool ended = false;
  while (state == State::incomplete && !ended) {
    if (!socket.wait(POLLIN, run)) return std::nullopt;
    const ssize_t got = ::recv(socket.id(), piece.data(), piece.size(), 0);
    if (got < 0 && must_wait()) continue;
    ended = got <= 0;
    state = ended ? reader.at_end() : reader.add({piece.data(), static_cast<std::size_t>(got)});
    // Read as JSON it takes several times its length.
    if (reader.size() > run.memory.bytes() / 16)
      throw ServerFailure(fmt::format("the answer of {} does not fit the memory limit", address.url()));
  }
  if (state == State::no_http) throw wrong_server(address, "is no Neo4j server: it does not speak HTTP");
  if (state == State::incomplete)
    throw ServerFailure(fmt::format("the server at {} went away before it had answered", address.url()));
  return reader.take();
}

}  // namespace

std::optional<HttpAnswer> post(const ServerAddress& address, const HttpPost& question, const Run& run) {
  const auto socket = connect(address, run);
  if (!socket) return std::nullopt;
  const std::string authorization =
      question.authorization.empty() ? "" : fmt::format("Authorization: {}\r\n", question.authorization);
  const std::string text = fmt::format(
      "POST {} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nAccept: application/json\r\n{}"
      "Connection: close\r\nContent-Length: {}\r\n\r\n{}",
      question.path, address.url().substr(7), authorization, question.body.size(), question.body);
  if (!send_all(*socket, text, run)) return std::nullopt;
  return receive(*socket, address, run);
}

}  // namespace hamlet
