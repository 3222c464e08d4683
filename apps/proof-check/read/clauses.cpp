#include "read/clauses.hpp"

#include <algorithm>

#include "read/numbers.hpp"
#include "read/verdict.hpp"

namespace proof_check {

namespace {

class FormulaReader {
 public:
  FormulaReader(const TextFile& file, int variables)
      : in_(file), variables_(variables), longest_(static_cast<std::int64_t>(file.text.size())) {}

  std::vector<Clause> read() {
    while (in_.next()) {
      auto word = in_.word();
      if (word == "c") continue;
      for (; !word.empty(); word = in_.word()) {
        if (announced_ < 0) {
          read_head(word);
        } else {
          read_word(word);
        }
      }
    }
    if (announced_ < 0) in_.complain("the file ends without its head 'p cnf VARIABLES CLAUSES'");
    if (!clause_.empty()) in_.complain("the last clause has no 0 at its end");
    if (announced_ != static_cast<std::int64_t>(clauses_.size()))
      in_.refuse("it announces " + std::to_string(announced_) + " clauses and has " +
                 std::to_string(clauses_.size()));
    return std::move(clauses_);
  }

 private:
  void read_head(std::string_view word) {
    if (word != "p" || in_.word() != "cnf") in_.complain("the head 'p cnf VARIABLES CLAUSES' comes first");
    const std::int64_t variables = in_.number(0, INT64_MAX, "a number of variables");
    if (variables != variables_)
      in_.refuse("it has " + std::to_string(variables) + " variables, and graph.txt " +
                 std::to_string(variables_) + " moves");
    announced_ = in_.number(0, longest_, "a number of clauses");
    in_.require_end_of_line();
  }

  void read_word(std::string_view word) {
    const int literal = read_literal(in_, word, variables_);
    if (literal != 0) {
      clause_.push_back(literal);
    } else {
      clauses_.push_back(std::move(clause_));
      clause_.clear();
    }
  }

  LineReader in_;
  int variables_;
  std::int64_t longest_;
  std::int64_t announced_ = -1;
  std::vector<Clause> clauses_;
  Clause clause_;  // the one being read
};

}  // namespace

int read_literal(const LineReader& in, std::string_view word, int variables) {
  const auto literal = number_in(word, -variables, variables);
  if (!literal)
    in.complain("'" + shown(word) + "' is neither a literal of " + std::to_string(variables) +
                " variables nor the 0 at the end");
  return static_cast<int>(*literal);
}

std::vector<Clause> read_formula(const TextFile& formula, int variables) {
  return FormulaReader(formula, variables).read();
}

std::vector<std::vector<int>> read_cuts(const TextFile& cuts_file, int vertices) {
  LineReader in(cuts_file);
  std::vector<std::vector<int>> cuts;
  while (in.next()) {
    std::vector<int> set;
    for (auto word = in.word(); !word.empty(); word = in.word()) {
      const auto vertex = number_in(word, 1, vertices);
      if (!vertex)
        in.complain("'" + shown(word) + "' is not a vertex; vertices are numbered from 1 to " +
                    std::to_string(vertices));
      set.push_back(static_cast<int>(*vertex));
    }
    std::sort(set.begin(), set.end());
    if (std::adjacent_find(set.begin(), set.end()) != set.end())
      in.complain("a vertex is repeated in this cut");
    if (set.empty() || static_cast<int>(set.size()) == vertices)
      in.refuse("a cut has at least one vertex and not all of them");
    cuts.push_back(std::move(set));
  }
  return cuts;
}

}  // namespace proof_check
