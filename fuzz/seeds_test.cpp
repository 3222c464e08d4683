#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "attack.hpp"
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
      // A truncated seed must be refused or read, never crash.
      for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 50)
        feed_reader(reader, text.substr(0, length));
      ++seeds;
    }
    EXPECT_GT(seeds, 0) << reader;
  }
}

TEST(FuzzSeeds, NoAttackTricksTheCheckerOfProofs) {
  int seeds = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(HAMLET_SOURCE) / "fuzz/seeds/proof")) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    for (std::size_t length = bytes.size(); length + 40 > bytes.size(); --length) {
      const auto attempt = proof_attack::attack_checker(std::string_view(bytes).substr(0, length));
      EXPECT_EQ(attempt.fault, "") << entry.path() << ": " << attempt.verdict << "\n" << attempt.files;
      if (length == 0) break;
    }
    ++seeds;
  }
  EXPECT_GT(seeds, 0);
}

}  // namespace hamlet
