#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The folder given by --proof. It is created if missing; a folder with foreign files in it is refused.
class ProofFolder {
 public:
  explicit ProofFolder(std::string folder) : folder_(std::move(folder)) {}

  /// Throw an InputError before the work, if the folder is not writable or the puzzle not provable.
  void require_usable() const;
  void require_provable(const PathSheet& content) const;

  /// What was written, or why nothing was: a sentence, and the files for JSON.
  struct Written {
    std::string sentence;
    std::vector<std::string> files = {};
  };
  /// Writes the proof for a puzzle that has no solution.
  Written write(const PathSheet& content, const Run& run) const;

 private:
  std::string in_folder(std::string_view file) const;
  void empty() const;

  std::string folder_;
};

}  // namespace hamlet
