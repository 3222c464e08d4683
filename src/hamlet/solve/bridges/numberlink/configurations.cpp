#include "hamlet/solve/bridges/numberlink/configurations.hpp"

#include <array>

#include "hamlet/base/error.hpp"

namespace hamlet::bridges::numberlink {

namespace {

constexpr unsigned most_neighbours = 20;

/// C(m, t). Divides the denominators 2 … t out of the t factors of the numerator, prime by prime, before
/// multiplying anything.
Count binomial(std::uint64_t m, unsigned t) {
  if (t > m) return 0;
  std::array<std::uint64_t, most_neighbours> factors{};
  for (unsigned i = 0; i < t; ++i) factors[i] = m - i;
  for (unsigned denominator = 2; denominator <= t; ++denominator) {
    unsigned rest = denominator;
    for (unsigned prime = 2; rest > 1; ++prime) {
      for (; rest % prime == 0; rest /= prime) {
        // The product of t consecutive numbers has at least as many factors of each prime as t!.
        unsigned i = 0;
        while (factors[i] % prime != 0) ++i;
        factors[i] /= prime;
      }
    }
  }
  Count product = 1;
  for (unsigned i = 0; i < t; ++i) product *= factors[i];
  return product;
}

}  // namespace

Count configurations(std::uint64_t n, std::uint64_t k, unsigned r) {
  require(k >= 1 && r <= most_neighbours, "configurations are for k from 1 and up to 20 neighbours");
  if (r == 0) return n == 0 ? 1 : 0;
  Count added, taken;
  for (unsigned j = 0; j <= r; ++j) {
    // That is n < j(k + 1), written so that neither the product nor the sum can wrap around.
    if (j > 0 && (n < j || (n - j) / j < k)) break;
    const std::uint64_t rest = n - j * (k + 1);
    Count term = binomial(rest + (r - 1), r - 1);
    term *= binomial(r, j);
    (j % 2 == 0 ? added : taken) += term;
  }
  return added - taken;
}

}  // namespace hamlet::bridges::numberlink
