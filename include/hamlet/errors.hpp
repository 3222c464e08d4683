#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

/// The exceptions that the library throws. "None", "not unique" and "a limit was reached" are answers, not
/// errors. Besides these, std::bad_alloc means that memory ran out despite all estimates, and
/// std::logic_error is a bug in Hamlet.
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

/// Invalid input. `where` names the place: a parameter ("start"), a place inside the input ("clues[3].step",
/// "line 4") or a file. `message` says in one sentence what is wrong and what would be right, with parameters
/// in backticks.
class InputError : public std::runtime_error {
 public:
  InputError(std::string where, std::string what);
  const std::string& where() const { return where_; }
  const std::string& message() const { return message_; }
  /// Puts `outer` in front of the place, for callers that add context and rethrow.
  void place_within(std::string_view outer);

 private:
  std::string where_;
  std::string message_;
};

/// A request that would take more space than allowed. It is refused before memory is allocated.
class TooLarge : public InputError {
 public:
  /// `why` says what is too large; `remedy`, if given, says what may work instead.
  TooLarge(std::string where, std::string why, std::string remedy = {}, double needs = 0, double allowed = 0);
  const std::string& why() const { return why_; }
  /// In bytes; 0 if something other than memory is short.
  double needs() const { return needs_; }
  double allowed() const { return allowed_; }

 private:
  std::string why_;
  double needs_, allowed_;
};

/// The message for an unknown name, for programs with names of their own: "unknown board 'kinght'; did you
/// mean 'knight'?", or a list of the known names if none is near.
std::string unknown_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> known);

}  // namespace hamlet
