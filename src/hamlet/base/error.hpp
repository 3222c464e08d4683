#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace hamlet {

/// Something a person gave is wrong. `where` names the place: a parameter ("start"), a place inside what was
/// read ("clues[3].step", "line 4"), a file. `what` says in one sentence what is wrong and what would be
/// right; a parameter is in backticks there, and each face calls it by its own name. Shown by the programs;
/// the library catches it only to say more of the place.
class InputError : public std::runtime_error {
 public:
  InputError(std::string where, std::string what);
  const std::string& where() const { return where_; }
  const std::string& message() const { return message_; }
  /// The same complaint, seen from further out: its place becomes `outer` + its place.
  InputError within(std::string_view outer) const;

 private:
  std::string where_;
  std::string message_;
};

/// Work that would take more room than it may have.
class TooLarge : public std::runtime_error {
 public:
  /// `why` says what is too large; `remedy`, if there is one, what may work instead.
  explicit TooLarge(std::string why, std::string remedy = {}, double needs = 0, double allowed = 0);
  const std::string& why() const { return why_; }
  /// In bytes; 0 if memory is not what is short.
  double needs() const { return needs_; }
  double allowed() const { return allowed_; }

 private:
  std::string why_;
  double needs_, allowed_;
};

/// A bug in Hamlet if `condition` does not hold; also checked in release builds.
void require(bool condition, const char* what);

}  // namespace hamlet
