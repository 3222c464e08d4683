#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace hamlet::path {

/// Moves each bit of a 32-bit set to a fixed place of its own, or drops it, by four table look-ups. Covers
/// what the instructions pext and pdep do on machines that have them, and all other such moves.
template <class Word>
class BitMove {
 public:
  static constexpr int dropped = -1;

  BitMove() = default;
  /// `target[i]` is the place of bit i, or `dropped`. Bits beyond the span are dropped.
  explicit BitMove(std::span<const int> target) {
    for (unsigned byte = 0; byte < 4; ++byte) {
      for (unsigned value = 1; value < 256; ++value) {
        const unsigned low = value & (~value + 1);
        unsigned bit = 8 * byte;
        while ((low >> (bit - 8 * byte)) != 1) ++bit;
        const Word moved =
            bit < target.size() && target[bit] != dropped ? Word{1} << static_cast<unsigned>(target[bit]) : 0;
        moved_[byte][value] = moved_[byte][value ^ low] | moved;
      }
    }
  }

  Word operator()(std::uint32_t set) const {
    return moved_[0][set & 255] | moved_[1][set >> 8 & 255] | moved_[2][set >> 16 & 255] |
           moved_[3][set >> 24];
  }

 private:
  std::array<std::array<Word, 256>, 4> moved_ = {};
};

}  // namespace hamlet::path
