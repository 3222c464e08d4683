#include "hamlet/solve/bridges/numberlink/configurations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace hamlet::bridges::numberlink {

namespace {

/// (1 + x + … + x^k)^r, multiplied out.
std::vector<std::uint64_t> row_by_multiplying(std::uint64_t k, unsigned r) {
  std::vector<std::uint64_t> row = {1};
  for (unsigned factor = 0; factor < r; ++factor) {
    std::vector<std::uint64_t> product(row.size() + k, 0);
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (std::uint64_t j = 0; j <= k; ++j) product[i + j] += row[i];
    }
    row = std::move(product);
  }
  return row;
}

}  // namespace

TEST(Configurations, AreTheCoefficientsOfThePower) {
  for (unsigned r = 0; r <= 8; ++r) {
    for (std::uint64_t k = 1; k <= 12; ++k) {
      const auto row = row_by_multiplying(k, r);
      for (std::uint64_t n = 0; n < row.size(); ++n) EXPECT_EQ(configurations(n, k, r), row[n]) << n;
      EXPECT_EQ(configurations(row.size(), k, r), 0u);
      EXPECT_EQ(configurations(row.size() + 100, k, r), 0u);
    }
  }
}

TEST(Configurations, SomeOfTheDocument) {
  EXPECT_EQ(configurations(20, 10, 4), 891u);
  EXPECT_EQ(configurations(3, 2, 4), 16u);
  EXPECT_EQ(configurations(7, 2, 4), 4u);
  EXPECT_EQ(configurations(1, 2, 4), 4u);
  EXPECT_EQ(configurations(15, 10, 3), 91u);
  EXPECT_EQ(configurations(10, 10, 2), 11u);
}

TEST(Configurations, AreExactWhereWordsOfTheMachineAreTooShort) {
  // The number of multisets, since k does not bind: C(1000007, 7).
  EXPECT_EQ(configurations(1'000'000, 1'000'000, 8).to_string(), "198418254032143246033089089907145450001");
  // The coefficients are symmetric about the middle of their row.
  EXPECT_EQ(configurations(3'999'999, 1'000'000, 8), configurations(4'000'001, 1'000'000, 8));
  EXPECT_EQ(configurations(8'000'000, 1'000'000, 8), 1u);
  EXPECT_EQ(configurations(7'999'999, 1'000'000, 8), 8u);
  EXPECT_EQ(configurations(UINT64_MAX / 2, 1, 4), 0u);
}

TEST(Configurations, EveryEntryOfFigure5) {
  std::ifstream file(HAMLET_SOURCE "/../shared/reference/fig5_counts.csv");
  if (!file) GTEST_SKIP() << "the reference table ../shared/reference/fig5_counts.csv is not on this machine";
  std::string line;
  std::getline(file, line);
  int entries = 0;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::uint64_t r = 0, k = 0, n = 0, count = 0;
    char comma = 0;
    fields >> r >> comma >> k >> comma >> n >> comma >> count;
    EXPECT_EQ(configurations(n, k, static_cast<unsigned>(r)), count) << line;
    ++entries;
  }
  EXPECT_EQ(entries, 495);
}

}  // namespace hamlet::bridges::numberlink
