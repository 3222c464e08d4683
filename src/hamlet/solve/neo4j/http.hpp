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

/// A server that was asked and did not get to an answer; what it was asked stays unknown.
class ServerFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// One question over a connection of its own. Nothing if the run ended first: the server may still be at
/// work. InputError at "server" if nobody listens there or it speaks no HTTP; ServerFailure if it goes away
/// half-way or its answer does not fit the memory.
std::optional<HttpAnswer> post(const ServerAddress& address, const HttpPost& question, const Run& run);

}  // namespace hamlet
