#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "read/folder.hpp"

namespace proof_check {

/// Reads a text by lines and words. Lines end with \n or \r\n; words are separated by white space.
class LineReader {
 public:
  /// Throws a Verdict for control characters and invalid UTF-8.
  explicit LineReader(const TextFile& file);

  /// Moves to the next line; returns false at the end.
  bool next();
  std::string_view line() const { return line_; }
  std::size_t line_number() const { return number_; }

  /// The next word of the line; empty if there is none.
  std::string_view word();
  /// The rest of the line, after the last word and one more character.
  std::string_view rest_of_line() const;
  /// Reads the next word as a number in this range; `what` is for the error message.
  std::int64_t number(std::int64_t least, std::int64_t greatest, const std::string& what);
  void require_end_of_line();

  /// Throws the Verdict "unreadable" for this line.
  [[noreturn]] void complain(const std::string& what) const;
  /// Throws the Verdict "wrong" for this line, which is readable but false.
  [[noreturn]] void refuse(const std::string& what) const;

 private:
  std::string file_;
  std::string_view text_;  // the text after the line
  std::string_view line_;
  std::size_t number_ = 0;
  std::size_t at_ = 0;  // the position in the line after the last word
};

std::string_view trimmed(std::string_view text);

/// The beginning of a word, for error messages.
std::string shown(std::string_view word);

}  // namespace proof_check
