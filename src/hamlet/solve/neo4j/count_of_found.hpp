#pragma once

#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// How many paths a server found, all of which have been checked.
path::PathCount count_of_found(const path::Found& found);

}  // namespace hamlet
