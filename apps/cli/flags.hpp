#pragma once

#include <string>
#include <string_view>

#include "hamlet/api/request.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

/// The library calls a parameter by its name, in backticks; the command line calls it --name.

/// "--at-least" of "at-least".
std::string flag_of(const api::Parameter& parameter);
/// A sentence of the library with `parameters`, `operations` and `tables` as they are typed.
std::string in_flags(std::string_view sentence, const api::Request* request = nullptr);
/// A complaint of the library in the same way.
InputError in_flags(const InputError& error, const api::Request& request);

}  // namespace hamlet
