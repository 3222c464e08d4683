#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What someone wants made, as far as it was said.
struct MakeRequest {
  std::string size;
  std::optional<PathSheet> base = {};  // of path puzzles instead: board, what stays, perhaps the solution
  std::optional<std::int64_t> level = {};
  std::optional<std::int64_t> k = {};
  std::optional<double> islands = {};  // percent of the cells
  std::string symmetry = {};
  bool touching = false;
  bool eight = false;
  bool no_loops = false;
  bool recheck = false;
  std::string style = {};
  std::string ends = {};
  std::optional<double> diamonds = {};  // percent of the steps
  std::vector<std::string> clues_on = {}, clues_off = {}, marks = {};
};

/// What looking at a puzzle again, by another method, has shown.
enum class SecondLook { none, one_solution, one_solution_and_no_clue_to_spare };

/// A puzzle with its solution, or why there is none.
struct Made {
  std::optional<Sheet> sheet = {};
  bool is_impossible = false;  // proved: no other number would do better
  std::string proved_by = {};  // what has shown that it has one solution: "gaps and by the rules"
  std::string why = {};        // when there is none,
  std::string note = {};       // or when it is not all that was wanted
  bool tells_how_far = false;  // `why` says more than that the run ended
  SecondLook second_look = SecondLook::none;
};

/// Makes the puzzle of a number, from 1. It depends on nothing but the request, the run's seed and the
/// number; several threads may call it at once.
using MakeOne = std::function<Made(std::uint64_t number, const Run& run)>;

/// Who makes the puzzles of a kind. A new one is a file in makers/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Maker {
  std::string_view name;
  bool (*makes)(const PuzzleKind& kind) = nullptr;
  /// An InputError for what cannot be made.
  MakeOne (*prepare)(const PuzzleKind& kind, const MakeRequest& request,
                     const MemoryBudget& memory) = nullptr;
};

std::span<const Maker* const> makers();

const Maker& maker_of(const PuzzleKind& kind);

/// Makes the puzzles from 1 to `count`, on as many threads as the run allows, and shows them in this order:
/// each as soon as it and those before it are there, one at a time. When the run ends, those that are made by
/// then are shown, though some before them may be missing. False if it ended before all were made.
bool make_many(const MakeOne& make_one, std::uint64_t count, const Run& run,
               const std::function<void(std::uint64_t number, Made made)>& show);

}  // namespace hamlet
