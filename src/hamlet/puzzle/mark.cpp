#include "hamlet/puzzle/mark.hpp"

#include "hamlet/base/text/named.hpp"

namespace hamlet {

const MarkRule& mark_rule(std::string_view name, std::string_view where) {
  return named(mark_rules(), name, "mark", where);
}

}  // namespace hamlet
