#include "hamlet/io/cnf.hpp"

#include <gmock/gmock.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

using testing::HasSubstr;

namespace {

std::string complaint(const std::string& text) {
  try {
    read_cnf(text, "f.cnf");
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

}  // namespace

TEST(Cnf, ReadsClausesOnAnyNumberOfLines) {
  const Formula formula = read_cnf("c a comment\np cnf 3 4\n1 -2\n0 3 0\r\n0\nc more\n-1 -1 2 0\n", "f.cnf");
  EXPECT_EQ(formula, (Formula{.variables = 3, .clauses = {{1, -2}, {3}, {}, {-1, -1, 2}}}));
  EXPECT_EQ(read_cnf("p cnf 0 0", "f.cnf"), Formula{});
  EXPECT_EQ(read_cnf("p cnf 1 1\n1 0\n%\n0\n", "f.cnf").clauses.size(), 1u);
}

TEST(Cnf, NamesThePlaceOfWhatIsWrong) {
  EXPECT_THAT(complaint(""), HasSubstr("the head 'p cnf VARIABLES CLAUSES' is missing"));
  EXPECT_THAT(complaint("1 0\n"), HasSubstr("f.cnf, line 1: the head"));
  EXPECT_THAT(complaint("c\np cnf 3\n"), HasSubstr("f.cnf, line 2: the head is"));
  for (const char* head :
       {"p dnf 1 1", "p cnf -1 0", "p cnf x 1", "p cnf 1 1 1", "pcnf 1 1 1", "p cnf 1 99999999999999999999"})
    EXPECT_THAT(complaint(head), HasSubstr("line 1: the head is")) << head;
  EXPECT_THAT(complaint("p cnf 1 1\np cnf 1 1\n"), HasSubstr("line 2: there is a second head"));
  EXPECT_THAT(complaint("p cnf 2000000000 0\n"), HasSubstr("more than"));
  EXPECT_THAT(complaint("p cnf 2 1\n1 3 0\n"),
              HasSubstr("line 2: the literal 3 is out of range: there are 2"));
  EXPECT_THAT(complaint("p cnf 2 1\n1 -2147483648 0\n"), HasSubstr("out of range"));
  EXPECT_THAT(complaint("p cnf 2 1\n1 x 0\n"), HasSubstr("'x' is not a literal"));
  EXPECT_THAT(complaint("p cnf 2 1\n1 2\n"), HasSubstr("no 0 at its end"));
  EXPECT_THAT(complaint("p cnf 2 2\n1 2 0\n"), HasSubstr("there are 1 clauses, but the head speaks of 2"));
  EXPECT_THAT(complaint("p cnf 2 1\n1 2 0 1 0\n"), HasSubstr("more clauses than the 1"));
}

TEST(Cnf, DamagedTextsAreReadOrRefusedAndNothingElse) {
  const std::string whole = "c x\np cnf 4 3\n1 -2 3 0\n-4 2 0\n-1 0\n%\n";
  Rng rng(5);
  for (int round = 0; round < 2000; ++round) {
    std::string text = whole;
    for (std::uint64_t k = 0; k <= rng.below(3); ++k) {
      const auto at = static_cast<std::size_t>(rng.below(text.size()));
      switch (rng.below(3)) {
        case 0:
          text[at] = static_cast<char>(rng.below(256));
          break;
        case 1:
          text.erase(at, rng.below(4));
          break;
        default:
          text.insert(at, 1, "0-9p c%\n"[rng.below(8)]);
      }
    }
    try {
      const Formula formula = read_cnf(text, "f.cnf");
      for (const auto& clause : formula.clauses) {
        for (int literal : clause) EXPECT_LE(std::abs(literal), formula.variables);
      }
    } catch (const InputError& error) {
      EXPECT_THAT(error.where(), HasSubstr("f.cnf, line"));
    }
  }
}

}  // namespace hamlet
