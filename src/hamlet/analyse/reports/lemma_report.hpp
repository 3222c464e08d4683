#pragma once

#include <span>

#include "hamlet/analyse/survey/tile_lemmas.hpp"
#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

/// "A.1" or "A.3".
const char* name_of(TileLemma lemma);

/// How many paths go through the tiles of each size, two of each to be checked, and those of 5x5 drawn.
ReportTable lemma_table(TileLemma lemma, std::span<const LemmaCheck> checks);

/// Sizes for which the lemma is not true.
std::vector<std::string> failures_of(TileLemma lemma, std::span<const LemmaCheck> checks);

}  // namespace hamlet
