#pragma once

#include <string>
#include <string_view>

#include "hamlet/base/memory.hpp"

namespace hamlet {

/// The address of a page of Penpa+.
struct PenpaLink {
  std::string page = {};     // its text, readable
  std::string answer = {};   // JSON; empty if the page checks no answer
  std::string wrapped = {};  // the address at another site that the page shows; then there is no text
};

bool is_penpa_link(std::string_view line);
/// Throws an InputError for what is damaged, and TooLarge if the texts do not fit.
PenpaLink read_penpa_link(std::string_view line, const MemoryBudget& memory);
/// The address of a page for solving.
std::string penpa_address(std::string_view page, std::string_view answer);

}  // namespace hamlet
