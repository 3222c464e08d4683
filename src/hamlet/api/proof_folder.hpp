#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The folder of --proof: made if it is not there, never one with other things in it.
class ProofFolder {
 public:
  explicit ProofFolder(std::string folder) : folder_(std::move(folder)) {}

  /// Refuses, before the work is done, what could not be written or proved afterwards.
  void require_usable() const;
  void require_provable(const PathSheet& content) const;

  /// What was written, or why nothing was, in a sentence and for JSON.
  struct Written {
    std::string sentence;
    std::vector<std::string> files = {};
  };
  /// For a puzzle that has no solution.
  Written write(const PathSheet& content, const Run& run) const;

 private:
  std::string in_folder(std::string_view file) const;
  void empty() const;

  std::string folder_;
};

}  // namespace hamlet
