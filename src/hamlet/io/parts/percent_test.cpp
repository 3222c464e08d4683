#include "hamlet/io/parts/percent.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(Percent, CodesAreDecodedAndAllElseStays) {
  EXPECT_EQ(percent_decoded("a%2Fb%20c%2f"), "a/b c/");
  EXPECT_EQ(percent_decoded("%C3%9C"), "Ü");
  for (const char* text : {"", "100%", "%2", "%zz", "%-1", "%+1", "% 1"})
    EXPECT_EQ(percent_decoded(text), text);
}

}  // namespace hamlet
