#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/api/operation.hpp"
#include "hamlet/errors.hpp"

namespace hamlet::api {

extern const Operation neighbours_operation;

namespace {

class Deaf : public Listener {
 public:
  bool take(const Item&) override { return true; }
  void remark(const std::string&) override {}
  void tell(const std::string&) override {}
  void show(const std::string&, const Sheet&) override {}
  bool wants_json() const override { return true; }
};

Answer asked(const Json& fields) {
  const auto request = neighbours_operation.prepare();
  request->read(JsonPlace(fields));
  Deaf listener;
  return request->answer(listener, request->run());
}

}  // namespace

TEST(Guide, TheOperationOfTheGuideAnswers) {
  const Answer corner = asked({{"puzzle", "knight:8x8"}, {"from", Json::array({1, 1})}});
  EXPECT_EQ(corner.json.dump(), R"({"cells":[[2,3],[3,2]]})");
  EXPECT_EQ(corner.text, "2,3\n3,2\n");
  EXPECT_THROW(asked({{"puzzle", "knight:8x8"}}), InputError);
}

}  // namespace hamlet::api
