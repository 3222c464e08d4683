#include "hamlet/solve/path/sweep/matching/preimages.hpp"

#include <gmock/gmock.h>

namespace hamlet::path {
namespace {

std::vector<Operation> operations_on(unsigned k) {
  std::vector<Operation> all = {{Change::keep, k, 0, 0}};
  for (unsigned p = 0; p < k; ++p) {
    for (unsigned q = 0; q < k; ++q) all.push_back({Change::move, k, p, q});
    for (unsigned q = p + 1; q < k; ++q) all.push_back({Change::join, k, p, q});
  }
  for (unsigned p = 0; p < k + 2; ++p) {
    for (unsigned q = p + 1; q < k + 2; ++q) all.push_back({Change::insert, k, p, q});
  }
  return all;
}

TEST(Preimages, AreTheMatchingsThatTheOperationMakesIntoThisOne) {
  const auto family = general_matchings(12);
  for (unsigned k = 0; k <= 8; k += 2) {
    for (const Operation& operation : operations_on(k)) {
      std::vector<std::vector<Mates>> expected(family->size(operation.k_after()));
      for (std::uint32_t rank = 0; rank < family->size(k); ++rank) {
        const Mates before = family->mates(k, rank);
        if (const auto after = applied(operation, before)) expected[family->rank(*after)].push_back(before);
      }
      for (std::uint32_t rank = 0; rank < expected.size(); ++rank) {
        std::vector<Mates> found;
        append_preimages(operation, family->mates(operation.k_after(), rank), found);
        ASSERT_THAT(found, testing::UnorderedElementsAreArray(expected[rank]))
            << "change " << static_cast<int>(operation.change) << " k " << k << " p " << operation.p << " q "
            << operation.q;
      }
    }
  }
}

}  // namespace
}  // namespace hamlet::path
