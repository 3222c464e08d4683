#include "hamlet/solve/sat/sat_solver.hpp"

#include <cadical.hpp>
#include <cstdlib>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

// CaDiCaL calls the terminator at the same points of a search on every machine.
constexpr std::uint64_t units_between_calls = 8;
// The cost of a call before the search begins.
constexpr std::uint64_t variables_a_unit = 20;

class StopWithRun : public CaDiCaL::Terminator {
 public:
  explicit StopWithRun(const Run& run) : run_(run) {}
  bool terminate() override {
    run_.spend(units_between_calls);
    return run_.must_end();
  }

 private:
  const Run& run_;
};

}  // namespace

struct SatSolver::Body {
  explicit Body(const Run& of_run) : run(of_run), stop(of_run) {}

  const Run& run;
  StopWithRun stop;
  CaDiCaL::Solver cadical;
  int variables = 0;
  std::uint64_t solve_calls = 0;
};

SatSolver::SatSolver(const Run& run, Aim aim) : body_(std::make_unique<Body>(run)) {
  body_->cadical.set("quiet", 1);
  if (aim == Aim::model) body_->cadical.configure("sat");
  body_->cadical.connect_terminator(&body_->stop);
}

SatSolver::~SatSolver() = default;
SatSolver::SatSolver(SatSolver&&) noexcept = default;
SatSolver& SatSolver::operator=(SatSolver&&) noexcept = default;

void SatSolver::write_proof(const std::string& file) {
  body_->cadical.set("binary", 0);
  if (!body_->cadical.trace_proof(file.c_str())) throw InputError(file, "cannot be written");
}

void SatSolver::end_proof() { body_->cadical.close_proof_trace(); }

Literal SatSolver::new_variable() { return ++body_->variables; }

int SatSolver::variable_count() const { return body_->variables; }

void SatSolver::add(std::span<const Literal> clause) {
  for (Literal literal : clause) body_->cadical.add(literal);
  body_->cadical.add(0);
}

void SatSolver::assume(Literal literal) { body_->cadical.assume(literal); }

void SatSolver::prefer(Literal literal) { body_->cadical.phase(literal); }

void SatSolver::limit_conflicts(int conflicts) { body_->cadical.limit("conflicts", conflicts); }

SatSolver::Answer SatSolver::solve() {
  if (body_->run.must_end()) return Answer::unknown;
  ++body_->solve_calls;
  body_->run.spend(1 + static_cast<std::uint64_t>(body_->variables) / variables_a_unit);
  switch (body_->cadical.solve()) {
    case 10:
      return Answer::yes;
    case 20:
      return Answer::no;
    default:
      return Answer::unknown;
  }
}

bool SatSolver::value(Literal literal) const {
  // In CaDiCaL 1.5 the value of a negative literal is not the negated value, so query the variable.
  const bool variable_is_true = body_->cadical.val(std::abs(literal)) > 0;
  return literal > 0 ? variable_is_true : !variable_is_true;
}

bool SatSolver::failed(Literal literal) const { return body_->cadical.failed(literal); }

std::uint64_t SatSolver::solve_calls() const { return body_->solve_calls; }

}  // namespace hamlet
