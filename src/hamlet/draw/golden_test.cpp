#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/samples_test.hpp"
#include "hamlet/draw/terminal.hpp"

namespace hamlet {

namespace {

/// The pictures that people have looked at and found good. With HAMLET_UPDATE_GOLDEN set, they are written
/// anew.
void expect_golden(const std::string& file, const std::string& text) {
  const auto folder = std::filesystem::path(__FILE__).parent_path() / "../../../data/golden";
  if (std::getenv("HAMLET_UPDATE_GOLDEN")) std::ofstream(folder / file, std::ios::binary) << text;
  std::ifstream in(folder / file, std::ios::binary);
  ASSERT_TRUE(in) << "there is no " << file << "; HAMLET_UPDATE_GOLDEN=1 writes it";
  std::ostringstream golden;
  golden << in.rdbuf();
  EXPECT_TRUE(golden.str() == text) << file << " should be drawn\n"
                                    << golden.str().substr(0, 5000) << "and is\n"
                                    << text.substr(0, 5000);
}

}  // namespace

class Golden : public testing::TestWithParam<Sample> {};

TEST_P(Golden, DrawingsAreAsTheyWere) {
  const Scene scene = scene_of(GetParam().sheet, GetParam().options);
  const std::string& name = GetParam().name;
  expect_golden(name + ".svg", drawing_named("svg", "test").write(scene));
  expect_golden(name + ".txt", to_terminal(scene));
  expect_golden(name + ".ascii.txt", to_terminal(scene, {.unicode = false}));
}

INSTANTIATE_TEST_SUITE_P(Samples, Golden, testing::ValuesIn(samples()), [](const auto& sample) {
  std::string name = sample.param.name;
  std::erase(name, '-');
  return name;
});

}  // namespace hamlet
