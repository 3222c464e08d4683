#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace proof_check {

enum ExitCode { checked = 0, wrong = 1, unreadable = 2, could_not_check = 3 };

/// Thrown to end the check: a file makes a false claim or cannot be read.
struct Verdict : std::runtime_error {
  Verdict(ExitCode exit_code, const std::string& sentence) : std::runtime_error(sentence), code(exit_code) {}
  ExitCode code;
};

inline std::string at_line(const std::string& file, std::size_t line) {
  return file + ", line " + std::to_string(line) + ": ";
}

}  // namespace proof_check
