#include "hamlet/analyse/space/solution_space.hpp"

#include <algorithm>
#include <cstdlib>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/sample.hpp"

namespace hamlet {

namespace {

using Known = SolutionSpace::Known;

/// The puzzle whose solutions are the reverses of this one's. Nothing if there are marks, which may depend on
/// the direction.
std::optional<PathPuzzle> walked_backwards(const PathPuzzle& puzzle) {
  if (!puzzle.marks.empty()) return std::nullopt;
  PathPuzzle other = puzzle;
  std::swap(other.start, other.end);
  for (Visit& clue : other.clues) clue.step = puzzle.length() + 1 - clue.step;
  if (puzzle.graph.is_directed()) {
    std::vector<Edge> arcs = puzzle.graph.edges();
    for (Edge& arc : arcs) std::swap(arc.from, arc.to);
    other.graph = Graph::directed(puzzle.length(), arcs);
  }
  return other;
}

/// Accumulates statistics over solutions that are visited one by one.
class Tally {
 public:
  explicit Tally(const PathSheet& sheet)
      : closed_(sheet.puzzle.closed),
        is_cycle_(free_numbering(sheet.puzzle).any()),
        reversible_(closed_ ? free_numbering(sheet.puzzle).direction : is_reversible(sheet.puzzle)),
        symmetries_(puzzle_symmetries(sheet)),
        ends_(sheet.puzzle.length(), 0),
        steps_(sheet.puzzle.length(), 0),
        squares_(sheet.puzzle.length(), 0) {}

  void look_at(const Path& path) {
    ++size_;
    const std::size_t own = symmetries_of_path(path, is_cycle_, reversible_, symmetries_.images);
    symmetric_ += own > 1;
    own_symmetries_ += own;
    ++ends_[path.back()];
    for (std::size_t i = 0; i < path.size(); ++i) {
      const auto step = static_cast<double>(i + 1);
      steps_[path[i]] += step;
      squares_[path[i]] += step * step;
    }
  }

  std::uint64_t size() const { return size_; }

  void write_to(SolutionSpace& space) const {
    space.looked_at = size_;
    space.board_symmetries = symmetries_.images.size();
    space.symmetries_are_known = symmetries_.are_all;
    space.symmetric = share(symmetric_, space.drawn);
    if (!space.drawn && symmetries_.are_all) {
      space.symmetric_count = symmetric_;
      space.classes = classes();
    }
    if (closed_) return;
    for (std::size_t v = 0; v < ends_.size(); ++v) {
      space.to.push_back(share(ends_[v], space.drawn));
      space.visit_time.push_back(space.drawn && size_ > 1
                                     ? estimated_mean(steps_[v], squares_[v], size_)
                                     : Estimate::exactly(steps_[v] / static_cast<double>(size_)));
    }
  }

 private:
  Estimate share(std::uint64_t having, bool drawn) const {
    return drawn ? estimated_share(having, size_)
                 : Estimate::exactly(static_cast<double>(having) / static_cast<double>(size_));
  }
  /// Burnside's lemma: over the solutions of one orbit, the stabilizers add up to the order of the group. An
  /// open path and its reverse are both visited, but form one class.
  Count classes() const {
    const bool in_pairs = reversible_ && !closed_ && ends_.size() > 1;
    return own_symmetries_ / symmetries_.images.size() / (in_pairs ? 2 : 1);
  }

