#pragma once

#include <string>
#include <vector>

#include "hamlet/solve/bridges/position.hpp"

namespace hamlet {

/// Why a position cannot be completed, in a sentence without its full stop, and the islands it speaks of.
struct ClashReason {
  std::string sentence;
  std::vector<Vertex> islands;
};

/// Of a position that has clashed.
ClashReason describe_clash(const Position& position, const Labels& name);

}  // namespace hamlet
