#include "hamlet/base/text/plural.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(Plural, IsForAllNumbersButOne) {
  EXPECT_EQ(number_of(0, "path"), "0 paths");
  EXPECT_EQ(number_of(1, "path"), "1 path");
  EXPECT_EQ(number_of(21, "path"), "21 paths");
}

}  // namespace hamlet
