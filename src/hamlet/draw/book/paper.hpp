#pragma once

#include <span>
#include <string_view>

namespace hamlet {

/// A paper size in portrait orientation, in millimetres.
struct Paper {
  std::string_view name;
  double width;
  double height;
};

std::span<const Paper* const> papers();

/// Returns the paper of that name, in lower or upper case, or throws an InputError that suggests the nearest.
const Paper& paper_named(std::string_view name, std::string_view where);

}  // namespace hamlet
