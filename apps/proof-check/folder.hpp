#pragma once

#include <map>
#include <string>
#include <string_view>

namespace proof_check {

/// A text, and what complaints call it.
struct TextFile {
  std::string name;
  std::string_view text;
};

/// The texts of a proof's folder by the names of their files.
using Folder = std::map<std::string, std::string>;

/// Refuses a folder that lacks the file.
TextFile text_in(const Folder& folder, const std::string& name);

std::string read_file(const std::string& name);
/// Reads the files that a proof may have; those that are not there are left out.
Folder read_folder(const std::string& folder);

}  // namespace proof_check
