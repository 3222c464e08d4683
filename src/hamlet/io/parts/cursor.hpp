#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hamlet {

/// Reads one line character by character and tracks the position for errors.
class Cursor {
 public:
  explicit Cursor(std::string_view line, std::size_t at = 0) : line_(line), at_(at) {}

  bool done() const { return at_ >= line_.size(); }
  /// The next character, or NUL at the end.
  char peek() const { return done() ? '\0' : line_[at_]; }
  char take() { return line_[at_++]; }
  bool accept(char c);
  bool at_digit() const { return peek() >= '0' && peek() <= '9'; }
  /// Takes the digits from here on, perhaps none.
  std::string_view digits();
  /// Takes up to `count` characters, fewer at the end.
  std::string_view take_up_to(std::size_t count);
  /// Takes everything up to the separator, which is skipped, or to the end.
  std::string_view until(char separator);
  std::string_view rest() const { return line_.substr(at_); }

  /// "character 17"
  std::string place() const;
  [[noreturn]] void refuse(std::string what) const;

 private:
  std::string_view line_;
  std::size_t at_;
};

}  // namespace hamlet
