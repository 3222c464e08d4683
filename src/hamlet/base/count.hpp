#pragma once

#include <compare>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hamlet {

/// An unsigned integer of any size. Up to 64 bits it is one word and never touches the heap; beyond, it never
/// wraps around.
class Count {
 public:
  Count(std::uint64_t value = 0) : small_(value) {}
  Count(const Count& other) : small_(other.small_), big_(other.copy_of_big()) {}
  Count(Count&& other) = default;
  Count& operator=(const Count& other) {
    big_ = other.copy_of_big();
    small_ = other.small_;
    return *this;
  }
  Count& operator=(Count&& other) = default;
  ~Count() = default;

  /// Parses decimal digits; nullopt for an empty text or any other character.
  static std::optional<Count> parse(std::string_view decimal);
  std::string to_string() const;
  /// Accurate to a few units in the last place; infinite beyond the range of double.
  double to_double() const;
  std::optional<std::uint64_t> as_u64() const { return big_ ? std::nullopt : std::optional(small_); }
  bool is_zero() const { return !big_ && small_ == 0; }
  /// Requires `modulus` > 0.
  std::uint64_t remainder(std::uint64_t modulus) const;
  /// Requires an even number.
  Count half() const;

  Count& operator+=(const Count& other) {
    std::uint64_t sum = 0;
    if (big_ || other.big_ || __builtin_add_overflow(small_, other.small_, &sum)) return add_big(other);
    small_ = sum;
    return *this;
  }
  Count& operator*=(const Count& factor) { return *this = *this * factor; }
  /// Requires `other` <= this number.
  Count& operator-=(const Count& other);

  friend Count operator+(Count a, const Count& b) { return std::move(a += b); }
  friend Count operator-(Count a, const Count& b) { return std::move(a -= b); }
  friend Count operator*(const Count& a, const Count& b);
  friend std::strong_ordering operator<=>(const Count& a, const Count& b);
  friend bool operator==(const Count& a, const Count& b) { return (a <=> b) == 0; }
  friend std::ostream& operator<<(std::ostream& out, const Count& count);

 private:
  struct Big;
  struct DeleteBig {
    void operator()(Big* big) const;
  };
  using BigPointer = std::unique_ptr<Big, DeleteBig>;

  static Count of(Big value);
  Big to_big() const;
  BigPointer copy_of_big() const { return big_ ? copy(*big_) : nullptr; }
  static BigPointer copy(const Big& big);
  Count& add_big(const Count& other);

  /// The number, unless `big_` holds it, which is the case exactly if it exceeds 64 bits.
  std::uint64_t small_;
  BigPointer big_;
};

}  // namespace hamlet
