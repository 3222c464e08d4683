#include "hamlet/solve/path/sweep/matching/preimages.hpp"

namespace hamlet::path {

namespace {

Mates without_pair(const Mates& mates, unsigned p, unsigned q) {
  Mates rest;
  rest.reserve(mates.size() - 2);
  for (unsigned i = 0; i < mates.size(); ++i) {
    if (i != p && i != q)
      rest.push_back(static_cast<std::uint8_t>(mates[i] - (mates[i] > p) - (mates[i] > q)));
  }
  return rest;
}

/// Any pair may result from joining two paths that ended at p and q; either of its ends may belong to the
/// path at p.
void append_parted(const Operation& join, const Mates& after, std::vector<Mates>& to) {
  const Mates whole = *applied({Change::insert, join.k - 2, join.p, join.q}, after);
  for (unsigned a = 0; a < whole.size(); ++a) {
    if (a == join.p || a == join.q) continue;
    Mates& parted = to.emplace_back(whole);
    pair_up(parted, join.p, a);
    pair_up(parted, join.q, whole[a]);
  }
}

}  // namespace

void append_preimages(const Operation& operation, const Mates& after, std::vector<Mates>& to) {
  const auto [change, k, p, q] = operation;
  switch (change) {
    case Change::keep:
      to.push_back(after);
      break;
    case Change::move:
      to.push_back(*applied({Change::move, k, q, p}, after));
      break;
    case Change::insert:
      if (after[p] == q) to.push_back(without_pair(after, p, q));
      break;
    case Change::join:
      append_parted(operation, after, to);
      break;
  }
}

}  // namespace hamlet::path
