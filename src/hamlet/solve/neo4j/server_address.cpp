#include "hamlet/solve/neo4j/server_address.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr std::string_view scheme = "http://";

bool is_port(std::string_view text) {
  const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  return digits && !text.empty() && text.size() <= 5 && std::stoi(std::string(text)) <= 65535;
}

bool is_host_letter(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' ||
         c == '_' || c == ':';
}

}  // namespace

std::string ServerAddress::url() const {
  const bool is_ipv6 = host.find(':') != std::string::npos;
  return is_ipv6 ? fmt::format("http://[{}]:{}", host, port) : fmt::format("http://{}:{}", host, port);
}

ServerAddress server_address(std::string_view url, std::string_view where) {
  const auto refuse = [&](std::string_view why) {
    throw InputError(std::string(where),
                     fmt::format("'{}' {}; an address looks like http://127.0.0.1:7474", url, why));
  };
  // The list of processes would show the password to everyone on the machine.
  if (url.find('@') != std::string_view::npos)
    throw InputError(std::string(where), "user and password belong in NEO4J_USER and NEO4J_PASSWORD");
  if (!url.starts_with(scheme)) refuse("does not begin with http://");
  std::string_view rest = url.substr(scheme.size());
  if (rest.ends_with('/')) rest.remove_suffix(1);

  ServerAddress address{.host = {}, .port = "7474"};
  std::size_t colon = rest.rfind(':');
  if (rest.starts_with('[')) {
    const std::size_t bracket = rest.find(']');
    if (bracket == std::string_view::npos) refuse("has no closing bracket");
    address.host = rest.substr(1, bracket - 1);
    colon = bracket + 1 < rest.size() ? bracket + 1 : std::string_view::npos;
    if (colon != std::string_view::npos && rest[colon] != ':') refuse("has no port after its bracket");
  } else {
    address.host = rest.substr(0, colon);
  }
  if (colon != std::string_view::npos) address.port = rest.substr(colon + 1);
  if (address.host.empty() || !std::ranges::all_of(address.host, is_host_letter)) refuse("names no machine");
  if (!is_port(address.port)) refuse("has no port from 0 to 65535");
  return address;
}

}  // namespace hamlet
