#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "hamlet/io/penpa/penpa_points.hpp"

namespace hamlet {

/// What the page compares with the solver's entries: numbers by cell, and bridges by pairs of neighbouring
/// cells.
struct PenpaAnswer {
  std::map<PenpaPoint, std::string> numbers = {};
  std::map<std::pair<PenpaPoint, PenpaPoint>, int> lines = {};
};

/// Of several answers the first. Throws an InputError for what is damaged.
PenpaAnswer read_penpa_answer(std::string_view json);
/// Penpa+ compares this text with its own character by character.
std::string penpa_answer_text(const PenpaAnswer& answer);

}  // namespace hamlet
