#pragma once

#include <time.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "hamlet/io/format.hpp"

namespace hamlet::bench {

/// The sheets of a file, or of all files in a folder in the order of their names.
inline std::vector<Sheet> sheets_in(const std::filesystem::path& path) {
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

/// The processor time of this thread in milliseconds. Wall time means little on a busy machine.
inline double thread_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// The spread of times in milliseconds, or of counts.
struct Spread {
  double mean = 0, median = 0, max = 0;
};

inline Spread spread_of(std::vector<double> values) {
  if (values.empty()) return {};
  double sum = 0;
  for (const double value : values) sum += value;
  std::ranges::sort(values);
  return {sum / static_cast<double>(values.size()), values[values.size() / 2], values.back()};
}

}  // namespace hamlet::bench
