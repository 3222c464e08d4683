#pragma once

#include <memory>
#include <string>
#include <vector>

#include "hamlet/analyse/clues/minimal_clues.hpp"
#include "hamlet/analyse/clues/net_demands.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// A puzzle with one known solution, and its clues in the terms of answers: the numbers and diamonds of a
/// path, or the numbers of islands.
class ClueTask {
 public:
  using Element = ClueElement;
  struct Need {
    Element clue;
    ClueAnswer answer;
  };

  virtual ~ClueTask() = default;
  /// Whether the known solution is the only one, and the method that proved it.
  bool is_unique = true;
  std::string unique_by = {};

  /// The words for a clue, and for what a clue does that is not needed: "clue", "can go".
  virtual std::string noun() const = 0;
  virtual std::string can_go() const = 0;
  virtual std::string name(Element clue) const = 0;
  /// A line of its clues: "1,1=4 3,2=9".
  virtual std::string line(const std::vector<Element>& clues) const = 0;
  virtual Json json(const std::vector<Element>& clues) const = 0;
  /// The puzzle with only these clues, and its solution.
  virtual Sheet sheet_with(const std::vector<Element>& clues) const = 0;

  /// The method that decides which of the puzzle's own clues are needed, and decides it.
  virtual std::string method_of_needs() const = 0;
  virtual std::vector<Need> needs(const Run& run) = 0;
  /// After that: the other solution without a needed clue.
  virtual Json witness_json(std::size_t need) const = 0;
  virtual Sheet witness(std::size_t need) const = 0;

  /// All clue sets of the solution: the method that finds what tells other solutions apart, and what it
  /// finds.
  virtual std::string method_of_sets() const = 0;
  virtual std::unique_ptr<Differences> differences(const Run& run) const = 0;
  /// A clue set to start from.
  virtual std::vector<Element> enough() const = 0;
};

std::unique_ptr<ClueTask> path_clue_task(Sheet sheet, Path solution);
std::unique_ptr<ClueTask> net_clue_task(Sheet sheet, std::vector<Bridge> solution);

}  // namespace hamlet::api
