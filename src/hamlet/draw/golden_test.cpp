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

std::string name_of_sample(const testing::TestParamInfo<Sample>& sample) {
  std::string name = sample.param.name;
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Samples, Golden, testing::ValuesIn(samples()), name_of_sample);
INSTANTIATE_TEST_SUITE_P(Named, Golden, testing::ValuesIn(samples_with_coordinates()), name_of_sample);

}  // namespace hamlet
