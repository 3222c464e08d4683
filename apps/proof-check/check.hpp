#pragma once

#include <optional>
#include <string>

#include "read/folder.hpp"

namespace proof_check {

/// Checks a proof and, if a graph is given, that the proof is about it. Returns what has been proved, one
/// sentence a line. Throws a Verdict if anything is wrong or unreadable.
std::string check_folder(const Folder& folder, const std::optional<TextFile>& other_file = std::nullopt);

}  // namespace proof_check
