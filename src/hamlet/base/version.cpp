#include "hamlet/types.hpp"

namespace hamlet {

std::string_view version() { return HAMLET_VERSION; }

}  // namespace hamlet
