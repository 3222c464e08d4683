#include "hamlet/face/inner.hpp"

#include <algorithm>
#include <thread>

#include "hamlet/base/error.hpp"

namespace hamlet {

const PathSheet& path_in(const Puzzle& puzzle, std::string_view asked) {
  if (const PathSheet* content = sheet_in(puzzle).if_path()) return *content;
  throw InputError(std::string(asked), "this is for path puzzles, and this is a bridges puzzle");
}

std::vector<Puzzle> puzzles_of(std::vector<Sheet> sheets) {
  std::vector<Puzzle> puzzles;
  for (Sheet& sheet : sheets) puzzles.push_back(PuzzleAccess::puzzle(std::move(sheet)));
  return puzzles;
}

MemoryBudget memory_of(std::uint64_t bytes) { return bytes == 0 ? MemoryBudget() : MemoryBudget(bytes); }

Run run_of(const Limits& limits) {
  Run run;
  run.seed = limits.seed;
  constexpr unsigned most_threads = 256;
  run.threads = std::min(
      limits.threads == 0 ? std::max(1u, std::thread::hardware_concurrency()) : limits.threads, most_threads);
  run.memory = memory_of(limits.memory);
  run.stop = limits.stop;
  run.on_progress = limits.on_progress;
  if (limits.seconds < std::numeric_limits<double>::infinity()) run.set_time_limit(limits.seconds);
  return run;
}

Verdict verdict_of(bool is_found, bool is_none) {
  return is_found ? Verdict::yes : is_none ? Verdict::no : Verdict::unknown;
}

}  // namespace hamlet
