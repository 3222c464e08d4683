#include "read/line_reader.hpp"

#include <algorithm>

#include "read/numbers.hpp"
#include "read/verdict.hpp"

namespace proof_check {

namespace {

constexpr std::string_view white = " \t\r\n\v\f";

/// The length in bytes of the text's first character; 0 if it is not a valid one.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  const auto follows = [&](std::size_t i) { return byte(i) >= 0x80 && byte(i) <= 0xbf; };
  const auto pair = byte(0) << 8 | byte(1);
  if (byte(0) < 0x80) return (byte(0) >= ' ' && byte(0) != 0x7f) || white.find(text[0]) != white.npos;
  // U+00A0 is the first character after the control characters.
  if (pair >= 0xc2a0 && pair <= 0xdfbf) return follows(1) ? 2 : 0;
  if (pair >= 0xe0a0 && pair <= 0xefbf) {
    const bool surrogate = pair >= 0xeda0 && pair <= 0xedbf;
    return !surrogate && follows(1) && follows(2) ? 3 : 0;
  }
  if (pair >= 0xf090 && pair <= 0xf48f) return follows(1) && follows(2) && follows(3) ? 4 : 0;
  return 0;
}

void require_text(const TextFile& file) {
  const auto is_plain = [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; };
  for (std::size_t at = 0; at < file.text.size();) {
    const std::size_t length = is_plain(file.text[at]) ? 1 : character_length(file.text.substr(at));
    if (length == 0) {
      const auto line =
          1 + std::count(file.text.begin(), file.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
      throw Verdict(unreadable, at_line(file.name, static_cast<std::size_t>(line)) +
                                    "this is no text in UTF-8 without control characters");
    }
    at += length;
  }
}

}  // namespace

LineReader::LineReader(const TextFile& file) : file_(file.name), text_(file.text) { require_text(file); }

bool LineReader::next() {
  if (text_.empty()) return false;
  const std::size_t end = std::min(text_.find('\n'), text_.size());
  line_ = text_.substr(0, end);
  text_.remove_prefix(std::min(end + 1, text_.size()));
  if (line_.ends_with('\r')) line_.remove_suffix(1);
  ++number_;
  at_ = 0;
  return true;
}

std::string_view LineReader::word() {
  const std::size_t first = std::min(line_.find_first_not_of(white, at_), line_.size());
  at_ = std::min(line_.find_first_of(white, first), line_.size());
  return line_.substr(first, at_ - first);
}

std::string_view LineReader::rest_of_line() const { return line_.substr(std::min(at_ + 1, line_.size())); }

std::int64_t LineReader::number(std::int64_t least, std::int64_t greatest, const std::string& what) {
  const std::string_view found = word();
  const auto number = number_in(found, least, greatest);
  if (!number) complain(what + " belongs here, not '" + shown(found) + "'");
  return *number;
}

void LineReader::require_end_of_line() {
  if (!word().empty()) complain("the line goes on where it should end");
}

void LineReader::complain(const std::string& what) const {
  throw Verdict(unreadable, at_line(file_, number_) + what);
}

void LineReader::refuse(const std::string& what) const {
  throw Verdict(wrong, at_line(file_, number_) + what);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(white), text.size());
  return text.substr(first, text.find_last_not_of(white) + 1 - first);
}

std::string shown(std::string_view word) { return std::string(word.substr(0, 40)); }

}  // namespace proof_check
