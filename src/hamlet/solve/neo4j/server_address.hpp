#pragma once

#include <string>
#include <string_view>

namespace hamlet {

struct ServerAddress {
  std::string host;
  std::string port;

  std::string url() const;
};

/// Parses "http://HOST" or "http://HOST:PORT"; the default port is 7474, Neo4j's own. Throws an InputError at
/// `where` for anything else.
ServerAddress server_address(std::string_view url, std::string_view where);

}  // namespace hamlet
