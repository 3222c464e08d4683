#pragma once

#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// The count of the paths that a server found. Each has been checked.
path::PathCount count_of_found(const path::Found& found);

}  // namespace hamlet
