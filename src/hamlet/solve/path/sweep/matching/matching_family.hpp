#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace hamlet::path {

/// What a step does to the matching of k outer vertices, which are named by their index in the order of
/// places.
enum class Change : std::uint8_t {
  keep,    // nothing
  move,    // the path that ended at index p before ends at index q afterwards
  insert,  // a new path with its ends at p < q afterwards
  join,    // the paths that ended at p < q before are one; if they were one already, a cycle closes: not
           // allowed
};

struct Operation {
  Change change = Change::keep;
  unsigned k = 0;  // outer vertices before
  unsigned p = 0, q = 0;

  unsigned k_after() const { return change == Change::insert ? k + 2 : change == Change::join ? k - 2 : k; }
  friend bool operator==(const Operation&, const Operation&) = default;
};

/// For the ranks first … first + length − 1: `to`, plus the rank's offset from `first` as the tables send it.
struct Segment {
  std::uint32_t first = 0, length = 0;
  std::uint32_t to = 0;
  const std::uint16_t* table = nullptr;   // none: the offset stays as it is
  const std::uint32_t* shifts = nullptr;  // by how much each block of the table's results is moved on
  std::uint32_t block = 1;                // the length of such a block
  std::uint32_t trash = 0;                // if not 0: offsets that close a cycle are sent to this one

  std::uint32_t image(std::uint32_t rank) const {
    std::uint32_t offset = rank - first;
    if (table) offset = table[offset];
    if (shifts) offset += shifts[offset / block];
    return to + offset;
  }
};

/// An operation on all matchings at once, in ascending order of ranks; ranks in no segment close a cycle.
using Plan = std::vector<Segment>;

/// The mate of each outer vertex, by index.
using Mates = std::vector<std::uint8_t>;

inline void pair_up(Mates& mates, unsigned a, unsigned b) {
  mates[a] = static_cast<std::uint8_t>(b);
  mates[b] = static_cast<std::uint8_t>(a);
}

/// A way of numbering perfect matchings of k points from 0 to size(k) − 1.
class MatchingFamily {
 public:
  virtual ~MatchingFamily() = default;
  virtual std::string_view name() const = 0;
  virtual bool is_noncrossing() const = 0;
  /// Points that can be matched at most; more would not fit the numbers.
  virtual unsigned most_points() const = 0;
  virtual std::uint32_t size(unsigned k) const = 0;
  virtual std::uint32_t rank(const Mates& mates) const = 0;
  virtual Mates mates(unsigned k, std::uint32_t rank) const = 0;
  /// Whether every matching of the family stays in it.
  virtual bool knows(const Operation& operation) const = 0;
  /// Makes the operation's plan, if it is not there. Not to be called by several threads at once.
  virtual void prepare(const Operation& operation) = 0;
  /// Of a prepared operation.
  virtual const Plan& plan(const Operation& operation) const = 0;
  /// What the plans take.
  virtual std::size_t bytes() const = 0;
};

/// All perfect matchings, of so many points at most.
std::unique_ptr<MatchingFamily> general_matchings(unsigned most_points);
/// Those whose pairs, drawn as arcs on one side of a line, do not cross: all there is when the frontier of a
/// plane graph is swept along.
std::unique_ptr<MatchingFamily> noncrossing_matchings(unsigned most_points);
/// For more there is no table.
inline constexpr unsigned most_noncrossing_points = 22;

/// The matching that an operation makes of another; nothing if it closes a cycle.
std::optional<Mates> applied(const Operation& operation, const Mates& mates);

}  // namespace hamlet::path
