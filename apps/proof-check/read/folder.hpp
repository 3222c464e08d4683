#pragma once

#include <map>
#include <string>
#include <string_view>

namespace proof_check {

/// A text, and its name in error messages.
struct TextFile {
  std::string name;
  std::string_view text;
};

/// The texts of a proof's folder, by file name.
using Folder = std::map<std::string, std::string>;

/// Throws a Verdict if the folder lacks the file.
TextFile text_in(const Folder& folder, const std::string& name);

std::string read_file(const std::string& name);
/// Reads those files of a proof that exist.
Folder read_folder(const std::string& folder);

}  // namespace proof_check
