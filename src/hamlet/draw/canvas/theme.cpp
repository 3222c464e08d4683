#include "hamlet/draw/canvas/theme.hpp"

#include "hamlet/base/text/named.hpp"
#include "hamlet/draw/canvas/style.hpp"

namespace hamlet {

namespace {

constexpr Theme print_theme{.name = "print",
                            .summary = "black on white",
                            .paper = white,
                            .ink = black,
                            .dark = dark,
                            .grey = grey,
                            .pale = pale,
                            .light = light,
                            .clue = black,
                            .answer = black,
                            .path = path_shade,
                            .differing = differing_shade,
                            .hole = dark,
                            .evidence = evidence_shade,
                            .change = black,
                            .on_change = white};

// Blue and orange, which everybody can tell apart.
constexpr Theme colour_theme{.name = "colour",
                             .summary = "colours on white",
                             .paper = white,
                             .ink = {22, 32, 46},
                             .dark = {66, 78, 94},
                             .grey = {120, 132, 148},
                             .pale = {168, 178, 190},
                             .light = {222, 228, 234},
                             .clue = {16, 24, 40},
                             .answer = {0, 84, 147},
                             .path = {170, 209, 236},
                             .differing = {253, 236, 205},
                             .hole = {66, 78, 94},
                             .evidence = {253, 228, 178},
                             .change = {178, 71, 0},
                             .on_change = white};

constexpr Theme dark_theme{.name = "dark",
                           .summary = "light on dark, for screens",
                           .paper = {24, 28, 34},
                           .ink = {240, 242, 245},
                           .dark = {190, 197, 206},
                           .grey = {128, 137, 149},
                           .pale = {96, 105, 118},
                           .light = {52, 59, 69},
                           .clue = white,
                           .answer = {140, 200, 245},
                           .path = {44, 84, 118},
                           .differing = {80, 62, 30},
                           .hole = {84, 93, 106},
                           .evidence = {86, 70, 34},
                           .change = {250, 178, 90},
                           .on_change = {24, 28, 34}};

}  // namespace

std::span<const Theme* const> themes() {
  static const Theme* const table[] = {&print_theme, &colour_theme, &dark_theme};
  return table;
}

const Theme& theme_named(std::string_view name, std::string_view where) {
  return name.empty() ? *themes().front() : named(themes(), name, "theme", where);
}

}  // namespace hamlet
