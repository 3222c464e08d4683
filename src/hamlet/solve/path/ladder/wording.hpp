#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/solve/path/ladder/position/position.hpp"

namespace hamlet::path {

/// Puts cells and numbers into words.
class Wording {
 public:
  explicit Wording(Labels name) : name_(std::move(name)) {}

  std::string cell(Vertex v) const { return name_(v); }
  /// "r1c1, r1c4 and r3c4", or with another conjunction; long lists are truncated.
  std::string cells(std::span<const Vertex> list, std::string_view last = "and") const;
  /// "14 at r3c4"
  std::string visit(Step number, Vertex cell) const;
  /// What the exclusions leave for each cell: "r3c4 is 12", "r3c4 is 12 or 14" or "r3c4 is not 7".
  std::string conclusion(const Position& before, std::span<const Candidate> excluded) const;
  /// "; so r3c4 is 12 or 14", or nothing if more numbers are left than can be named.
  std::string so(const Position& before, std::span<const Candidate> excluded) const;

 private:
  Labels name_;
};

/// "5, 7 and 9", or with another conjunction.
std::string listed_numbers(std::span<const Step> numbers, std::string_view last = "and");

}  // namespace hamlet::path
