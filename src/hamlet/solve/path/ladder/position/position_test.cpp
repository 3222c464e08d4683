#include "hamlet/solve/path/ladder/position/position.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"

namespace hamlet::path {

namespace {

/// Everything that a position keeps up to date incrementally.
struct Snapshot {
  std::vector<bool> left, joined, barred, passable;
  std::vector<std::uint32_t> next, previous, cells, numbers, ways, joints;
  std::vector<Vertex> cell_at;
  std::vector<Step> number_at;
  std::size_t unplaced = 0, joined_count = 0;
  bool operator==(const Snapshot&) const = default;
};

Snapshot snapshot(const Position& position) {
  const CandidateTable& table = position.table();
  Snapshot all;
  all.unplaced = position.unplaced();
  all.joined_count = position.joined_count();
  for (Candidate c = 0; c < table.size(); ++c) {
    all.left.push_back(position.is_left(c));
    all.next.push_back(position.next_left(c));
    all.previous.push_back(position.previous_left(c));
  }
  for (Step number = 1; number <= table.length(); ++number) {
    all.cells.push_back(position.cells_left(number));
    all.cell_at.push_back(position.cell_at(number));
  }
  for (Vertex cell = 0; cell < table.length(); ++cell) {
    all.numbers.push_back(position.numbers_left(cell));
    all.number_at.push_back(position.number_at(cell));
    all.ways.push_back(position.ways(cell));
    all.joints.push_back(position.joints(cell));
  }
  for (EdgeIndex edge = 0; edge < table.edge_count(); ++edge) {
    all.joined.push_back(position.is_joined(edge));
    all.barred.push_back(position.is_barred(edge));
    all.passable.push_back(position.is_passable(edge));
  }
  return all;
}

/// The counts of a position, from the candidates that are left and the edges that are barred.
void expect_counts_are_right(const Position& position, const std::string& text) {
  const CandidateTable& table = position.table();
  std::vector<std::uint32_t> cells(table.length() + 1), numbers(table.length()), joints(table.length());
  for (Candidate c = 0; c < table.size(); ++c) {
    if (!position.is_left(c)) continue;
    ++cells[table.number(c)];
    ++numbers[table.cell(c)];
    const auto count_left = [&](std::span<const CandidateLink> links) {
      return static_cast<std::uint32_t>(std::ranges::count_if(links, [&](const CandidateLink& link) {
        return position.is_left(link.to) && !position.is_barred(link.edge);
      }));
    };
    ASSERT_EQ(position.next_left(c), count_left(table.next(c))) << text;
    ASSERT_EQ(position.previous_left(c), count_left(table.previous(c))) << text;
  }
  for (EdgeIndex edge = 0; edge < table.edge_count(); ++edge) {
    if (!position.is_joined(edge)) continue;
    ++joints[table.ends(edge).from];
    ++joints[table.ends(edge).to];
  }
  for (Step number = 1; number <= table.length(); ++number)
    ASSERT_EQ(position.cells_left(number), cells[number]) << text << ": " << number;
  for (Vertex cell = 0; cell < table.length(); ++cell) {
    ASSERT_EQ(position.numbers_left(cell), numbers[cell]) << text << ": cell " << cell;
    ASSERT_EQ(position.joints(cell), joints[cell]) << text << ": cell " << cell;
  }
}

/// Puts a random part of the solution into the position.
void add_some_of(const Path& path, Position& position, Rng& rng) {
  const CandidateTable& table = position.table();
  const auto at = static_cast<Step>(rng.below(path.size()));
  const Candidate right = table.at(at + 1, path[at]);
  ASSERT_NE(right, no_candidate);
  if (rng.below(3) == 0) {
    if (position.cell_at(at + 1) == no_vertex) position.place(right, Cause::assumed);
    return;
  }
  const auto other = static_cast<Candidate>(rng.below(table.size()));
  if (path[table.number(other) - 1] != table.cell(other) && position.is_left(other)) position.exclude(other);
}

}  // namespace

TEST(PathPosition, KeepsItsCountsAndEverySolutionThatWasNotExcluded) {
  SmallPaths small(5);
  Rng rng(5);
  std::size_t completed = 0;
  for (int round = 0; round < 2'000; ++round) {
    const auto made = small.make();
    const auto table = CandidateTable::of(made.puzzle, {});
    ASSERT_TRUE(table);
    const std::vector<Path> paths = as_the_table_has_them(AllPaths(made.puzzle, 300).found, *table);
    if (paths.empty()) continue;
    const Path& path = paths[rng.below(paths.size())];
    Position position(*table);
    for (int step = 0; step < 10; ++step) {
      ASSERT_NO_FATAL_FAILURE(add_some_of(path, position, rng));
      ASSERT_TRUE(position.propagate()) << made.text;
      ASSERT_NO_FATAL_FAILURE(expect_counts_are_right(position, made.text));
      for (Step number = 1; number <= path.size(); ++number)
        ASSERT_TRUE(position.may(number, path[number - 1])) << made.text << ": " << number;
    }
    for (Step number = 1; number <= path.size(); ++number) {
      if (position.cell_at(number) == no_vertex) position.place(table->at(number, path[number - 1]));
    }
    ASSERT_TRUE(position.propagate()) << made.text;
    ASSERT_TRUE(position.is_complete()) << made.text;
    ++completed;
  }
  EXPECT_GT(completed, 1'000u);
}

TEST(PathPosition, UndoingRestoresAllOfIt) {
  SmallPaths small(6);
  Rng rng(6);
  std::size_t clashes = 0;
  for (int round = 0; round < 2'000; ++round) {
    const auto made = small.make();
    const auto table = CandidateTable::of(made.puzzle, {});
    ASSERT_TRUE(table);
    Position position(*table);
    if (!position.propagate()) continue;
    const Snapshot before = snapshot(position);
    const std::size_t mark = position.mark();
    for (int step = 0; step < 5 && position.clash() == Clash::none; ++step) {
      const auto candidate = static_cast<Candidate>(rng.below(table->size()));
      const auto edge = static_cast<EdgeIndex>(rng.below(table->edge_count()));
      switch (rng.below(4)) {
        case 0:
          if (position.is_left(candidate)) position.exclude(candidate);
          break;
        case 1:
          if (position.is_left(candidate) && position.cell_at(table->number(candidate)) == no_vertex)
            position.place(candidate, Cause::assumed);
          break;
        case 2:
          position.join(edge);
          break;
        default:
          position.bar(edge);
      }
      position.propagate();
    }
    clashes += position.clash() != Clash::none;
    position.undo_to(mark);
    ASSERT_EQ(snapshot(position), before) << made.text;
    EXPECT_EQ(position.clash(), Clash::none);
  }
  EXPECT_GT(clashes, 300u);
}

TEST(PathPosition, TheFirstClashIsKept) {
  const Board board = make_board({.name = "square:2x2"});
  const PathPuzzle puzzle{.graph = board.graph()};
  const auto table = CandidateTable::of(puzzle, {});
  ASSERT_TRUE(table);
  Position position(*table);
  EXPECT_FALSE(position.clash_found(Clash::no_cell, 3));
  EXPECT_FALSE(position.clash_found(Clash::no_number, 1));
  EXPECT_EQ(position.clash(), Clash::no_cell);
  EXPECT_EQ(position.clash_at(), 3u);
}

}  // namespace hamlet::path
