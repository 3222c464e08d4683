#include "clauses.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "verdict.hpp"

namespace proof_check {

std::vector<Clause> read_formula(const TextFile& formula, int variables) {
  const auto& [file, text] = formula;
  std::istringstream in{std::string(text)};
  std::vector<Clause> clauses;
  Clause clause;
  std::size_t number = 0;
  long long announced_variables = -1, announced = -1;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.empty() || line[0] == 'c') continue;
    std::istringstream words(line);
    if (line[0] == 'p') {
      std::string p, cnf;
      if (!(words >> p >> cnf >> announced_variables >> announced) || cnf != "cnf")
        throw Verdict(unreadable, at_line(file, number) + "'p cnf VARIABLES CLAUSES' belongs here");
      continue;
    }
    if (announced < 0) throw Verdict(unreadable, at_line(file, number) + "the head 'p cnf …' comes first");
    for (std::string word; words >> word;) {
      char* rest = nullptr;
      const long literal = std::strtol(word.c_str(), &rest, 10);
      if (*rest != '\0' || std::labs(literal) > variables)
        throw Verdict(unreadable, at_line(file, number) + "'" + word.substr(0, 40) + "' is no literal of " +
                                      std::to_string(variables) + " variables");
      if (literal != 0) {
        clause.push_back(static_cast<int>(literal));
      } else {
        clauses.push_back(std::move(clause));
        clause.clear();
      }
    }
  }
  if (!clause.empty())
    throw Verdict(unreadable, at_line(file, number) + "the last clause has no 0 at its end");
  if (announced_variables != variables)
    throw Verdict(wrong, file + ": it has " + std::to_string(announced_variables) +
                             " variables, and graph.txt " + std::to_string(variables) + " moves");
  if (announced != static_cast<long long>(clauses.size()))
    throw Verdict(wrong, file + ": it announces " + std::to_string(announced) + " clauses and has " +
                             std::to_string(clauses.size()));
  return clauses;
}

std::vector<std::vector<int>> read_cuts(const TextFile& cuts_file, int vertices) {
  const auto& [file, text] = cuts_file;
  std::istringstream in{std::string(text)};
  std::vector<std::vector<int>> cuts;
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::istringstream words(line);
    std::vector<int> set;
    for (int v = 0; words >> v;) {
      if (v < 1 || v > vertices)
        throw Verdict(unreadable,
                      at_line(file, number) + "vertices go from 1 to " + std::to_string(vertices));
      set.push_back(v);
    }
    if (!words.eof()) throw Verdict(unreadable, at_line(file, number) + "a cut is a list of vertices");
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    if (set.empty() || static_cast<int>(set.size()) == vertices)
      throw Verdict(wrong, at_line(file, number) + "a cut has some of the vertices, not none and not all");
    cuts.push_back(std::move(set));
  }
  return cuts;
}

}  // namespace proof_check
