#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

/// A file of a proof that a puzzle has no solution. Anyone can check the proof without trusting a solver: it
/// has the moves and what is known of them (graph.txt), sets of vertices that a tour must leave (cuts.txt),
/// the clauses that follow from both, each by itself (formula.cnf), and a DRAT proof that these are
/// unsatisfiable (proof.drat). docs/guide/proofs.md describes the files.
struct ProofText {
  std::string_view file;
  std::string text;
};

inline constexpr std::string_view reason_file = "reason.txt";
inline constexpr std::string_view drat_file = "proof.drat";

/// The names of all files that a proof can have.
std::vector<std::string_view> proof_files();

struct Proof {
  std::vector<ProofText> texts;  // every file but the DRAT proof
  std::size_t moves = 0, clauses = 0, cuts = 0;
};

struct ProofAttempt {
  std::optional<Proof> proof;
  std::string why_not = {};  // "the time limit was reached"
};

/// Why a proof in this form is impossible, whatever the time limit: numbers inside the path, hardly any
/// cells, or too many clauses. Nothing if it is possible.
std::optional<std::string> cannot_prove(const PathPuzzle& puzzle);

/// Refutes a puzzle that has no solution, and writes the DRAT proof to the file `drat`.
ProofAttempt prove_none(const PathPuzzle& puzzle, const Labels& labels, const std::string& drat,
                        const Run& run);

/// The reason that `refute` found, with its cells.
ProofText reason_text(const Refutation& refutation, const Labels& labels);

}  // namespace hamlet::path
