#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "folder.hpp"

namespace proof_check {

/// Goes through a text line by line and word by word. Lines end with \n or \r\n, words with white space.
class LineReader {
 public:
  /// Refuses bytes that are no text: control characters, and what is not UTF-8.
  explicit LineReader(const TextFile& file);

  /// Goes to the next line; whether there is one.
  bool next();
  std::string_view line() const { return line_; }
  std::size_t line_number() const { return number_; }

  /// The next word of the line; empty if there is none.
  std::string_view word();
  /// What follows the last word and one character after it.
  std::string_view rest_of_line() const;
  /// The next word as a number of this range; `what` says what belongs there if it is none.
  std::int64_t number(std::int64_t least, std::int64_t greatest, const std::string& what);
  void require_end_of_line();

  /// This place cannot be read.
  [[noreturn]] void complain(const std::string& what) const;
  /// This place can be read, and what it says is not so.
  [[noreturn]] void refuse(const std::string& what) const;

 private:
  std::string file_;
  std::string_view text_;  // what is left after the line
  std::string_view line_;
  std::size_t number_ = 0;
  std::size_t at_ = 0;  // in the line, after the last word
};

/// Without the white space around it.
std::string_view trimmed(std::string_view text);

/// The beginning of a word, for complaints.
std::string shown(std::string_view word);

}  // namespace proof_check
