#include "written.hpp"

#include <algorithm>
#include <bit>

namespace proof_attack {

namespace {

std::string text_of(const std::vector<WrittenClause>& clauses) {
  std::string text;
  for (const auto& [words, deletes] : clauses) {
    if (deletes) text += "d ";
    text += words;
    text += words.empty() ? "0\n" : " 0\n";
  }
  return text;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& one : lines) {
    text += one;
    text += '\n';
  }
  return text;
}

void append(std::string& words, int number) {
  if (!words.empty()) words += ' ';
  words += std::to_string(number);
}

std::string line(const std::string& key, const Pair& pair) {
  return key + " " + std::to_string(pair.first) + " " + std::to_string(pair.second);
}

}  // namespace

std::vector<std::string> graph_lines(const Puzzle& puzzle, const Encoding& encoding) {
  std::vector<std::string> lines = {"hamlet-graph 1", "vertices " + std::to_string(encoding.vertices()),
                                    puzzle.directed ? "moves directed" : "moves undirected",
                                    puzzle.closed ? "path closed" : "path open"};
  if (encoding.joint() != 0) lines.push_back("joint " + std::to_string(encoding.joint()));
  if (puzzle.start != 0) lines.push_back("start " + std::to_string(puzzle.start));
  if (puzzle.end != 0) lines.push_back("end " + std::to_string(puzzle.end));
  for (int v = 1; v <= puzzle.cells; ++v)
    lines.push_back("name " + std::to_string(v) + " " + puzzle.names[v - 1]);
  for (int variable = 1; variable <= encoding.variables(); ++variable)
    lines.push_back(line("move " + std::to_string(variable), encoding.moves()[variable - 1]));
  for (const Pair& move : puzzle.forbidden_moves()) lines.push_back(line("forbidden", move));
  for (const Pair& diamond : puzzle.diamonds) lines.push_back(line("diamond", diamond));
  return lines;
}

Words split(const std::string& words) {
  Words found;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    found.push_back(words.substr(at, end - at));
    at = end + 1;
  }
  return found;
}

std::string joined(const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) text += (i > 0 ? " " : "") + words[i];
  return text;
}

WrittenClause written(const SmallClause& clause) {
  WrittenClause found;
  for (Variables left = clause.yes; left != 0; left &= left - 1) append(found.words, std::countr_zero(left));
  for (Variables left = clause.no; left != 0; left &= left - 1) append(found.words, -std::countr_zero(left));
  return found;
}

std::string written(Vertices cut) {
  std::string words;
  for (int v : members(cut)) append(words, v);
  return words;
}

proof_check::Folder folder_of(const WrittenProof& proof) {
  const std::string count =
      proof.clause_count.empty() ? std::to_string(proof.formula.size()) : proof.clause_count;
  return {{"graph.txt", text_of(proof.graph)},
          {"cuts.txt", text_of(proof.cuts)},
          {"formula.cnf", "p cnf " + proof.variables + " " + count + "\n" + text_of(proof.formula)},
          {"proof.drat", text_of(proof.proof)}};
}

}  // namespace proof_attack
