#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

/// What the library throws. "None", "not unique" and "a limit was reached" are answers, not errors. Besides
/// these, a std::bad_alloc means that memory ran out against all estimates, and a std::logic_error is a
/// bug in Hamlet.
///
/// ```
/// try {
///   hamlet::Puzzle("knigt:8x8");
///   assert(false);
/// } catch (const hamlet::InputError& error) {
///   assert(error.message().find("knight") != std::string::npos);  // what would be right
/// }
/// ```
namespace hamlet {

/// Something a person gave is wrong. `where` names the place: a parameter ("start"), a place inside what was
/// read ("clues[3].step", "line 4"), a file. `message` says in one sentence what is wrong and what would be
/// right; a parameter is in backticks there.
class InputError : public std::runtime_error {
 public:
  InputError(std::string where, std::string what);
  const std::string& where() const { return where_; }
  const std::string& message() const { return message_; }
  /// For whoever sees it from further out, before throwing it again: its place becomes `outer` + its place.
  void place_within(std::string_view outer);

 private:
  std::string where_;
  std::string message_;
};

/// What was asked for would take more room than it may have. It is refused before memory is touched.
class TooLarge : public InputError {
 public:
  /// `why` says what is too large; `remedy`, if there is one, what may work instead.
  TooLarge(std::string where, std::string why, std::string remedy = {}, double needs = 0, double allowed = 0);
  const std::string& why() const { return why_; }
  /// In bytes; 0 if memory is not what is short.
  double needs() const { return needs_; }
  double allowed() const { return allowed_; }

 private:
  std::string why_;
  double needs_, allowed_;
};

/// For programs that read names of their own: "unknown board 'kinght'; did you mean 'knight'?" or, when
/// nothing is near, the list of what there is.
std::string unknown_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> known);

}  // namespace hamlet
