#include "hamlet/base/error.hpp"

#include <utility>

namespace hamlet {

InputError::InputError(std::string where, std::string what)
    : std::runtime_error(where.empty() ? what : where + ": " + what),
      where_(std::move(where)),
      message_(std::move(what)) {}

InputError InputError::within(std::string_view outer) const {
  std::string place(outer);
  if (!where_.empty()) place += (place.empty() ? "" : ", ") + where_;
  return {std::move(place), message_};
}

TooLarge::TooLarge(std::string why, std::string remedy, double needs, double allowed)
    : std::runtime_error(remedy.empty() ? why : why + "; " + remedy),
      why_(std::move(why)),
      needs_(needs),
      allowed_(allowed) {}

void require(bool condition, const char* what) {
  if (!condition) throw std::logic_error(std::string("bug in hamlet: ") + what);
}

}  // namespace hamlet
