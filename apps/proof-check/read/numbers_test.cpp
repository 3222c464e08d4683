#include "read/numbers.hpp"

#include <gtest/gtest.h>

namespace proof_check {

using namespace std::string_view_literals;

TEST(Numbers, AreReadWholeAndWithinTheirRange) {
  EXPECT_EQ(number_in("0", 0, 9), 0);
  EXPECT_EQ(number_in("9", 0, 9), 9);
  EXPECT_EQ(number_in("-9", -9, 9), -9);
  EXPECT_EQ(number_in("007", 1, 9), 7);
  EXPECT_EQ(number_in("-9223372036854775808", INT64_MIN, INT64_MAX), INT64_MIN);
  EXPECT_EQ(number_in("9223372036854775807", INT64_MIN, INT64_MAX), INT64_MAX);
  EXPECT_EQ(number_in("10", 0, 9), std::nullopt);
  EXPECT_EQ(number_in("-1", 0, 9), std::nullopt);
}

TEST(Numbers, AreRefusedIfTheyWouldHaveToBeCutOffOrGuessed) {
  for (const std::string_view word : {"-9223372036854775808"sv,
                                      "-9223372036854775809"sv,
                                      "9223372036854775808"sv,
                                      "18446744073709551617"sv,
                                      "4294967297"sv,
                                      "-4294967295"sv,
                                      "-2147483648"sv,
                                      "2147483648"sv,
                                      ""sv,
                                      "-"sv,
                                      "+1"sv,
                                      "-0"sv,
                                      "--1"sv,
                                      " 1"sv,
                                      "1 "sv,
                                      "1\0"sv,
                                      "\0"sv,
                                      "1\r"sv,
                                      "1a"sv,
                                      "0x1"sv,
                                      "1.0"sv,
                                      "1e0"sv,
                                      "\xef\xbc\x91"sv,
                                      "−1"sv})
    EXPECT_EQ(number_in(word, -3, 3), std::nullopt) << word;
}

}  // namespace proof_check
