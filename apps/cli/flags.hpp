#pragma once

#include <string>
#include <string_view>

#include "hamlet/api/request.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

/// The library writes a parameter's name in backticks; the command line writes --name.

/// Returns "--at-least" for "at-least".
std::string flag_of(const api::Parameter& parameter);
/// Rewrites `parameters`, `operations` and `tables` in a sentence of the library as they are typed.
std::string in_flags(std::string_view sentence, const api::Request* request = nullptr);
/// The same for an error of the library.
InputError in_flags(const InputError& error, const api::Request& request);

}  // namespace hamlet
