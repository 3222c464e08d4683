#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "hamlet/io/format.hpp"
#include "reading.hpp"

namespace hamlet {

namespace fs = std::filesystem;

TEST(FuzzSeeds, EveryReaderHasSeedsAndSurvivesThem) {
  std::vector<std::string> readers(other_readers().begin(), other_readers().end());
  for (const Format* format : formats()) {
    if (format->read) readers.emplace_back(format->name);
  }
  for (const std::string& reader : readers) {
    const fs::path folder = fs::path(HAMLET_SOURCE) / "fuzz/seeds" / reader;
    ASSERT_TRUE(fs::is_directory(folder)) << "the reader '" << reader << "' needs seeds in " << folder;
    int seeds = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string text(std::istreambuf_iterator<char>(in), {});
      feed_reader(reader, text);
      // Cut short anywhere, it must be refused or read, never crash.
      for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 50)
        feed_reader(reader, text.substr(0, length));
      ++seeds;
    }
    EXPECT_GT(seeds, 0) << reader;
  }
}

}  // namespace hamlet
