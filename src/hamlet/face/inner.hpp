#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle.hpp"
#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/run.hpp"

namespace hamlet {

// Access to what the public headers hide, for the files that implement them.

struct PuzzleAccess {
  static const Sheet& sheet(const Puzzle& puzzle) { return *puzzle.sheet_; }
  static Puzzle puzzle(Sheet sheet) { return Puzzle(std::make_shared<const Sheet>(std::move(sheet))); }
};

inline const Sheet& sheet_in(const Puzzle& puzzle) { return PuzzleAccess::sheet(puzzle); }
/// Throws an InputError if it is a bridges puzzle.
const PathSheet& path_in(const Puzzle& puzzle, std::string_view asked);
std::vector<Puzzle> puzzles_of(std::vector<Sheet> sheets);

/// 0 stands for the machine's free memory.
MemoryBudget memory_of(std::uint64_t bytes);
Run run_of(const Limits& limits);

Verdict verdict_of(bool is_found, bool is_none);

}  // namespace hamlet
