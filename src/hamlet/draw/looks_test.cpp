#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/picture.hpp"
#include "hamlet/draw/canvas/theme.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/draw/samples_test_help.hpp"
#include "hamlet/draw/terminal/terminal.hpp"

namespace hamlet {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string drawn_as(std::string_view drawing, const Sheet& sheet, const DrawOptions& options) {
  return drawing_named(drawing, "test").write(scene_of(sheet, options));
}

Sheet sample_named(std::string_view name) {
  for (const Sample& sample : samples()) {
    if (sample.name == name) return sample.sheet;
  }
  throw std::logic_error("no such sample");
}

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST(Looks, ATitleOfOnesOwnReplacesThePuzzlesAndACaptionCanBeLeftOut) {
  const Sheet sheet = solved({.name = "square:5x6"}, "Its title");
  const auto text = [&](const DrawOptions& options) { return to_terminal(scene_of(sheet, options)); };
  EXPECT_THAT(text({}), AllOf(HasSubstr("Its title"), HasSubstr("square:5x6")));
  EXPECT_THAT(text({.own_title = "Mine"}), AllOf(HasSubstr("Mine"), Not(HasSubstr("Its title"))));
  EXPECT_THAT(text({.title = false, .note = false}),
              AllOf(Not(HasSubstr("Its title")), Not(HasSubstr("square:5x6"))));
  EXPECT_THAT(text({.title = false, .note = false, .own_title = "Mine"}), HasSubstr("Mine"));
}

TEST(Looks, AScaleEnlargesThePicture) {
  const Sheet sheet = solved({.name = "square:2x2"});
  const auto width = [&](double scale) {
    return picture_from_bytes(drawn_as("png", sheet, {.scale = scale}), "test").width;
  };
  EXPECT_NEAR(width(2), 2 * width(1), 1);
  EXPECT_NEAR(width(0.5), width(1) / 2, 1);
  EXPECT_THROW(width(90), InputError);
  EXPECT_THAT(drawn_as("svg", sheet, {}), HasSubstr("width=\"112\""));
  EXPECT_THAT(drawn_as("svg", sheet, {.scale = 2}), HasSubstr("width=\"224\""));
}

TEST(Looks, ALineHasNoNumbersAndMarksItsEnds) {
  const Sheet tour = solved({.name = "knight:6x6"});
  const std::string svg = drawn_as("svg", tour, {.note = false, .style = DrawStyle::line});
  EXPECT_EQ(count_of(svg, "<text"), 0u);
  EXPECT_EQ(count_of(svg, "r=\"0.15\""), 2u);
  EXPECT_EQ(
      count_of(drawn_as("svg", sample_named("square-closed"), {.style = DrawStyle::line}), "r=\"0.15\""), 0u);
  EXPECT_THROW(drawn_as("svg", sample_named("bridges"), {.style = DrawStyle::line}), InputError);
  expect_golden("tour-line.svg", svg);
}

TEST(Looks, AThemeChangesColoursAlone) {
  for (const char* name : {"king", "bridges", "petersen", "hex-3"}) {
    const Sheet sheet = sample_named(name);
    const std::string plain = drawn_as("svg", sheet, {});
    EXPECT_EQ(drawn_as("svg", sheet, {.theme = "print"}), plain);
    for (const Theme* theme : themes().subspan(1)) {
      const std::string other = drawn_as("svg", sheet, {.theme = std::string(theme->name)});
      EXPECT_NE(other, plain);
      for (const char* element : {"<text", "<circle", "<path"})
        EXPECT_EQ(count_of(other, element), count_of(plain, element)) << theme->name;
    }
  }
  EXPECT_THROW(drawn_as("svg", sample_named("king"), {.theme = "pink"}), InputError);
  expect_golden("king-colour.svg", drawn_as("svg", sample_named("king"), {.theme = "colour"}));
  expect_golden("king-dark.svg", drawn_as("svg", sample_named("king"), {.theme = "dark"}));
}

TEST(Looks, AnAnimationHasAllThatThePictureHasAndIsSmall) {
  const DrawOptions animated{.style = DrawStyle::animated};
  for (const char* name : {"king", "square-torus", "knight-line", "hex-3", "petersen", "bridges", "begun"}) {
    const Sheet sheet = sample_named(name);
    const std::string moving = drawn_as("svg", sheet, animated), still = drawn_as("svg", sheet, {});
    EXPECT_EQ(count_of(moving, "</text>"), count_of(still, "</text>")) << name;
    EXPECT_THAT(moving, HasSubstr("prefers-reduced-motion")) << name;
    EXPECT_THAT(moving, HasSubstr("animation-delay:")) << name;
    EXPECT_THAT(still, Not(HasSubstr("animation"))) << name;
  }
  const std::string large = drawn_as("svg", solved({.name = "square:10x10"}), animated);
  EXPECT_LT(large.size(), 60'000u);
  expect_golden("animated-king.svg", drawn_as("svg", sample_named("king"), animated));
  expect_golden("animated-bridges.svg", drawn_as("svg", sample_named("bridges"), animated));
  EXPECT_THROW(drawn_as("pdf", sample_named("king"), animated), InputError);
  EXPECT_THROW(drawn_as("png", sample_named("king"), animated), InputError);
}

TEST(Looks, LettersThatNoFontHasAreKnown) {
  for (const char* name : {"png", "pdf"}) {
    const auto missing = drawing_named(name, "test").letters_without_font;
    EXPECT_EQ(missing("Ærø: 7 × 7 – naïve"), "");
    EXPECT_EQ(missing("a\uE123b\uE123"), "\uE123");
  }
  EXPECT_EQ(drawing_named("svg", "test").letters_without_font, nullptr);
}

}  // namespace hamlet
