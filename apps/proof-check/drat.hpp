#pragma once

#include <cstddef>
#include <vector>

#include "clauses.hpp"
#include "folder.hpp"

namespace proof_check {

struct ProofFigures {
  std::size_t lemmas = 0, deletions = 0, unknown_deletions = 0, by_rat = 0;
};

/// Goes through a DRAT proof in text form, one lemma or deletion a line, and refuses the first lemma that
/// follows neither by unit propagation (RUP) nor as a resolution asymmetric tautology on the literal written
/// first (RAT), and a proof that does not come to a contradiction. The lines after the contradiction must be
/// readable; since everything follows from it, nothing else is asked of them.
ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const TextFile& proof);

}  // namespace proof_check
