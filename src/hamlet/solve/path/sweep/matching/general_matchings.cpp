#include <algorithm>
#include <array>
#include <deque>

#include "hamlet/solve/path/sweep/matching/plan_shelf.hpp"

namespace hamlet::path {

namespace {

/// 20 points have 19!! = 654 729 075 matchings, the largest number that fits in 32 bits.
constexpr unsigned most_general_points = 20;
/// Tables of up to 11!! = 10 395 entries of two bytes stay in the L1 cache.
constexpr unsigned most_table_points = 12;

/// (k − 1)!!
constexpr std::array<std::uint32_t, most_general_points + 1> sizes = [] {
  std::array<std::uint32_t, most_general_points + 1> size{};
  size[0] = 1;
  for (unsigned k = 2; k <= most_general_points; k += 2) size[k] = size[k - 2] * (k - 1);
  return size;
}();

unsigned after_removal(unsigned x, unsigned removed) { return x - (x > removed); }
unsigned after_insertion(unsigned x, unsigned inserted) { return x + (x >= inserted); }

/// Matchings ordered by the mate of the first point: those with mate j form block j − 1, ordered by the rest.
/// Every operation decomposes, block by block, into operations on fewer points; up to `most_table_points`
/// points they are flattened into one table.
class GeneralMatchings final : public MatchingFamily {
 public:
  explicit GeneralMatchings(unsigned most_points) : most_points_(most_points), shelf_(most_points) {}

  std::string_view name() const override { return "general"; }
  bool is_noncrossing() const override { return false; }
  unsigned most_points() const override { return most_points_; }
  std::uint32_t size(unsigned k) const override { return sizes[k]; }

  std::uint32_t rank(const Mates& mates) const override {
    std::uint32_t rank = 0;
    Mates left(mates.size());
    for (unsigned i = 0; i < left.size(); ++i) left[i] = static_cast<std::uint8_t>(i);
    while (!left.empty()) {
      const auto mate = std::ranges::find(left, mates[left[0]]);
      rank += static_cast<std::uint32_t>(mate - left.begin() - 1) * sizes[left.size() - 2];
      left.erase(mate);
      left.erase(left.begin());
    }
    return rank;
  }

  Mates mates(unsigned k, std::uint32_t rank) const override {
    Mates mates(k), left(k);
    for (unsigned i = 0; i < k; ++i) left[i] = static_cast<std::uint8_t>(i);
    while (!left.empty()) {
      const std::uint32_t block = sizes[left.size() - 2];
      const auto mate = left.begin() + 1 + rank / block;
      rank %= block;
      mates[left[0]] = *mate;
      mates[*mate] = left[0];
      left.erase(mate);
      left.erase(left.begin());
    }
    return mates;
  }

  bool knows(const Operation& operation) const override {
    return std::max(operation.k, operation.k_after()) <= most_points_;
  }
  void prepare(const Operation& operation) override { prepared(operation); }
  const Plan& plan(const Operation& operation) const override { return shelf_.get(operation); }
  std::size_t bytes() const override {
    std::size_t bytes = shelf_.bytes();
    for (const auto& table : tables_) bytes += table.size() * sizeof(std::uint16_t);
    for (const auto& shifts : shifts_) bytes += shifts.size() * sizeof(std::uint32_t);
    return bytes;
  }

 private:
  const Plan& prepared(const Operation& operation) {
    if (!shelf_.has(operation)) {
      Plan plan = by_blocks(operation);
      const bool small = std::max(operation.k, operation.k_after()) <= most_table_points;
      shelf_.put(operation, small && plan.size() > 1 ? flattened(operation, plan) : std::move(plan));
    }
    return shelf_.get(operation);
  }

  Plan by_blocks(const Operation& o) {
    switch (o.change) {
      case Change::keep:
        return {{.first = 0, .length = sizes[o.k]}};
      case Change::insert:
        return insert(o.k, o.p, o.q);
      case Change::join:
        return join(o.k, o.p, o.q);
      case Change::move:
        if (o.p == o.q) return {{.first = 0, .length = sizes[o.k]}};
        if (o.p == 0) return move_first(o.k, o.q);
        return o.q == 0 ? move_to_front(o.k, o.p) : move(o.k, o.p, o.q);
    }
    return {};
  }

  /// Appends an operation on the rest of a block.
  void append(Plan& plan, std::uint32_t first, std::uint32_t to, const Operation& rest) {
    for (Segment segment : prepared(rest)) {
      segment.first += first;
      segment.to += to;
      plan.push_back(segment);
    }
  }
  static void append_block(Plan& plan, std::uint32_t first, std::uint32_t length, std::uint32_t to) {
    plan.push_back({.first = first, .length = length, .to = to});
  }

  Plan insert(unsigned k, unsigned p, unsigned q) {
    Plan plan;
    if (p == 0) {
      append_block(plan, 0, sizes[k], (q - 1) * sizes[k]);
      return plan;
    }
    for (unsigned j = 1; j < k; ++j) {
      const unsigned mate = after_insertion(after_insertion(j, p), q);
      append(plan, (j - 1) * sizes[k - 2], (mate - 1) * sizes[k],
             {Change::insert, k - 2, p - 1 - (mate < p), q - 1 - (mate < q)});
    }
    return plan;
  }

