#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

namespace hamlet {

struct FakeRequest {
  std::string head;
  nlohmann::json body;

  std::string statement() const { return body.value("statement", ""); }
  bool stores() const { return statement().find("CREATE") != std::string::npos; }
  bool removes() const { return statement().find("DELETE") != std::string::npos; }
  bool ends_queries() const { return statement().find("TERMINATE") != std::string::npos; }
  bool searches() const { return !stores() && !removes() && !ends_queries(); }
};

/// Sends whatever bytes the test wants to connections on a free local port, piece by piece, then closes them.
/// Without pieces it stays silent and keeps the connection open.
class FakeServer {
 public:
  using Pieces = std::vector<std::string>;
  using Answer = std::function<Pieces(const FakeRequest&)>;

  explicit FakeServer(Answer answer)
      : answer_(std::move(answer)), listening_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(::bind(listening_, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(::listen(listening_, 16), 0);
    EXPECT_EQ(::getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size), 0);
    url_ = "http://127.0.0.1:" + std::to_string(ntohs(address.sin_port));
    thread_ = std::thread([this] { serve(); });
  }
  FakeServer(const FakeServer&) = delete;
  FakeServer& operator=(const FakeServer&) = delete;
  ~FakeServer() { close(); }

  /// Stops listening; from then on the address refuses connections.
  void close() {
    if (!thread_.joinable()) return;
    ::shutdown(listening_, SHUT_RDWR);
    thread_.join();
    ::close(listening_);
    for (int silent : silent_) ::close(silent);
  }
  const std::string& url() const { return url_; }
  std::vector<FakeRequest> requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
  }

 private:
  void serve() {
    for (int client = 0; (client = ::accept(listening_, nullptr, nullptr)) >= 0;) {
      const FakeRequest request = read(client);
      {
        const std::lock_guard lock(mutex_);
        requests_.push_back(request);
      }
      const Pieces pieces = answer_(request);
      if (pieces.empty()) {
        silent_.push_back(client);
        continue;
      }
      for (const std::string& piece : pieces) {
        if (::send(client, piece.data(), piece.size(), MSG_NOSIGNAL) < 0) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(pieces.size() > 1 ? 5 : 0));
      }
      ::close(client);
    }
  }
  static FakeRequest read(int client) {
    std::string text;
    std::size_t head_end = std::string::npos, body_size = 0;
    while (head_end == std::string::npos || text.size() < head_end + 4 + body_size) {
      char piece[4096];
      const ssize_t got = ::recv(client, piece, sizeof piece, 0);
      if (got <= 0) return {};
      text.append(piece, static_cast<std::size_t>(got));
      head_end = text.find("\r\n\r\n");
      const std::size_t length = text.find("Content-Length: ");
      if (head_end != std::string::npos && length != std::string::npos)
        body_size = std::stoul(text.substr(length + 16));
    }
    return {text.substr(0, head_end), nlohmann::json::parse(text.substr(head_end + 4), nullptr, false)};
  }

  Answer answer_;
  int listening_;
  std::string url_;
  std::vector<int> silent_;
  mutable std::mutex mutex_;
  std::vector<FakeRequest> requests_;
  std::thread thread_;
};

inline std::string http(int status, const std::string& body) {
  return "HTTP/1.1 " + std::to_string(status) +
         " Whatever\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n\r\n" + body;
}
/// Rows in the form in which the Query API sends them.
inline std::string rows(const std::string& values) {
  return http(202, R"({"data":{"fields":["path"],"values":)" + values + R"(},"bookmarks":[]})");
}
/// The Query API's answer to a request that stores a board, or to one that returns nothing.
inline std::string done(const FakeRequest& request) {
  if (!request.stores()) return http(202, R"({"data":{"fields":[],"values":[]},"bookmarks":[]})");
  const nlohmann::json& sent = request.body["parameters"];
  const nlohmann::json stored = {sent["cells"].size(), sent["moves"].size()};
  return http(202, R"({"data":{"fields":["cells","moves"],"values":[)" + stored.dump() + "]}}");
}
/// An error in the form in which the Query API sends it.
inline std::string error(int status, const std::string& code, const std::string& message) {
  return http(status, R"({"errors":[{"code":")" + code + R"(","message":")" + message + R"("}]})");
}

}  // namespace hamlet
