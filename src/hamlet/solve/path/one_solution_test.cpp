#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/one_solution_test_help.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"
#include "hamlet/solve/path/sample.hpp"

// Every method and every command counts the same things as one solution (docs/format.md).

namespace hamlet::path {
namespace {

std::string label(Vertex v) { return std::to_string(v); }

std::set<Path> keys_of(const PathPuzzle& puzzle, const std::vector<Path>& paths, Direction direction) {
  std::set<Path> keys;
  for (const Path& path : paths) keys.insert(key_of(puzzle, path, direction));
  return keys;
}

/// Calls every method on one puzzle and compares the results with brute force.
class Questions {
 public:
  explicit Questions(const PathPuzzle& puzzle)
      : puzzle_(puzzle), numberings_(all_numberings(puzzle)), own_(own_direction(puzzle)) {}

  std::size_t solutions() const { return of(own_).size(); }

  void ask_all() const {
    for (const char* method : {"", "search", "sweep"}) {
      const bool is_refused = method == std::string("sweep") && SweptPuzzle::refuses(puzzle_);
      for (const Direction direction : {Direction::counts, Direction::does_not_count}) {
        const CountOptions options{.method = method, .direction = direction};
        SCOPED_TRACE(options.method + (direction == Direction::counts ? " directed" : " undirected"));
        is_refused ? expect_refused(options) : ask_counts(options);
      }
    }
    ask_lists();
    ask_solve();
    ask_sample();
    ask_grade();
  }

 private:
  /// The solutions, each with the numberings that represent it.
  std::map<Path, std::vector<Path>> of(Direction direction) const {
    std::map<Path, std::vector<Path>> classes;
    for (const Path& path : numberings_) classes[key_of(puzzle_, path, direction)].push_back(path);
    return classes;
  }
  /// For each thing, the number of solutions with a numbering that has it.
  template <class Thing, class Things>
  std::map<Thing, Count> having(Direction direction, Things things_of) const {
    std::map<Thing, Count> having;
    for (const auto& [key, paths] : of(direction)) {
      std::set<Thing> things;
      for (const Path& path : paths) things.merge(std::set<Thing>(things_of(path)));
      for (const Thing& thing : things) having[thing] += 1;
    }
    return having;
  }

  void expect_refused(const CountOptions& options) const {
    EXPECT_THROW(count_paths(puzzle_, options, {}), InputError);
    EXPECT_THROW(paths_by_start(puzzle_, options, {}), InputError);
    EXPECT_THROW(paths_by_edge(puzzle_, options, {}), InputError);
    if (!puzzle_.closed) {
      EXPECT_THROW(paths_by_pair(puzzle_, options, {}), InputError);
    }
  }

  void expect_counts(const PathCount& count) const {
    EXPECT_TRUE(count.complete);
    EXPECT_EQ(count.directed, Count(of(Direction::counts).size())) << count.method;
    EXPECT_EQ(count.undirected, Count(of(Direction::does_not_count).size())) << count.method;
  }

  void ask_counts(const CountOptions& options) const {
    expect_counts(count_paths(puzzle_, options, {}));
    ask_starts(options);
    ask_edges(options);
    if (!puzzle_.closed) ask_pairs(options);
  }
  void ask_starts(const CountOptions& options) const {
    const PathsByCell starts = paths_by_start(puzzle_, options, {});
    expect_counts(starts.all);
    auto expected =
        having<Vertex>(options.direction, [](const Path& path) { return std::set{path.front()}; });
    for (Vertex v = 0; v < puzzle_.length(); ++v) EXPECT_EQ(starts.cells[v], expected[v]) << "start " << v;
  }
  void ask_edges(const CountOptions& options) const {
    const bool are_arcs = puzzle_.graph.is_directed() && options.direction == Direction::counts;
    const PathsByEdge edges = paths_by_edge(puzzle_, options, {});
    expect_counts(edges.all);
    using Pair = std::pair<Vertex, Vertex>;
    auto expected = having<Pair>(options.direction, [&](const Path& path) {
      std::set<Pair> used;
      for (std::size_t i = 0; i + (puzzle_.closed ? 0 : 1) < path.size(); ++i) {
        const Vertex a = path[i], b = path[(i + 1) % path.size()];
        used.insert(are_arcs ? Pair(a, b) : Pair(std::minmax(a, b)));
      }
      return used;
    });
    Count sum;
    for (const auto& [edge, count] : edges.edges) {
      EXPECT_EQ(count, expected[Pair(edge.from, edge.to)]) << "edge " << edge.from << "-" << edge.to;
      sum += count;
    }
    const Step moves = puzzle_.length() - (puzzle_.closed ? 0 : 1);
    EXPECT_EQ(sum, edges.all.number(options.direction) * Count(moves));
  }
  void ask_pairs(const CountOptions& options) const {
    const PathsByPair pairs = paths_by_pair(puzzle_, options, {});
    expect_counts(pairs.all);
    using Pair = std::pair<Vertex, Vertex>;
    auto expected = having<Pair>(options.direction,
                                 [](const Path& path) { return std::set{Pair(path.front(), path.back())}; });
    for (Vertex a = 0; a < puzzle_.length(); ++a) {
      for (Vertex b = 0; b < puzzle_.length(); ++b)
        EXPECT_EQ(pairs.pairs[a][b], expected[Pair(a, b)]) << "from " << a << " to " << b;
    }
  }

