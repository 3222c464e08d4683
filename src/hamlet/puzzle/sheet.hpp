#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

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

  Labels labels() const {
    return [this](Vertex v) { return board.spoken(v); };
  }
  friend bool operator==(const PathSheet&, const PathSheet&) = default;
};

struct BridgesSheet {
  BridgesPuzzle puzzle;
  std::optional<std::vector<Bridge>> solution = {};
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

  bool is_path() const { return std::holds_alternative<PathSheet>(content); }
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

std::vector<Violation> check(const Sheet& sheet);

}  // namespace hamlet
