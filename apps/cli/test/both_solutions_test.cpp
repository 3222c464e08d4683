#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;
using testing::Not;

using BothSolutions = Program;

TEST_F(BothSolutions, OfAnAmbiguousPuzzleAreOnePicture) {
  write("two.txt", "kind: numbrix\n1 .\n. .\n");
  const auto shown = run("hamlet unique two.txt");
  EXPECT_EQ(shown.code, 1);
  EXPECT_THAT(shown.out, testing::AnyOf(HasSubstr("2/4"), HasSubstr("4/2")));
  for (const char* name : {"both.svg", "both.pdf", "both.png"}) {
    EXPECT_EQ(run(std::string("hamlet unique two.txt -o ") + name).code, 1);
    EXPECT_GT(contents(file(name)).size(), 300u) << name;
  }
  EXPECT_THAT(contents(file("both.svg")), HasSubstr("stroke-dasharray"));
  EXPECT_EQ(run("hamlet unique two.txt -o both.json").code, 1);
  EXPECT_EQ(nlohmann::json::parse(contents(file("both.json"))).size(), 2u)
      << "a format holds them one by one";
}

TEST_F(BothSolutions, OfBridgesToo) {
  write("two.txt", "kind: hashi\n2 . 4 . 2\n. . . . .\n4 . 8 . 4\n. . . . .\n2 . 4 . 2\n");
  EXPECT_EQ(run("hamlet unique two.txt -o both.svg").code, 1);
  EXPECT_THAT(contents(file("both.svg")), HasSubstr("stroke-dasharray"));
  EXPECT_THAT(run("hamlet unique two.txt").out, HasSubstr("(1/2)"));
}

TEST_F(BothSolutions, OfAUniquePuzzleAreTheOne) {
  write("a.txt", "kind: numbrix\n1 . 3\n. . .\n7 . 9\n");
  EXPECT_EQ(run("hamlet unique a.txt -o one.svg").code, 0);
  EXPECT_THAT(contents(file("one.svg")), Not(HasSubstr("stroke-dasharray")));
}

}  // namespace hamlet