  bool closed_;
  bool is_cycle_;    // a solution is its cycle: numbering may begin elsewhere or go the other way
  bool reversible_;  // the reverse is the same solution or, for an open path, another one
  PuzzleSymmetries symmetries_;
  std::uint64_t size_ = 0, symmetric_ = 0, own_symmetries_ = 0;
  std::vector<std::uint64_t> ends_;
  std::vector<double> steps_, squares_;
};

/// False, with the reason in `space.why`, if the run ended first.
bool look_at_each(const PathSheet& sheet, Tally& tally, SolutionSpace& space, const Run& run) {
  const SearchReport report = path::list_paths(sheet.puzzle, path::direction_of(sheet.puzzle), sheet.labels(),
                                               run, [&](const Path& path) {
                                                 tally.look_at(path);
                                                 return true;
                                               });
  space.why = report.ended == Ended::exhausted ? "" : report.why.empty() ? why_ended(run) : report.why;
  return report.ended == Ended::exhausted;
}

/// If sampling would take too much, visits none and keeps the reason.
bool look_at_some(const PathSheet& sheet, std::uint64_t samples, Tally& tally, SolutionSpace& space,
                  const Run& run) {
  path::Found drawn;
  try {
    drawn = path::sample_paths(sheet.puzzle, {.size = samples}, sheet.labels(), run);
  } catch (const InputError& refusal) {
    space.why = refusal.message();
    return true;
  }
  space.why = drawn.why;
  space.drawn = true;
  for (const Path& path : drawn.solutions) tally.look_at(path);
  return drawn.answer == path::Found::Answer::found;
}

/// The share of solutions that begin at each cell.
std::vector<Estimate> shares(const std::vector<Count>& cells, const Count& all) {
  std::vector<Estimate> result;
  result.reserve(cells.size());
  for (const Count& count : cells) result.push_back(Estimate::exactly(count.to_double() / all.to_double()));
  return result;
}

/// Replaces estimates by exact values if the puzzle can be counted backwards.
bool add_ends(const PathPuzzle& puzzle, const path::CountOptions& counting, SolutionSpace& space,
              const Run& run) {
  if (is_reversible(puzzle)) {
    space.to = shares(space.from, space.count);
    // The reverse of every path is a solution too, so the mean step is the middle one.
    const double middle = (static_cast<double>(space.from.size()) + 1) / 2;
    space.visit_time.assign(space.from.size(), Estimate::exactly(middle));
  } else if (const auto backwards = walked_backwards(puzzle); backwards && space.drawn) {
    const path::PathsByCell ends = path::paths_by_start(*backwards, counting, run);
    space.why = ends.all.why;
    if (!ends.all.complete) return false;
    space.to = shares(ends.cells, space.count);
  }
  return true;
}

void add_edges(const PathSheet& sheet, const path::PathsByEdge& usage, SolutionSpace& space) {
  const double all = space.count.to_double();
  double moves = 0;
  for (const auto& [edge, used] : usage.edges) {
    const double share = used.to_double() / all;
    space.edges.emplace_back(edge, share);
    moves += share;
  }
  // A move across the seam of a wrapped board is not the difference of its cells.
  if (!sheet.board.has_cells() || sheet.board.wrap() != Wrap::none || moves == 0) return;
  const Frame& frame = sheet.board.lattice().frame;
  for (const auto& [edge, share] : space.edges) {
    const Cell a = sheet.board.cell(edge.from), b = sheet.board.cell(edge.to);
    space.moves[{std::abs(a.row - b.row), std::abs(frame.site_of(a) - frame.site_of(b))}] += share / moves;
  }
}

}  // namespace

SolutionSpace solution_space(const PathSheet& sheet, const SolutionSpaceOptions& options, const Run& run) {
  const PathPuzzle& puzzle = sheet.puzzle;
  const path::CountOptions counting{.direction = path::direction_of(puzzle), .labels = sheet.labels()};
  SolutionSpace space;
  path::PathsByCell starts = path::paths_by_start(puzzle, counting, run);
  space.why = starts.all.why;
  if (!starts.all.complete) return space;
  space.count = starts.all.number(counting.direction);
  space.from = std::move(starts.cells);
  if (space.count.is_zero()) {
    space.known = Known::none_exist;
    if (space.why.empty()) space.why = "all possibilities were counted";
    return space;
  }
  if (options.only_starts) {
    space.known = Known::all;
    return space;
  }
  const path::PathsByEdge usage = path::paths_by_edge(puzzle, counting, run);
  space.why = usage.all.why;
  if (!usage.all.complete) return space;
  add_edges(sheet, usage, space);

  Tally tally(sheet);
  const auto few = space.count.as_u64();
  const bool done = few && *few <= options.most_looked_at
                        ? look_at_each(sheet, tally, space, run)
                        : look_at_some(sheet, options.samples, tally, space, run);
  if (!done) return space;
  if (tally.size() > 0) tally.write_to(space);
  if (!puzzle.closed && !add_ends(puzzle, counting, space, run)) return space;
  space.pairs = end_pairs(sheet, starts.all.work, run);
  space.known = Known::all;
  return space;
}

}  // namespace hamlet
