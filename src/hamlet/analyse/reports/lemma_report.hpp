#pragma once

#include <span>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/survey/tile_lemmas.hpp"

namespace hamlet {

/// "A.1" or "A.3".
const char* name_of(TileLemma lemma);

/// The number of paths through tiles of each size, two listed paths for each, and drawings of those for 5x5.
ReportTable lemma_table(TileLemma lemma, std::span<const LemmaCheck> checks);

/// The sizes for which the lemma fails.
std::vector<std::string> failures_of(TileLemma lemma, std::span<const LemmaCheck> checks);

}  // namespace hamlet
