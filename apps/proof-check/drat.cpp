#include "drat.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "clause_base.hpp"
#include "verdict.hpp"

namespace proof_check {

namespace {

/// A line of the proof; whether it is a deletion.
bool read_line(const std::string& line, int variables, const std::string& place, Clause& clause) {
  clause.clear();
  const bool deletes = line[0] == 'd';
  const char* at = line.c_str() + (deletes ? 1 : 0);
  for (;;) {
    char* rest = nullptr;
    const long literal = std::strtol(at, &rest, 10);
    if (rest == at || std::labs(literal) > variables)
      throw Verdict(unreadable, place + "a literal of the formula, or 0 at the end, belongs here");
    at = rest;
    if (literal == 0) break;
    clause.push_back(static_cast<int>(literal));
  }
  if (*at != '\0' && *at != '\r') throw Verdict(unreadable, place + "the line goes on after its 0");
  return deletes;
}

bool looks_binary(std::string_view text) {
  return !std::ranges::all_of(text.substr(0, 256),
                              [](char c) { return c == '\n' || c == '\r' || (c >= ' ' && c <= '~'); });
}

}  // namespace

ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const TextFile& proof) {
  const auto& [file, text] = proof;
  if (looks_binary(text))
    throw Verdict(could_not_check, file + ": this is no text; a proof in binary form is not read here");
  ClauseBase base(variables);
  for (const Clause& clause : formula) base.add(clause);
  ProofFigures figures;
  Clause clause;
  std::size_t number = 0;
  std::istringstream in{std::string(text)};
  for (std::string line; !base.is_contradiction() && std::getline(in, line);) {
    ++number;
    if (line.empty() || line[0] == 'c') continue;
    const std::string place = at_line(file, number);
    if (read_line(line, variables, place, clause)) {
      ++figures.deletions;
      if (!base.remove(clause)) ++figures.unknown_deletions;
      continue;
    }
    ++figures.lemmas;
    if (!base.follows_by_propagation(clause)) {
      if (!base.follows_by_resolution(clause))
        throw Verdict(wrong, place + "this clause does not follow from those before it");
      ++figures.by_rat;
    }
    base.add(clause);
  }
  if (!base.is_contradiction())
    throw Verdict(wrong, file + ": the proof ends, after line " + std::to_string(number) +
                             ", without coming to a contradiction");
  return figures;
}

}  // namespace proof_check
