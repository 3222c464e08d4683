#include "hamlet/puzzle/mark.hpp"

#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"

namespace hamlet {

const MarkRule& mark_rule(std::string_view name, std::string_view where) {
  std::vector<std::string_view> known;
  for (const MarkRule* rule : mark_rules()) {
    if (rule->name == name) return *rule;
    known.push_back(rule->name);
  }
  throw InputError(std::string(where), unknown_name("mark", name, known));
}

}  // namespace hamlet
