#pragma once

#include <string>

#include "hamlet/solve/bridges/find.hpp"

namespace hamlet::bridges {

/// A second proof that a net is the only one, by a method that shares no code with the first.
struct SecondProof {
  std::string method = {};  // empty if it did not finish
  std::string why = {};     // then the reason
};

/// Looks for another net by SAT, or by the engine if SAT was `first`. That it finds one, or not this one, is
/// a bug, and throws.
SecondProof prove_again(const Question& question, const Net& only, std::string_view first, const Run& run);

}  // namespace hamlet::bridges
