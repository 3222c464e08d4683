#pragma once

#include <functional>
#include <vector>

#include "hamlet/base/run.hpp"

namespace hamlet {

/// Several ways to one answer, each on a thread of its own, as many as the run allows: the first that returns
/// true stops the others. The first way runs alone for `head_start` seconds, so that easy questions cost one
/// thread only. Only the first way reports progress; the memory is divided among them. This file is the only
/// one that starts threads.
void race(const std::vector<std::function<bool(const Run&)>>& ways, double head_start, const Run& run);

}  // namespace hamlet
