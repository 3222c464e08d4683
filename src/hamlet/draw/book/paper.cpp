#include "hamlet/draw/book/paper.hpp"

#include <string>

#include "hamlet/base/text/named.hpp"

namespace hamlet {

std::span<const Paper* const> papers() {
  static constexpr Paper a4{"a4", 210, 297};
  static constexpr Paper letter{"letter", 215.9, 279.4};
  static const Paper* const table[] = {&a4, &letter};
  return table;
}

const Paper& paper_named(std::string_view name, std::string_view where) {
  std::string small(name);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return named(papers(), small, "paper", where);
}

}  // namespace hamlet
