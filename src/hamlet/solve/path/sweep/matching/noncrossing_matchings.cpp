#include <algorithm>
#include <deque>

#include "hamlet/solve/path/sweep/matching/plan_shelf.hpp"

namespace hamlet::path {

namespace {

// The 11th Catalan number, 58 786, is the largest that fits a table of two-byte entries.
static_assert(most_noncrossing_points == 22);

/// Represents a noncrossing matching as a word of brackets. Words are ranked in ascending order as binary
/// numbers, with the first point as the highest bit and 1 for an opening bracket.
class NoncrossingMatchings final : public MatchingFamily {
 public:
  explicit NoncrossingMatchings(unsigned most_points) : words_(most_points + 1), shelf_(most_points) {
    for (unsigned k = 0; k <= most_points; k += 2) append_words(words_[k], 0, k, 0);
  }

  std::string_view name() const override { return "noncrossing"; }
  bool is_noncrossing() const override { return true; }
  unsigned most_points() const override { return static_cast<unsigned>(words_.size()) - 1; }
  std::uint32_t size(unsigned k) const override { return static_cast<std::uint32_t>(words_[k].size()); }

  std::uint32_t rank(const Mates& mates) const override {
    std::uint32_t word = 0;
    for (unsigned i = 0; i < mates.size(); ++i) word = word << 1 | (mates[i] > i);
    const auto& words = words_[mates.size()];
    return static_cast<std::uint32_t>(std::ranges::lower_bound(words, word) - words.begin());
  }

  Mates mates(unsigned k, std::uint32_t rank) const override {
    Mates mates(k);
    std::vector<unsigned> open;
    for (unsigned i = 0; i < k; ++i) {
      if (words_[k][rank] >> (k - 1 - i) & 1) {
        open.push_back(i);
      } else {
        mates[i] = static_cast<std::uint8_t>(open.back());
        mates[open.back()] = static_cast<std::uint8_t>(i);
        open.pop_back();
      }
    }
    return mates;
  }

  bool knows(const Operation& operation) const override {
    if (std::max(operation.k, operation.k_after()) > most_points()) return false;
    for (std::uint32_t rank = 0; rank < size(operation.k); ++rank) {
      const auto after = applied(operation, mates(operation.k, rank));
      if (after && !none_cross(*after)) return false;
    }
    return true;
  }

  void prepare(const Operation& operation) override {
    if (shelf_.has(operation)) return;
    const std::uint32_t trash = size(operation.k_after());
    std::vector<std::uint16_t>& table = tables_.emplace_back();
    for (std::uint32_t r = 0; r < size(operation.k); ++r) {
      const auto after = applied(operation, mates(operation.k, r));
      table.push_back(static_cast<std::uint16_t>(after ? rank(*after) : trash));
    }
    const bool joins = operation.change == Change::join;
    shelf_.put(operation, {{.first = 0,
                            .length = size(operation.k),
                            .table = operation.change == Change::keep ? nullptr : table.data(),
                            .trash = joins ? trash : 0}});
  }
  const Plan& plan(const Operation& operation) const override { return shelf_.get(operation); }
  std::size_t bytes() const override {
    std::size_t bytes = shelf_.bytes();
    for (const auto& table : tables_) bytes += table.size() * sizeof(std::uint16_t);
    return bytes;
  }

 private:
  static void append_words(std::vector<std::uint32_t>& words, std::uint32_t begun, unsigned left,
                           unsigned open) {
    if (left == 0) {
      words.push_back(begun);
      return;
    }
    if (open > 0) append_words(words, begun << 1, left - 1, open - 1);
    if (open + 1 <= left - 1) append_words(words, begun << 1 | 1, left - 1, open + 1);
  }

  static bool none_cross(const Mates& mates) {
    std::vector<unsigned> open;
    for (unsigned i = 0; i < mates.size(); ++i) {
      if (mates[i] > i) {
        open.push_back(i);
      } else if (open.back() != mates[i]) {
        return false;
      } else {
        open.pop_back();
      }
    }
    return true;
  }

  std::vector<std::vector<std::uint32_t>> words_;
  PlanShelf shelf_;
  std::deque<std::vector<std::uint16_t>> tables_;
};

}  // namespace

std::unique_ptr<MatchingFamily> noncrossing_matchings(unsigned most_points) {
  return std::make_unique<NoncrossingMatchings>(std::min(most_points, most_noncrossing_points));
}

}  // namespace hamlet::path
