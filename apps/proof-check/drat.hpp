#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "folder.hpp"

namespace proof_check {

struct ProofFigures {
  std::size_t lemmas = 0, deletions = 0, unknown_deletions = 0, by_rat = 0;
};

/// Goes through a DRAT proof in text form from its first line to its last and refuses the first lemma that
/// follows neither by unit propagation (RUP) nor as a resolution asymmetric tautology on its first literal
/// (RAT), and a proof that does not come to the empty clause.
ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const TextFile& proof);

}  // namespace proof_check
