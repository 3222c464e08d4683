#include "folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "verdict.hpp"

namespace proof_check {

TextFile text_in(const Folder& folder, const std::string& name) {
  const auto found = folder.find(name);
  if (found == folder.end()) throw Verdict(unreadable, name + ": cannot be read");
  return {name, found->second};
}

std::string read_file(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  if (!in) throw Verdict(unreadable, name + ": cannot be read");
  return {std::istreambuf_iterator<char>(in), {}};
}

Folder read_folder(const std::string& folder) {
  Folder texts;
  for (const char* name : {"graph.txt", "cuts.txt", "formula.cnf", "proof.drat", "reason.txt"}) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    if (std::filesystem::exists(file)) texts[name] = read_file(file.string());
  }
  return texts;
}

}  // namespace proof_check
