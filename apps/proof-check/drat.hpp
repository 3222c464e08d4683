#pragma once

#include <cstddef>
#include <vector>

#include "read/clauses.hpp"
#include "read/folder.hpp"

namespace proof_check {

struct ProofFigures {
  std::size_t lemmas = 0, deletions = 0, unknown_deletions = 0, by_rat = 0;
};

/// Checks a DRAT proof in text form, with one lemma or deletion a line. Throws a Verdict for the first lemma
/// that follows neither by unit propagation (RUP) nor as a resolution asymmetric tautology on its first
/// literal (RAT), and for a proof that does not reach a contradiction. Lines after the contradiction must be
/// readable, but everything follows from it, so they are not checked.
ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const TextFile& proof);

}  // namespace proof_check
