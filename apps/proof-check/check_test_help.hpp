#pragma once

#include <optional>
#include <string>

#include "check.hpp"
#include "read/verdict.hpp"

namespace proof_check {

/// The checker's sentence and its exit code.
struct Said {
  int code;
  std::string sentence;
};

inline Said said_of(const Folder& folder, const std::optional<TextFile>& graph = std::nullopt) {
  try {
    return {checked, check_folder(folder, graph)};
  } catch (const Verdict& verdict) {
    return {verdict.code, verdict.what()};
  }
}

inline const std::string triangle =
    "hamlet-graph 1\nvertices 3\nmoves undirected\npath closed\nmove 1 1 2\nmove 2 2 3\nmove 3 1 3\n";

/// A triangle, which has a tour. There are no clauses; `proof` claims that they contradict one another.
inline Folder triangle_with(const std::string& proof) {
  return {{"graph.txt", triangle}, {"cuts.txt", ""}, {"formula.cnf", "p cnf 3 0\n"}, {"proof.drat", proof}};
}

inline const std::string row =
    "hamlet-graph 1\nvertices 4\nmoves undirected\npath closed\n"
    "move 1 1 2\nmove 2 2 3\nmove 3 3 4\n";

/// Four vertices in a row, which have no tour: vertex 1 has only one move.
inline Folder row_of_four() {
  return {{"graph.txt", row}, {"cuts.txt", ""}, {"formula.cnf", "p cnf 3 1\n0\n"}, {"proof.drat", "0\n"}};
}

}  // namespace proof_check
