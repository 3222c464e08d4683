#include "read/folder.hpp"

#include <filesystem>
#include <fstream>
#include <vector>

#include "read/verdict.hpp"

namespace proof_check {

namespace {

namespace fs = std::filesystem;

/// Whether the file can be read as text: a folder contains none, and a device may never end.
bool may_hold_text(const std::string& name) {
  std::error_code ignored;
  const fs::file_type type = fs::status(name, ignored).type();
  return type == fs::file_type::regular || type == fs::file_type::fifo;
}

}  // namespace

TextFile text_in(const Folder& folder, const std::string& name) {
  const auto found = folder.find(name);
  if (found == folder.end()) throw Verdict(unreadable, name + ": there is no such file in the folder");
  return {name, found->second};
}

std::string read_file(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  if (!in || !may_hold_text(name)) throw Verdict(unreadable, "the file '" + name + "' cannot be read");
  std::string text;
  std::vector<char> chunk(1 << 16);
  do {
    in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
    text.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
  } while (in);
  if (in.bad()) throw Verdict(unreadable, "the file '" + name + "' cannot be read to its end");
  return text;
}

Folder read_folder(const std::string& folder) {
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored)) throw Verdict(unreadable, "'" + folder + "' is no folder");
  Folder texts;
  for (const char* name : {"graph.txt", "cuts.txt", "formula.cnf", "proof.drat", "reason.txt"}) {
    const fs::path file = fs::path(folder) / name;
    if (fs::exists(file, ignored)) texts[name] = read_file(file.string());
  }
  return texts;
}

}  // namespace proof_check
