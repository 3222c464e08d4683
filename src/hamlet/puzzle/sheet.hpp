#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "hamlet/base/overloads.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"
#include "hamlet/puzzle/kind.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A path puzzle on its board, and an answer: complete or partial, right or wrong (see `check`).
struct PathSheet {
  Board board;
  PathPuzzle puzzle;
  std::optional<std::vector<Visit>> solution = {};

  std::size_t size() const { return board.size(); }  // in cells
  Labels labels() const {
    return [this](Vertex v) { return board.spoken(v); };
  }
  friend bool operator==(const PathSheet&, const PathSheet&) = default;
};

struct BridgesSheet {
  BridgesPuzzle puzzle;
  std::optional<std::vector<Bridge>> solution = {};

  std::size_t size() const { return puzzle.islands().size(); }  // in islands
  friend bool operator==(const BridgesSheet&, const BridgesSheet&) = default;
};

/// What is saved, drawn and shared: a puzzle, its board, optionally its answer, and what it is called.
struct Sheet {
  const PuzzleKind* kind = nullptr;
  std::string title = {};
  std::string author = {};
  std::string source = {};
  std::optional<int> level = {};             // its difficulty, as `grade` computes it
  std::optional<std::uint64_t> seed = {};    // the seed it was made from
  std::optional<std::uint64_t> number = {};  // which of the puzzles made from that seed
  std::variant<PathSheet, BridgesSheet> content = {};

  /// Calls the function that takes this sheet's content. All that depends on the sort of puzzle goes through
  /// here, so a new sort does not compile until each visit handles it.
  template <class... Functions>
  decltype(auto) visit(Functions... functions) const {
    return std::visit(Overloads{functions...}, content);
  }
  template <class... Functions>
  decltype(auto) visit(Functions... functions) {
    return std::visit(Overloads{functions...}, content);
  }

  /// The path puzzle, or nothing if this is another sort of puzzle.
  const PathSheet* if_path() const { return std::get_if<PathSheet>(&content); }
  PathSheet* if_path() { return std::get_if<PathSheet>(&content); }
  PathSheet& path() { return std::get<PathSheet>(content); }
  const PathSheet& path() const { return std::get<PathSheet>(content); }
  BridgesSheet& bridges() { return std::get<BridgesSheet>(content); }
  const BridgesSheet& bridges() const { return std::get<BridgesSheet>(content); }
  bool has_solution() const;
  void remove_solution();

  friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// A sheet of the first kind that fits, with clues and answer in a fixed order.
Sheet sheet_of(PathSheet content);
Sheet sheet_of(BridgesSheet content);

/// Whether two sheets have the same puzzle, whatever their solutions and titles.
bool same_puzzle(const Sheet& a, const Sheet& b);

std::vector<Violation> check(const Sheet& sheet);

}  // namespace hamlet
