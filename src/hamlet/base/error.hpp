#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace hamlet {

/// Something a person gave is wrong. `where` names the place ("clues[3].step", "line 4", "--start"),
/// `what` says in one sentence what is wrong and what would be right. Shown by the programs; the library
/// catches it only to say more of the place.
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

/// A bug in Hamlet if `condition` does not hold; also checked in release builds.
void require(bool condition, const char* what);

}  // namespace hamlet
