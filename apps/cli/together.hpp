#pragma once

#include <initializer_list>

#include "cli/option.hpp"

namespace hamlet {

inline Options together(std::initializer_list<Options> groups) {
  Options all;
  for (const Options& group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

}  // namespace hamlet
