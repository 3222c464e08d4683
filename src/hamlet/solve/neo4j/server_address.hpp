#pragma once

#include <string>
#include <string_view>

namespace hamlet {

/// Where a server listens.
struct ServerAddress {
  std::string host;
  std::string port;

  std::string url() const;
};

/// Of "http://HOST" or "http://HOST:PORT"; Neo4j's own port is 7474. An InputError at `where` otherwise.
ServerAddress server_address(std::string_view url, std::string_view where);

}  // namespace hamlet
