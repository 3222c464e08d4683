#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace hamlet::path {

/// The effect of a step on the matching of k outer vertices, which are numbered in the order of places.
enum class Change : std::uint8_t {
  keep,    // nothing
  move,    // the path that ended at index p before ends at index q afterwards
  insert,  // a new path with its ends at p < q afterwards
  join,    // the paths that ended at p < q before become one; if they were one already, a cycle closes: not
           // allowed
};

struct Operation {
  Change change = Change::keep;
  unsigned k = 0;  // outer vertices before
  unsigned p = 0, q = 0;

  unsigned k_after() const { return change == Change::insert ? k + 2 : change == Change::join ? k - 2 : k; }
  friend bool operator==(const Operation&, const Operation&) = default;
};

/// Maps the ranks first … first + length − 1 to `to` plus the offset from `first`, as changed by the tables.
struct Segment {
  std::uint32_t first = 0, length = 0;
  std::uint32_t to = 0;
  const std::uint16_t* table = nullptr;   // if null, the offset is unchanged
  const std::uint32_t* shifts = nullptr;  // added to each block of the table's results
  std::uint32_t block = 1;                // the length of these blocks
  std::uint32_t trash = 0;                // if not 0: the offset of all ranks that close a cycle

  std::uint32_t image(std::uint32_t rank) const {
    std::uint32_t offset = rank - first;
    if (table) offset = table[offset];
    if (shifts) offset += shifts[offset / block];
    return to + offset;
  }
};

/// An operation as a map of all ranks, in ascending order. Ranks in no segment close a cycle.
using Plan = std::vector<Segment>;

/// The mate of each outer vertex, by index.
using Mates = std::vector<std::uint8_t>;

inline void pair_up(Mates& mates, unsigned a, unsigned b) {
  mates[a] = static_cast<std::uint8_t>(b);
  mates[b] = static_cast<std::uint8_t>(a);
}

/// A numbering of perfect matchings of k points from 0 to size(k) − 1.
class MatchingFamily {
 public:
  virtual ~MatchingFamily() = default;
  virtual std::string_view name() const = 0;
  virtual bool is_noncrossing() const = 0;
  /// The most points supported; with more, the numbers would overflow.
  virtual unsigned most_points() const = 0;
  virtual std::uint32_t size(unsigned k) const = 0;
  virtual std::uint32_t rank(const Mates& mates) const = 0;
  virtual Mates mates(unsigned k, std::uint32_t rank) const = 0;
  /// Whether the operation maps every matching of the family into the family.
  virtual bool knows(const Operation& operation) const = 0;
  /// Builds the operation's plan if it does not exist. Not thread-safe.
  virtual void prepare(const Operation& operation) = 0;
  /// The plan of a prepared operation.
  virtual const Plan& plan(const Operation& operation) const = 0;
  /// The memory of the plans.
  virtual std::size_t bytes() const = 0;
};

/// All perfect matchings of up to `most_points` points.
std::unique_ptr<MatchingFamily> general_matchings(unsigned most_points);
/// The matchings whose pairs, drawn as arcs on one side of a line, do not cross. A sweep along the frontier
/// of a plane graph needs no others.
std::unique_ptr<MatchingFamily> noncrossing_matchings(unsigned most_points);
/// There are no tables for more points.
inline constexpr unsigned most_noncrossing_points = 22;

/// Applies an operation to a matching; nothing if it closes a cycle.
std::optional<Mates> applied(const Operation& operation, const Mates& mates);

}  // namespace hamlet::path
