#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

/// That a puzzle has no solution, written down so that anyone can check it without trusting a solver: the
/// moves and what is known of them (graph.txt), sets of vertices that a tour must leave (cuts.txt), the
/// clauses that follow from both, each by itself (formula.cnf), and a DRAT proof that they cannot all hold
/// (proof.drat). docs/guide/proofs.md describes the files.
struct ProofText {
  std::string_view file;
  std::string text;
};

inline constexpr std::string_view reason_file = "reason.txt";
inline constexpr std::string_view drat_file = "proof.drat";

/// The names of all files that a proof may have.
std::vector<std::string_view> proof_files();

struct Proof {
  std::vector<ProofText> texts;  // every file but the DRAT proof
  std::size_t moves = 0, clauses = 0, cuts = 0;
};

struct ProofAttempt {
  std::optional<Proof> proof;
  std::string why_not = {};  // "the time limit was reached"
};

/// Why the absence of solutions cannot be proved in this form, whatever the time: numbers inside the path, a
/// puzzle of hardly any cells, or too many clauses; nothing if it can.
std::optional<std::string> cannot_prove(const PathPuzzle& puzzle);

/// Refutes a puzzle that has no solution, and writes the DRAT proof to a file of this name.
ProofAttempt prove_none(const PathPuzzle& puzzle, const Labels& labels, const std::string& drat,
                        const Run& run);

/// What `refute` saw, with the cells it speaks of.
ProofText reason_text(const Refutation& refutation, const Labels& labels);

}  // namespace hamlet::path
