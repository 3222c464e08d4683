#pragma once

#include <string>

#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

/// All of these are generated from the table of operations.

/// The JSON Schema of requests and replies.
Json schema();
/// The same as TypeScript types.
std::string typescript();
/// The page docs/api.md: the protocol, and every operation with its parameters.
std::string api_page();

}  // namespace hamlet::api
