#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/solve/path/ladder/position.hpp"

namespace hamlet::path {

/// Puts cells and numbers into words.
class Wording {
 public:
  explicit Wording(Labels name) : name_(std::move(name)) {}

  std::string cell(Vertex v) const { return name_(v); }
  /// "1,1, 1,4 and 3,4"; long lists are truncated.
  std::string cells(std::span<const Vertex> list) const;
  /// "14 at 3,4"
  std::string visit(Step number, Vertex cell) const;
  /// What the exclusions leave for each cell: "3,4 is 12", "3,4 is 12 or 14" or "3,4 is not 7".
  std::string conclusion(const Position& before, std::span<const Candidate> excluded) const;

 private:
  Labels name_;
};

/// "5, 7 and 9", or with another conjunction.
std::string listed_numbers(std::span<const Step> numbers, std::string_view last = "and");

}  // namespace hamlet::path
