#include "hamlet/base/count.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <ostream>

#include "hamlet/base/error.hpp"

namespace hamlet {

struct Count::Big {
  boost::multiprecision::cpp_int number;
};

void Count::DeleteBig::operator()(Big* big) const { delete big; }

Count::BigPointer Count::copy(const Big& big) { return BigPointer(new Big(big)); }

Count::Big Count::to_big() const { return big_ ? *big_ : Big{small_}; }

Count Count::of(Big value) {
  if (value.number <= std::numeric_limits<std::uint64_t>::max())
    return {static_cast<std::uint64_t>(value.number)};
  Count count;
  count.big_.reset(new Big(std::move(value)));
  return count;
}

std::optional<Count> Count::parse(std::string_view decimal) {
  const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  if (decimal.empty() || !std::all_of(decimal.begin(), decimal.end(), is_digit)) return std::nullopt;
  // Boost parses a leading zero as the prefix of an octal number.
  const std::size_t zeros = std::min(decimal.find_first_not_of('0'), decimal.size() - 1);
  return of({boost::multiprecision::cpp_int(decimal.substr(zeros))});
}

std::string Count::to_string() const { return big_ ? big_->number.str() : std::to_string(small_); }

double Count::to_double() const {
  return big_ ? big_->number.convert_to<double>() : static_cast<double>(small_);
}

std::uint64_t Count::remainder(std::uint64_t modulus) const {
  require(modulus > 0, "a remainder needs a modulus");
  return big_ ? static_cast<std::uint64_t>(big_->number % modulus) : small_ % modulus;
}

Count Count::half() const {
  require(remainder(2) == 0, "only an even count has a half");
  return big_ ? of({big_->number >> 1}) : Count(small_ / 2);
}

Count& Count::add_big(const Count& other) { return *this = of({to_big().number + other.to_big().number}); }

Count& Count::operator-=(const Count& other) {
  require(other <= *this, "a count never falls below 0");
  if (big_) return *this = of({big_->number - other.to_big().number});
  small_ -= other.small_;
  return *this;
}

Count operator*(const Count& a, const Count& b) {
  std::uint64_t product = 0;
  if (!a.big_ && !b.big_ && !__builtin_mul_overflow(a.small_, b.small_, &product)) return {product};
  return Count::of({a.to_big().number * b.to_big().number});
}

std::strong_ordering operator<=>(const Count& a, const Count& b) {
  if (a.big_ && b.big_) return a.big_->number.compare(b.big_->number) <=> 0;
  if (a.big_ || b.big_) return (a.big_ != nullptr) <=> (b.big_ != nullptr);
  return a.small_ <=> b.small_;
}

std::ostream& operator<<(std::ostream& out, const Count& count) { return out << count.to_string(); }

}  // namespace hamlet