  void ask_lists() const {
    for (const Direction direction : {Direction::counts, Direction::does_not_count}) {
      std::vector<Path> listed;
      list_paths(puzzle_, direction, label, {}, [&](const Path& path) {
        listed.push_back(path);
        return true;
      });
      const std::set<Path> keys = keys_of(puzzle_, listed, direction);
      EXPECT_EQ(keys.size(), listed.size()) << "listed twice";
      EXPECT_EQ(keys, keys_of(puzzle_, numberings_, direction)) << "listed";
    }
    EXPECT_EQ(direction_of(puzzle_), own_);
  }
  void ask_solve() const {
    for (const Solver* solver : solvers()) {
      if (solver->power != Power::enumerates || (solver->refuses && solver->refuses(puzzle_))) continue;
      const Found found = find_paths(puzzle_, *solver, UINT64_MAX, label, {});
      EXPECT_TRUE(found.all) << solver->name;
      const std::set<Path> keys = keys_of(puzzle_, found.solutions, own_);
      EXPECT_EQ(keys.size(), found.solutions.size()) << "found twice by " << solver->name;
      EXPECT_EQ(keys, keys_of(puzzle_, numberings_, own_)) << solver->name;
    }
    const Found two = find_paths(puzzle_, 2, label, {});
    EXPECT_EQ(two.solutions.size(), std::min<std::size_t>(solutions(), 2)) << "unique";
  }
  void ask_sample() const {
    constexpr std::uint64_t times = 30;
    if (solutions() > 12) return;
    hamlet::Run run;
    run.seed = 1;
    const Found drawn = sample_paths(puzzle_, {.size = times * solutions() + 1}, label, run);
    EXPECT_EQ(keys_of(puzzle_, drawn.solutions, own_), keys_of(puzzle_, numberings_, own_)) << "drawn";
  }
  void ask_grade() const {
    const Grade graded = grade(puzzle_, label, {});
    EXPECT_EQ(graded.found.solutions.size(), std::min<std::size_t>(solutions(), 2)) << "graded";
    EXPECT_EQ(graded.is_unique(), solutions() == 1) << "graded";
  }

  const PathPuzzle& puzzle_;
  std::vector<Path> numberings_;
  Direction own_;
};

}  // namespace

TEST(OneSolution, MeansTheSameToEveryMethodAndTheSameAsAllNumberings) {
  Rng rng(6);
  std::map<std::string, int> seen;
  for (int round = 0; round < 600; ++round) {
    const PathPuzzle puzzle = random_small_puzzle(rng);
    SCOPED_TRACE(described(puzzle));
    const Questions questions(puzzle);
    questions.ask_all();
    if (testing::Test::HasFailure()) return;
    if (questions.solutions() == 0) continue;
    ++seen[std::string(puzzle.closed ? "closed" : "open") + (has_one_way_moves(puzzle) ? " one-way" : "") +
           (puzzle.clues.empty() ? "" : " numbers") + (puzzle.diamonds.empty() ? "" : " diamonds")];
  }
  EXPECT_EQ(seen.size(), 16u) << "every sort";
  for (const auto& [sort, times] : seen) EXPECT_GT(times, 3) << sort;
}

TEST(OneSolution, OfATourWithANumberInsideIsANumbering) {
  const Edge edges[] = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}};
  PathPuzzle puzzle{.graph = Graph::symmetric(5, edges), .closed = true};
  EXPECT_EQ(direction_of(puzzle), Direction::does_not_count);
  puzzle.clues = {{1, 2}};
  EXPECT_EQ(direction_of(puzzle), Direction::counts);
  EXPECT_EQ(count_paths(puzzle, {}, {}).directed, Count(2));
  EXPECT_EQ(count_paths(puzzle, {}, {}).undirected, Count(1));
  EXPECT_EQ(find_paths(puzzle, UINT64_MAX, label, {}).solutions.size(), 2u);
  EXPECT_EQ(sample_paths(puzzle, {.size = 50}, label, {}).solutions.size(), 50u);
}

TEST(OneSolution, OverArcsBothWaysIsItsOwnReverseOnlyWithoutRegardToTheDirection) {
  const Edge arcs[] = {{0, 1}, {1, 0}, {1, 2}, {2, 1}, {2, 0}, {0, 2}};
  PathPuzzle puzzle{.graph = Graph::directed(3, arcs)};
  for (const char* method : {"search", "sweep"}) {
    puzzle.closed = false;
    EXPECT_EQ(count_paths(puzzle, {.method = method}, {}).directed, Count(6));
    EXPECT_EQ(count_paths(puzzle, {.method = method}, {}).undirected, Count(3));
    puzzle.closed = true;
    EXPECT_EQ(count_paths(puzzle, {.method = method}, {}).directed, Count(2));
    EXPECT_EQ(count_paths(puzzle, {.method = method}, {}).undirected, Count(1));
  }
}

}  // namespace hamlet::path
