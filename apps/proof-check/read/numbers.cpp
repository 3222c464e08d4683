#include "read/numbers.hpp"

#include <charconv>

namespace proof_check {

std::optional<std::int64_t> number_in(std::string_view word, std::int64_t least, std::int64_t greatest) {
  std::int64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc{} || rest != end || number < least || number > greatest) return std::nullopt;
  if (number == 0 && word[0] == '-') return std::nullopt;
  return number;
}

}  // namespace proof_check
