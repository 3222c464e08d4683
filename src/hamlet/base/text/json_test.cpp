#include "hamlet/base/text/json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

using testing::HasSubstr;

TEST(Json, FieldsKeepTheirOrder) {
  Json json = {{"b", 1}, {"a", {1, 2.5, "x", nullptr, true}}};
  json["c"]["d"] = -3;
  json["e"].push_back(Json::object());
  EXPECT_EQ(json.dump(), R"({"b":1,"a":[1,2.5,"x",null,true],"c":{"d":-3},"e":[{}]})");
}

TEST(Json, PairsOfATextAndAValueAreAnObjectOtherwiseAList) {
  EXPECT_EQ(Json({{"a", 1}}).dump(), R"({"a":1})");
  EXPECT_EQ(Json({1, 2}).dump(), "[1,2]");
  EXPECT_EQ(Json::array({"a", 1}).dump(), R"(["a",1])");
}

TEST(Json, WhatIsNotUtf8IsReplaced) {
  const std::string replaced = "\xef\xbf\xbd";
  EXPECT_EQ(Json("a\xff").dump(), "\"a" + replaced + "\"");
  EXPECT_EQ(Json("\xc3").dump(), "\"" + replaced + "\"");
  EXPECT_EQ(Json("\xc0\xaf").dump(), "\"" + replaced + replaced + "\"");
  EXPECT_EQ(Json("\xed\xa0\x80").dump(), "\"" + replaced + replaced + replaced + "\"");
  EXPECT_EQ(Json("\xf0\x9f\x98\x80é").dump(), "\"\xf0\x9f\x98\x80é\"");
}

TEST(Json, ANumberIsReadBackAsItWas) {
  EXPECT_EQ(Json(2.0).dump(), "2.0");
  EXPECT_EQ(parse_json("2.0").dump(), "2.0");
  EXPECT_EQ(Json(std::numeric_limits<double>::infinity()).dump(), "null");
  Rng rng(7);
  for (int i = 0; i < 1000; ++i) {
    const double number =
        std::ldexp(static_cast<double>(rng.below(1u << 30)), static_cast<int>(rng.below(200)) - 100);
    EXPECT_EQ(parse_json(Json(number).dump()).number(), number);
  }
  EXPECT_TRUE(parse_json("9223372036854775807").is_integer());
  EXPECT_FALSE(parse_json("9223372036854775808").is_integer());
}

TEST(Json, AWholeNumberMayBeWrittenAnyhow) {
  for (const char* text : {"1000", "1000.0", "1e3", "10000e-1"})
    EXPECT_EQ(parse_json(text).whole(), 1000) << text;
  EXPECT_EQ(parse_json("1e18").whole(), 1'000'000'000'000'000'000);
  EXPECT_EQ(parse_json("-9223372036854775808.0").whole(), std::numeric_limits<std::int64_t>::min());
  for (const char* text : {"1.5", "9223372036854775808", "-1e19", "1e300", "\"1\"", "null", "true", "[1]"})
    EXPECT_EQ(parse_json(text).whole(), std::nullopt) << text;
}

/// Random sequences of JSON tokens are parsed exactly as nlohmann's parser does.
TEST(Json, ReadsAndWritesAsNlohmannDoes) {
  constexpr std::string_view pieces[] = {"{",        "}", "[",      "]",    ",",    ":", "\"a\"",
                                         "\"b\\n\"", "1", "-2.5e3", "true", "null", " ", "\"\\u00e9\""};
  Rng rng(3);
  std::size_t both = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::string text;
    for (std::uint64_t k = rng.below(9); k > 0; --k) text += pieces[rng.below(std::size(pieces))];
    const auto theirs = nlohmann::ordered_json::parse(text, nullptr, false);
    try {
      const Json ours = parse_json(text);
      ASSERT_FALSE(theirs.is_discarded()) << text;
      ASSERT_EQ(ours.dump(), theirs.dump()) << text;
      ++both;
    } catch (const InputError& error) {
      ASSERT_TRUE(theirs.is_discarded() || error.message() == "this field is given twice in one object")
          << text;
    }
  }
  EXPECT_GT(both, 1000u);
}

TEST(Json, AComplaintNamesThePlace) {
  const auto complaint = [](const std::string& text) {
    try {
      parse_json(text);
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(complaint("{\n  \"a\": x\n}"), "line 2, column 8: the JSON is malformed here");
  EXPECT_THAT(complaint("[1, 2"), HasSubstr("the JSON ends here before it is complete"));
  EXPECT_EQ(complaint(R"({"a": 1, "a": 2})"), "a: this field is given twice in one object");
  EXPECT_EQ(complaint("1e999"), "the JSON has a number that is out of range");
  EXPECT_EQ(complaint(std::string(1'000'000, '[')), "the JSON is nested more than 100 deep");
}

}  // namespace hamlet
