#pragma once

#include <span>
#include <string_view>

namespace hamlet {

/// A sheet of paper, upright, in millimetres.
struct Paper {
  std::string_view name;
  double width;
  double height;
};

std::span<const Paper* const> papers();

/// The paper of a name, in small or large letters; otherwise an InputError that lists them.
const Paper& paper_named(std::string_view name, std::string_view where);

}  // namespace hamlet
