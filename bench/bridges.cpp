/// Solves bridges puzzles and proves them unique, in process, on one thread: bridges FILE… Prints a line for
/// each file or folder: how many puzzles, how many unique and equal to the solution in the file, and the
/// mean, median and maximum processor time from the islands in memory to the checked answer. Each puzzle is
/// built and solved once, cold. `--first` stops at the first solution. `--each` adds a line for each puzzle:
/// its number, the milliseconds, and how many solutions were found.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "bridges_sets.hpp"
#include "hamlet/solve/bridges/find.hpp"

using namespace hamlet;

namespace {

bool is_as_given(const BridgesSheet& sheet, std::vector<Bridge> net) {
  if (!sheet.solution) return true;
  std::vector<Bridge> given = *sheet.solution;
  std::ranges::sort(given);
  std::ranges::sort(net);
  return given == net;
}

void measure(const std::string& path, std::uint64_t limit, bool each) {
  const Run run;  // reads the amount of free memory only once
  std::vector<double> times;
  std::size_t unique = 0, found = 0, equal = 0, searched = 0;
  for (const Sheet& sheet : bench::sheets_in(path)) {
    const BridgesGrid grid = sheet.bridges().puzzle.grid();
    const double begin = bench::thread_milliseconds();
    const bridges::Found nets = bridges::find_nets(BridgesPuzzle(grid), limit, run);
    times.push_back(bench::thread_milliseconds() - begin);
    if (each) std::printf("puzzle %zu %.5f %zu\n", times.size(), times.back(), nets.solutions.size());
    found += nets.answer == bridges::Found::Answer::found;
    unique += nets.solutions.size() == 1 && nets.all;
    searched += nets.method == "search";
    if (!nets.solutions.empty()) equal += is_as_given(sheet.bridges(), nets.solutions.front());
  }
  const auto [mean, median, max] = bench::spread_of(times);
  std::printf(
      "%s: %zu puzzles, %zu solved, %zu unique, %zu as given, %zu searched; mean %.4f ms, median %.4f, max "
      "%.4f\n",
      path.c_str(), times.size(), found, unique, equal, searched, mean, median, max);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t limit = 2;
  bool each = false;
  for (int i = 1; i < argc; ++i) {
    if (std::string(argv[i]) == "--first") {
      limit = 1;
    } else if (std::string(argv[i]) == "--each") {
      each = true;
    } else {
      measure(argv[i], limit, each);
    }
  }
}
