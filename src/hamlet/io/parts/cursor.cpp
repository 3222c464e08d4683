#include "hamlet/io/parts/cursor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "hamlet/base/error.hpp"

namespace hamlet {

bool Cursor::accept(char c) {
  if (done() || line_[at_] != c) return false;
  ++at_;
  return true;
}

std::string_view Cursor::digits() {
  const std::size_t from = at_;
  while (at_digit()) ++at_;
  return line_.substr(from, at_ - from);
}

std::string_view Cursor::take_up_to(std::size_t count) {
  const std::string_view taken = line_.substr(at_, count);
  at_ += taken.size();
  return taken;
}

std::string_view Cursor::until(char separator) {
  const std::string_view taken = rest().substr(0, rest().find(separator));
  at_ = std::min(at_ + taken.size() + 1, line_.size());
  return taken;
}

std::string Cursor::place() const { return fmt::format("character {}", at_ + 1); }

void Cursor::refuse(std::string what) const { throw InputError(place(), std::move(what)); }

}  // namespace hamlet
