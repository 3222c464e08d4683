#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/neo4j/server_address.hpp"

namespace hamlet {

struct HttpPost {
  std::string path;
  std::string authorization;  // the header's value; empty for none
  std::string body;           // JSON
};

struct HttpAnswer {
  int status = 0;
  std::string body;
};

/// The server could not complete a request; the result stays unknown.
class ServerFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Sends one request over a new connection. Returns nothing if the run ended first; the server may still be
/// working. Throws an InputError at "server" if nobody listens there or the server does not speak HTTP, and a
/// ServerFailure if it disconnects early or its answer does not fit the memory limit.
std::optional<HttpAnswer> post(const ServerAddress& address, const HttpPost& question, const Run& run);

}  // namespace hamlet
