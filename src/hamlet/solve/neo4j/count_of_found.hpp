#pragma once

#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// How many paths a server found, all of which have been checked.
PathCount count_of_found(const FindResult& found);

}  // namespace hamlet
