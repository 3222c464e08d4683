/// Solving bridges puzzles and proving them unique, in process, by one thread: bridges FILE…
/// One line for each file or folder: how many, how many unique and equal to the solution in the file, and the mean,
/// median and greatest time from the islands in memory to the checked answer, cold: each puzzle is built and solved
/// once. `--first` looks for one solution only; `--rules N` repeats without building.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "hamlet/io/format.hpp"
#include "hamlet/solve/bridges/find.hpp"

using namespace hamlet;

namespace {

using Clock = std::chrono::steady_clock;

std::vector<Sheet> sheets_in(const std::filesystem::path& path) {
  std::vector<Sheet> sheets;
  if (std::filesystem::is_directory(path)) {
    std::vector<std::filesystem::path> files(std::filesystem::directory_iterator(path), {});
    std::ranges::sort(files);
    for (const auto& file : files) {
      for (Sheet& sheet : sheets_in(file)) sheets.push_back(std::move(sheet));
    }
    return sheets;
  }
  std::ifstream in(path, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  return read_sheets(text, path.string());
}

bool is_as_given(const BridgesSheet& sheet, std::vector<Bridge> net) {
  if (!sheet.solution) return true;
  std::vector<Bridge> given = *sheet.solution;
  std::ranges::sort(given);
  std::ranges::sort(net);
  return given == net;
}

void measure(const std::string& path, std::uint64_t limit) {
  std::vector<double> times;
  std::size_t unique = 0, found = 0, equal = 0, searched = 0;
  for (const Sheet& sheet : sheets_in(path)) {
    const BridgesGrid grid = sheet.bridges().puzzle.grid();
    const auto begin = Clock::now();
    const NetsFound nets = find_nets(BridgesPuzzle(grid), limit, Run{});
    times.push_back(1e3 * std::chrono::duration<double>(Clock::now() - begin).count());
    found += nets.answer == NetsFound::Answer::found;
    unique += nets.nets.size() == 1 && nets.all;
    searched += nets.method == "search";
    if (!nets.nets.empty()) equal += is_as_given(sheet.bridges(), nets.nets.front());
  }
  double sum = 0;
  for (const double time : times) sum += time;
  std::ranges::sort(times);
  std::printf("%s: %zu puzzles, %zu solved, %zu unique, %zu as given, %zu searched; mean %.4f ms, median %.4f, max %.4f\n",
              path.c_str(), times.size(), found, unique, equal, searched, sum / static_cast<double>(times.size()),
              times[times.size() / 2], times.back());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t limit = 2;
  for (int i = 1; i < argc; ++i) {
    if (std::string(argv[i]) == "--first") {
      limit = 1;
    } else {
      measure(argv[i], limit);
    }
  }
}
