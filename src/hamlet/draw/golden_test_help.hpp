#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace hamlet {

/// Expects `text` to equal a golden file, a picture that a person has approved. If HAMLET_UPDATE_GOLDEN is
/// set, the file is rewritten first.
inline void expect_golden(const std::string& file, const std::string& text) {
  const auto folder = std::filesystem::path(HAMLET_SOURCE) / "data/golden";
  if (std::getenv("HAMLET_UPDATE_GOLDEN")) std::ofstream(folder / file, std::ios::binary) << text;
  std::ifstream in(folder / file, std::ios::binary);
  ASSERT_TRUE(in) << "there is no " << file << "; HAMLET_UPDATE_GOLDEN=1 writes it";
  std::ostringstream golden;
  golden << in.rdbuf();
  EXPECT_TRUE(golden.str() == text) << file << " should be drawn\n"
                                    << golden.str().substr(0, 5000) << "and is\n"
                                    << text.substr(0, 5000);
}

}  // namespace hamlet
