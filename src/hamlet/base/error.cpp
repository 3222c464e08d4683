#include "hamlet/base/error.hpp"

#include <utility>

namespace hamlet {

namespace {

std::string sentence(const std::string& where, const std::string& message) {
  return where.empty() ? message : where + ": " + message;
}

}  // namespace

InputError::InputError(std::string where, std::string what)
    : std::runtime_error(sentence(where, what)), where_(std::move(where)), message_(std::move(what)) {}

void InputError::place_within(std::string_view outer) {
  std::string place(outer);
  if (!where_.empty()) place += (place.empty() ? "" : ", ") + where_;
  where_ = std::move(place);
  std::runtime_error::operator=(std::runtime_error(sentence(where_, message_)));
}

TooLarge::TooLarge(std::string where, std::string why, std::string remedy, double needs, double allowed)
    : InputError(std::move(where), remedy.empty() ? why : why + "; " + remedy),
      why_(std::move(why)),
      needs_(needs),
      allowed_(allowed) {}

void require(bool condition, const char* what) {
  if (!condition) throw std::logic_error(std::string("bug in hamlet: ") + what);
}

}  // namespace hamlet
