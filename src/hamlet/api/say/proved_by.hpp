#pragma once

#include <string>
#include <string_view>

namespace hamlet::api {

/// What proved an answer, in words: "proved by gaps". `method` is JSON's field.
std::string proved_by(std::string_view method);

/// Says that there is no solution, why, and what proved it.
std::string none_text(std::string_view why, std::string_view method);

}  // namespace hamlet::api
