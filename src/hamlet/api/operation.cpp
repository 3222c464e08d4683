#include "hamlet/api/operation.hpp"

#include "hamlet/base/text/named.hpp"

namespace hamlet::api {

const Operation& operation_named(std::string_view name, std::string_view where) {
  return named(operations(), name, "operation", where);
}

}  // namespace hamlet::api
