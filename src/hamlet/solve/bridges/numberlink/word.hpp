#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace hamlet::bridges::numberlink {

/// A direction from a node, and a letter of its words. 1 to 4 are the document's: top, right, bottom, left.
/// With eight neighbours, 5 to 8 are the diagonals, clockwise from the top right.
using Direction = int;
inline constexpr int most_directions = 8;

/// "top", …, "top left".
std::string_view name_of(Direction direction);
Direction opposite(Direction direction);

/// A configuration of a node's connections: how often each letter occurs. As in the document, the order of
/// the letters does not matter, so a word is its counts.
struct Word {
  std::array<int, most_directions> counts{};

  /// The document's count(ω, l).
  int count(Direction l) const { return counts[l - 1]; }
  int& count(Direction l) { return counts[l - 1]; }
  /// The document's |ω|.
  std::int64_t length() const;
  bool is_empty() const { return length() == 0; }
  friend bool operator==(const Word&, const Word&) = default;
};

/// "1123"; "∅" for the empty word; "1^30 2^11" from 41 letters on.
std::string to_text(const Word& word);

}  // namespace hamlet::bridges::numberlink