  Plan move(unsigned k, unsigned p, unsigned q) {
    Plan plan;
    const std::uint32_t block = sizes[k - 2];
    for (unsigned j = 1; j < k; ++j) {
      if (j == p) {
        append_block(plan, (j - 1) * block, block, (q - 1) * block);
        continue;
      }
      const unsigned mate = after_insertion(after_removal(j, p), q);
      append(plan, (j - 1) * block, (mate - 1) * block,
             {Change::move, k - 2, p - 1 - (j < p), q - 1 - (mate < q)});
    }
    return plan;
  }

  /// Moves the first point to index q, so that the second becomes the first.
  Plan move_first(unsigned k, unsigned q) {
    Plan plan;
    const std::uint32_t block = sizes[k - 2];
    const auto moved = [&](unsigned x) { return after_insertion(x - 1, q); };
    append_block(plan, 0, block, (q - 1) * block);
    for (unsigned j = 2; j < k; ++j) {
      for (unsigned x = 2; x < k; ++x) {
        if (x == j) continue;
        const unsigned mate = moved(x), a = moved(j) - 1 - (mate < moved(j)), b = q - 1 - (mate < q);
        append(plan, (j - 1) * block + (x - 2 - (j < x)) * sizes[k - 4], (mate - 1) * block,
               {Change::insert, k - 4, std::min(a, b), std::max(a, b)});
      }
    }
    return plan;
  }

  /// Moves point p to the front. Within a block, applies this to the rest, then reinserts the first point
  /// right behind the front, and its mate.
  Plan move_to_front(unsigned k, unsigned p) {
    Plan plan;
    const std::uint32_t block = sizes[k - 2];
    for (unsigned j = 1; j < k; ++j) {
      if (j == p) {
        append_block(plan, (j - 1) * block, block, 0);
        continue;
      }
      const unsigned mate = after_removal(j, p) + 1;
      const Operation put_back = {Change::insert, k - 2, 1, mate};
      for (const Segment& segment : prepared({Change::move, k - 2, p - 1 - (j < p), 0}))
        append_composed(plan, (j - 1) * block, segment, put_back);
    }
    return plan;
  }

  /// Appends a segment composed with an operation that moves its results block by block.
  void append_composed(Plan& plan, std::uint32_t first, const Segment& segment, const Operation& next) {
    const Plan& then = prepared(next);
    const auto image = [&](std::uint32_t rank) {
      return std::prev(std::ranges::upper_bound(then, rank, {}, &Segment::first))->image(rank);
    };
    const std::uint32_t block = sizes[next.k - 2];
    if (!segment.table) {
      for (std::uint32_t at = 0; at < segment.length; at += block)
        append_block(plan, first + segment.first + at, std::min(block, segment.length - at),
                     image(segment.to + at));
      return;
    }
    Segment composed = segment;
    composed.first += first;
    composed.to = 0;
    if (!segment.shifts) composed.block = block;
    const std::uint32_t blocks = sizes[std::min(next.k, most_table_points)] / composed.block;
    std::vector<std::uint32_t>& shifts = shifts_.emplace_back(blocks);
    for (std::uint32_t i = 0; i < blocks; ++i) {
      const std::uint32_t result = i * composed.block;
      shifts[i] = image(segment.to + result + (segment.shifts ? segment.shifts[i] : 0)) - result;
    }
    composed.shifts = shifts.data();
    plan.push_back(composed);
  }

  Plan join(unsigned k, unsigned p, unsigned q) {
    Plan plan;
    const std::uint32_t block = sizes[k - 2];
    for (unsigned j = 1; j < k; ++j) {
      const std::uint32_t first = (j - 1) * block;
      if (p == 0) {
        if (j == q) continue;
        append(plan, first, 0, {Change::move, k - 2, q - 1 - (j < q), j - 1 - (j > q)});
      } else if (j == p) {
        append(plan, first, 0, {Change::move, k - 2, q - 2, 0});
      } else if (j == q) {
        append(plan, first, 0, {Change::move, k - 2, p - 1, 0});
      } else {
        const unsigned mate = after_removal(after_removal(j, q), p);
        append(plan, first, (mate - 1) * sizes[k - 4],
               {Change::join, k - 2, p - 1 - (j < p), q - 1 - (j < q)});
      }
    }
    return plan;
  }

  Plan flattened(const Operation& operation, const Plan& plan) {
    const std::uint32_t trash = sizes[operation.k_after()];
    std::vector<std::uint16_t>& table =
        tables_.emplace_back(sizes[operation.k], static_cast<std::uint16_t>(trash));
    for (const Segment& segment : plan) {
      for (std::uint32_t rank = segment.first; rank < segment.first + segment.length; ++rank) {
        const bool closes = segment.trash != 0 && segment.image(rank) == segment.to + segment.trash;
        if (!closes) table[rank] = static_cast<std::uint16_t>(segment.image(rank));
      }
    }
    const bool joins = operation.change == Change::join;
    return {{.first = 0, .length = sizes[operation.k], .table = table.data(), .trash = joins ? trash : 0}};
  }

  unsigned most_points_;
  PlanShelf shelf_;
  // Deques, because segments point into their elements, which must not move.
  std::deque<std::vector<std::uint16_t>> tables_;
  std::deque<std::vector<std::uint32_t>> shifts_;
};

}  // namespace

std::unique_ptr<MatchingFamily> general_matchings(unsigned most_points) {
  return std::make_unique<GeneralMatchings>(std::min(most_points, most_general_points));
}

}  // namespace hamlet::path
