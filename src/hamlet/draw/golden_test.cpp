#include "hamlet/draw/golden_test_help.hpp"

#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/samples_test_help.hpp"
#include "hamlet/draw/terminal/terminal.hpp"

namespace hamlet {

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
