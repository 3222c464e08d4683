#include "hamlet/solve/path/ladder/way.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"
#include "hamlet/solve/path/ladder/reader_test_help.hpp"

namespace hamlet::path {

namespace {

Wording plain_wording() {
  return Wording([](Vertex v) { return "c" + std::to_string(v); });
}

/// Every step, and every step of a chain, has a sentence and deduces something.
void expect_well_said(const std::vector<WayStep>& steps, const std::string& text) {
  for (const WayStep& step : steps) {
    ASSERT_FALSE(step.because.empty()) << text;
    ASSERT_TRUE(step.is_clash() || !step.placed.empty() || !step.excluded.empty() || !step.joined.empty() ||
                !step.barred.empty())
        << text << ": " << step.because;
    ASSERT_TRUE(step.chain.empty() || step.chain.back().is_clash()) << text;
    ASSERT_NO_FATAL_FAILURE(expect_well_said(step.chain, text));
  }
}

/// Adds a random number, after which there is often no solution.
void spoil(PathPuzzle& puzzle, Rng& rng) {
  const Visit wrong{static_cast<Vertex>(rng.below(puzzle.length())),
                    static_cast<Step>(1 + rng.below(puzzle.length()))};
  const Rules rules(puzzle);
  if (rules.step_of[wrong.cell] == 0 && rules.cell_at[wrong.step] == no_vertex) puzzle.clues.push_back(wrong);
}

std::set<Visit> printed(const PathPuzzle& puzzle) {
  std::set<Visit> visits(puzzle.clues.begin(), puzzle.clues.end());
  if (puzzle.start) visits.insert({*puzzle.start, 1});
  if (puzzle.end) visits.insert({*puzzle.end, puzzle.length()});
  return visits;
}

/// The cells that a sentence names.
std::set<Vertex> named_in(const std::string& sentence) {
  static const std::regex cell(R"(\bc(\d+))");
  std::set<Vertex> named;
  for (std::sregex_iterator at(sentence.begin(), sentence.end(), cell), end; at != end; ++at)
    named.insert(static_cast<Vertex>(std::stoul((*at)[1])));
  return named;
}

/// The cells that a step gives besides its sentence.
std::set<Vertex> shown_by(const WayStep& step) {
  std::set<Vertex> shown(step.where.begin(), step.where.end());
  for (const auto* visits : {&step.placed, &step.excluded}) {
    for (const Visit& visit : *visits) shown.insert(visit.cell);
  }
  for (const auto* edges : {&step.joined, &step.barred}) {
    for (const Edge& edge : *edges) shown.insert({edge.from, edge.to});
  }
  return shown;
}

/// A reader can follow each step, and each step of a chain, from what is written and concluded so far.
void expect_follows(const std::vector<WayStep>& steps, std::set<Visit> written, Position concluded,
                    std::map<std::string_view, std::size_t>& read) {
  const CandidateTable& table = concluded.table();
  for (const WayStep& step : steps) {
    ASSERT_EQ(Reader(table, written, concluded).objection(step), "") << step.rule << ": " << step.because;
    ++read[step.rule];
    if (!step.chain.empty()) {
      std::set<Visit> tried = written;
      tried.insert(step.excluded[0]);
      Position assumed = concluded;
      const auto& [cell, number] = step.excluded[0];
      assumed.place(table.at(number, cell), Cause::assumed);
      (void)assumed.propagate();
      ASSERT_NO_FATAL_FAILURE(expect_follows(step.chain, tried, assumed, read)) << step.because;
    }
    const std::set<Vertex> named = named_in(step.because), shown = shown_by(step);
    ASSERT_TRUE(std::ranges::includes(shown, named)) << step.because;
    written.insert(step.placed.begin(), step.placed.end());
    if (concluded.clash() == Clash::none) take(concluded, step);
  }
}

}  // namespace

TEST(Way, StepByStepShowsWhatTheLevelShowsAtOnce) {
  SmallPaths small(11);
  std::size_t ends[4] = {};
  for (int round = 0; round < 700; ++round) {
    const auto made = small.make();
    const auto table = CandidateTable::of(made.puzzle, {});
    for (int level = 1; level <= level_what_if; ++level) {
      Position at_once(*table), by_steps(*table);
      const bool is_well = Deducer(at_once).deduce(level, {});
      const Way way = find_way(by_steps, level, plain_wording(), {}, {});
      ASSERT_EQ(way.end != Way::End::clash, is_well) << made.text << " level " << level;
      ASSERT_NO_FATAL_FAILURE(expect_well_said(way.steps, made.text));
      ++ends[static_cast<int>(way.end)];
      if (!is_well) continue;
      for (Candidate c = 0; c < table->size(); ++c)
        ASSERT_EQ(by_steps.is_left(c), at_once.is_left(c)) << made.text << " level " << level;
      for (const WayStep& step : way.steps)
        ASSERT_LE(step.level, std::max(level, at_once.is_complete() ? level_joined : 0));
    }
  }
  EXPECT_GT(ends[0], 100u);
  EXPECT_GT(ends[1], 100u);
  EXPECT_GT(ends[2], 100u);
}

TEST(Way, EveryUniquePuzzleIsExplainedToItsSolution) {
  SmallPaths small(12);
  int explained = 0;
  for (int round = 0; round < 1'500; ++round) {
    const auto made = small.make();
    const auto table = CandidateTable::of(made.puzzle, {});
    const AllPaths all(made.puzzle, 100);
    const std::vector<Path> paths = as_the_table_has_them(all.found, *table);
    if (paths.size() != 1 || !all.all) continue;
    Position position(*table);
    const Way way = find_way(position, highest_level, plain_wording(), paths[0], {});
    ASSERT_EQ(way.end, Way::End::solved) << made.text;
    std::vector<Vertex> written(position.cells_by_number().size() - 1, no_vertex);
    for (Step number = 1; number <= written.size(); ++number) written[number - 1] = table->printed_at(number);
    for (const WayStep& step : way.steps) {
      for (const Visit& visit : step.placed) {
        ASSERT_EQ(written[visit.step - 1], no_vertex) << made.text;
        written[visit.step - 1] = visit.cell;
      }
      for (const Visit& visit : step.excluded) ASSERT_NE(paths[0][visit.step - 1], visit.cell) << made.text;
    }
    ASSERT_EQ(written, paths[0]) << made.text;
    ++explained;
  }
  EXPECT_GT(explained, 200);
}

TEST(Way, EveryClaimOfEverySentenceIsTrueOfWhatIsWrittenAndConcluded) {
  SmallPaths small(14);
  Rng rng(14);
  int clashes = 0, others = 0;
  std::map<std::string_view, std::size_t> read;
  for (int round = 0; round < 3'000; ++round) {
    auto made = small.make();
    if (rng.coin()) spoil(made.puzzle, rng);
    const auto table = CandidateTable::of(made.puzzle, {});
    Position position(*table);
    const Way way = find_way(position, highest_level, plain_wording(), {}, {});
    Position concluded(*table);
    (void)concluded.propagate();
    ASSERT_NO_FATAL_FAILURE(expect_follows(way.steps, printed(made.puzzle), concluded, read)) << made.text;
    ++(way.end == WayEnd::clash ? clashes : others);
  }
  EXPECT_GT(clashes, 300);
  EXPECT_GT(others, 300);
  for (const Deduction* rule : deductions()) {
    EXPECT_TRUE(rule->name == "search" || read[rule->name] > 5) << rule->name;
  }
}

TEST(Way, NothingIsLeftOutThatAStepRestsOn) {
  SmallPaths small(13);
  Rng rng(13);
  std::size_t checked[7] = {}, clashes = 0;
  for (int round = 0; round < 1'500; ++round) {
    auto made = small.make();
    if (round % 3 == 0) spoil(made.puzzle, rng);
    const auto table = CandidateTable::of(made.puzzle, {});
    Position found(*table), position(*table);
    const Way way = find_way(found, level_what_if, plain_wording(), {}, {});
    if (way.end != WayEnd::solved && way.end != WayEnd::clash) continue;
    (void)position.propagate();
    for (const WayStep& step : way.steps) {
      Position by_rules = position;
      const bool is_well = Deducer(by_rules).deduce(std::max(step.level, level_reach), {});
      ASSERT_TRUE(is_well || way.end == WayEnd::clash) << made.text;
      if (step.is_clash()) {
        ASSERT_FALSE(is_well) << made.text << step.because;
        ++clashes;
        break;
      }
      // From a clash anything follows.
      for (const Visit& visit : step.placed)
        ASSERT_TRUE(!is_well || by_rules.cell_at(visit.step) == visit.cell) << made.text;
      for (const auto& [cell, number] : step.excluded)
        ASSERT_TRUE(!is_well || !by_rules.may(number, cell)) << made.text << step.because;
      take(position, step);
      ASSERT_TRUE(position.clash() == Clash::none || way.end == WayEnd::clash) << made.text;
      ++checked[step.level];
    }
    ASSERT_TRUE(position.is_complete() || way.end == WayEnd::clash) << made.text;
  }
  for (const int level : {1, 2, 3, 4, 5}) EXPECT_GT(checked[level], 10u) << level;
  EXPECT_GT(clashes, 100u);
}

TEST(Way, ANumberThatGoesWrongAtOnceIsSaidWithTheOneThatHasNoCell) {
  const Board board = make_board({.name = "king:3x3"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {4, 5}, {8, 9}}};
  const auto table = CandidateTable::of(puzzle, {});
  Position position(*table);
  const Way way =
      find_way(position, level_what_if, Wording([&](Vertex v) { return board.label(v); }), {}, {});
  ASSERT_FALSE(way.steps.empty());
  EXPECT_THAT(way.steps.front().because,
              testing::HasSubstr("4 cannot be at 1,2 or 2,1: then no cell beside it is left for 3"));
}

}  // namespace hamlet::path
