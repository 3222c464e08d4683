#include "hamlet/solve/bridges/second_proof.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::bridges {

SecondProof prove_again(const Question& question, const Net& only, std::string_view first, const Run& run) {
  const Solver& sat = solver_named("sat-lanes", "solver");
  const Found found = find_nets(question, first == sat.name ? solver_named("engine", "solver") : sat, 2, run);
  require(found.answer != Found::Answer::none &&
              std::ranges::all_of(found.solutions, [&](const Net& net) { return net == only; }),
          "two methods find the same only net");
  if (!found.all) return {.why = found.why};
  return {.method = found.method};
}

}  // namespace hamlet::bridges
