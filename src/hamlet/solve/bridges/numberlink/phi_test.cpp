#include "hamlet/solve/bridges/numberlink/phi.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/numberlink/configurations.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges::numberlink {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

std::vector<std::string> texts(const std::vector<Word>& words) {
  std::vector<std::string> texts;
  for (const Word& word : words) texts.push_back(to_text(word));
  return texts;
}

Position position_of(const std::vector<std::string>& rows, int k = 2) {
  return Position(BridgesPuzzle(grid_from_rows(rows, k)));
}

/// The condition that a word breaks, also as its sentence names it; 0 if the word is feasible, -1 if it is
/// not in Φ_k.
int fate(const Position& position, Vertex p, const std::string& text) {
  for (const Fate& fate : describe_node(position, p).words) {
    if (to_text(fate.word) != text) continue;
    if (!fate.broken) return 0;
    const int condition = fate.broken->condition;
    EXPECT_THAT(why_dropped(position, p, fate),
                StartsWith(condition == 6 ? "A loop" : "Condition " + std::to_string(condition) + ": "));
    return condition;
  }
  return -1;
}

/// A position with part of a solution drawn, or with random connections if there is no solution.
Position random_position(Rng& rng, const BridgesPuzzle& puzzle) {
  Position position(puzzle);
  const auto nets = all_nets(puzzle, 1);
  for (LaneIndex lane = 0; lane < puzzle.lanes().size(); ++lane) {
    if (nets.empty()) {
      const auto [a, b] = puzzle.lanes()[lane];
      const bool loop = puzzle.grid().no_loops && position.groups().find(a) == position.groups().find(b);
      if (rng.below(4) == 0 && !loop) position.draw(lane, std::min(position.room(lane), 1));
    } else {
      position.draw(lane, static_cast<int>(rng.below(nets[0][lane] + 1)));
    }
  }
  return position;
}

}  // namespace

TEST(Words, AreWrittenAsTheDocumentWritesThem) {
  Word word;
  EXPECT_EQ(to_text(word), "∅");
  word.count(1) = 2;
  word.count(4) = 1;
  EXPECT_EQ(to_text(word), "114");
  word.count(8) = 50;
  EXPECT_EQ(to_text(word), "1^2 4^1 8^50");
}

TEST(Words, DirectionsGoRoundAsNamed) {
  BridgesGrid grid = grid_from_rows({"???", "???", "???"});
  grid.eight = true;
  const KGrid octagons{BridgesPuzzle(grid)};
  const std::vector<std::string> cells = {"r1c2", "r2c3", "r3c2", "r2c1", "r1c3", "r3c3", "r3c1", "r1c1"};
  for (Direction l = 1; l <= 8; ++l) {
    const auto neighbour = octagons.neighbour(4, l);
    ASSERT_TRUE(neighbour) << name_of(l);
    EXPECT_EQ(octagons.puzzle().labels()(neighbour->island), cells[l - 1]);
    EXPECT_EQ(octagons.neighbour(neighbour->island, opposite(l))->island, 4u);
  }
  EXPECT_FALSE(octagons.neighbour(0, 1));
}

TEST(PhiK, OfThe2IsTheDocumentsList) {
  const Position position = position_of({"2.2", "...", "2.2"});
  EXPECT_THAT(texts(phi_k(position, 0)),
              ElementsAre("11", "12", "13", "14", "22", "23", "24", "33", "34", "44"));
}

TEST(PhiK, OfThe5IsTheDocumentsList) {
  const Position position = position_of({"..1..", ".....", "1.5.1", ".....", "..1.."});
  EXPECT_THAT(texts(phi_k(position, 2)),
              ElementsAre("11223", "11224", "11233", "11234", "11244", "11334", "11344", "12233", "12234",
                          "12244", "12334", "12344", "13344", "22334", "22344", "23344"));
}

/// The document's Figure 4 is a picture. In this grid of ours, the same happens to a 2 in the corner: the
/// words 11 and 22 would close it off with another 2.
TEST(PhiGamma, OfA2InTheCornerIs12) {
  const Position position = position_of({"2.2", "...", "2.2"});
  EXPECT_THAT(texts(phi_gamma(position, 2)), ElementsAre("12"));
  for (const char* word : {"33", "44", "13", "14", "23", "24", "34"})
    EXPECT_EQ(fate(position, 2, word), 3) << word;
  for (const char* word : {"11", "22"}) EXPECT_EQ(fate(position, 2, word), 4) << word;
  EXPECT_EQ(to_text(*omega_star(position, 2)), "12");
}

TEST(PhiGamma, EachConditionDropsWords) {
  // A 3 with a single bridge drawn to its right: a second and third there are too many.
  const BridgesPuzzle three(grid_from_rows({"4.3", "...", "?.?"}));
  EXPECT_EQ(fate(Position(three, std::vector<Bridge>{{0, 1, 1}}), 0, "223"), 1);
  // The way down is crossed.
  const BridgesPuzzle cross(grid_from_rows({"?.2.?", "?...?", "?.?.?"}));
  EXPECT_EQ(fate(Position(cross, std::vector<Bridge>{{3, 4, 1}}), 1, "23"), 2);
  EXPECT_EQ(fate(Position(cross), 1, "23"), 0);
  // The right neighbour takes only one.
  EXPECT_EQ(fate(position_of({"3.1", "...", "3.?"}), 0, "223"), 3);
  // Two 1s would be alone.
  EXPECT_EQ(fate(position_of({"1.1", "...", "2.?"}), 0, "2"), 4);
  // The 1 has no neighbour but the 2, which would be complete.
  EXPECT_EQ(fate(position_of({"1.2.3", "....?"}), 2, "344"), 5);
  BridgesGrid tree = grid_from_rows({"2.?", "...", "?.?"});
  tree.no_loops = true;
  EXPECT_EQ(fate(Position(BridgesPuzzle(tree), std::vector<Bridge>{{1, 3, 1}, {2, 3, 1}}), 0, "23"), 6);
}

TEST(PhiGamma, AWordThatCrossesTheLastWayOfANodeStrandsIt) {
  // The top and the bottom node can meet in the middle, but that crosses the only way of the nodes at the
  // sides.
  const Position position = position_of({".1.", "1.1", ".1."});
  EXPECT_EQ(fate(position, 0, "3"), 4);
  const Position wide = position_of({".2.", "1.1", ".2.", "..."});
  EXPECT_EQ(fate(wide, 0, "33"), 4);
  const Position open = position_of({".3?", "1.1", ".??"});
  EXPECT_EQ(fate(open, 0, "233"), 5);
}

TEST(Phi, AnUnknownMagnitudeHasNoWords) {
  const Position position = position_of({"?.2", "..."});
  EXPECT_THROW(phi_k(position, 0), InputError);
  EXPECT_THAT(to_text(*omega_star(position, 0)), "∅");
  const NodeDescription node = describe_node(position, 0);
  EXPECT_FALSE(node.phi_k_size);
  EXPECT_THAT(node.sentences.back(), HasSubstr("not known"));
  // As a neighbour, it takes what k allows.
  EXPECT_EQ(to_text(*omega_star(position, 1)), "44");
}

TEST(Phi, WhatIsTooMuchToListIsCounted) {
  BridgesGrid grid = grid_from_rows({"???", "???", "???"}, 1'000'000);
  grid.eight = true;
  grid.islands[4].demand = 1'000'000;
  const Position position{BridgesPuzzle(grid)};
  try {
    phi_k(position, 4);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("198418254032143246033089089907145450001 words"));
  }
  EXPECT_FALSE(describe_node(position, 4).listed);
  EXPECT_THAT(to_text(*omega_star(position, 4)), "∅");
}

TEST(OmegaStar, IsFoundForAnyK) {
  BridgesGrid grid = grid_from_rows({".?.", "???", ".?."}, 400'000);
  grid.islands[2].demand = 400'000;
  EXPECT_TRUE(omega_star(Position(BridgesPuzzle(grid)), 2)->is_empty());
  // The top needs 1, and has no other neighbour. The three others take 400 000 each, so any two of them and
  // the top leave one for the third.
  grid.islands[0].demand = 1;
  grid.islands[2].demand = 800'002;
  const auto word = omega_star(Position(BridgesPuzzle(grid)), 2);
  EXPECT_EQ(to_text(*word), "1234");
}

TEST(OmegaStar, IsWhatTheFeasibleWordsShare) {
  Rng rng(7);
  int forced = 0, impossible = 0;
  for (int round = 0; round < 6000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng, {.most_islands = 9}));
    const Position position = random_position(rng, puzzle);
    for (Vertex p = 0; p < puzzle.islands().size(); ++p) {
      if (!position.magnitude(p)) continue;
      const auto words = phi_gamma(position, p);
      const auto found = omega_star(position, p);
      ASSERT_EQ(found.has_value(), !words.empty()) << to_rows(puzzle.grid());
      if (words.empty()) {
        ++impossible;
        continue;
      }
      Word common = words[0];
      for (const Word& word : words) {
        for (Direction l = 1; l <= most_directions; ++l)
          common.count(l) = std::min(common.count(l), word.count(l));
      }
      ASSERT_EQ(to_text(*found), to_text(common)) << to_rows(puzzle.grid()) << "node " << p;
      forced += !common.is_empty();
    }
  }
  EXPECT_GT(forced, 5000);
  EXPECT_GT(impossible, 500);
}

/// Compares with drawing the word and then checking the whole grid.
TEST(PhiGamma, IsTheDefinitionWordForWord) {
  Rng rng(8);
  for (int round = 0; round < 400; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng, {.most_islands = 8, .most_k = 3}));
    const Position position = random_position(rng, puzzle);
    const auto stranded = [](const Position& in, Vertex p) {
      return in.magnitude(p) && *in.magnitude(p) > 0 && in.open_neighbours(p) == 0;
    };
    for (Vertex p = 0; p < puzzle.islands().size(); ++p) {
      if (!position.magnitude(p) || *position.magnitude(p) == 0) continue;
      const Surroundings around(position, p);
      for (const Word& word : phi_k(position, p)) {
        const auto broken = around.broken_by(word);
        std::optional<Position> after;
        try {
          after = build(position, p, word);
        } catch (const InputError&) {
          ASSERT_TRUE(broken && (broken->condition <= 3 || broken->condition == 6 || puzzle.grid().no_loops));
          continue;
        }
        const auto& joined = after->groups().group_of(p);
        const bool closed = joined.is_closed() && !after->groups().is_one();
        bool strands = false;
        for (Vertex s = 0; s < puzzle.islands().size(); ++s)
          strands |= stranded(*after, s) && !stranded(position, s);
        const bool was_stranded_near = broken && broken->condition == 5 && stranded(position, broken->node);
        ASSERT_EQ(broken.has_value(), closed || strands || was_stranded_near)
            << to_rows(puzzle.grid()) << to_text(word) << " at " << p;
      }
    }
  }
}

TEST(PhiGamma, ContainsTheWordOfEverySolution) {
  Rng rng(9);
  int words = 0;
  for (int round = 0; round < 4000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const auto nets = all_nets(puzzle, 20);
    if (nets.empty()) continue;
    const Position position = random_position(rng, puzzle);
    for (const BridgesByLane& net : nets) {
      if (!std::ranges::equal(net, position.drawn(), std::greater_equal{})) continue;
      for (Vertex p = 0; p < puzzle.islands().size(); ++p) {
        if (!position.magnitude(p)) continue;
        Word word;
        for (std::size_t i = 0; i < position.grid().directions_of(p).size(); ++i) {
          const LaneIndex lane = position.grid().network().outlets(p)[i].lane;
          word.count(position.grid().directions_of(p)[i]) = net[lane] - position.drawn()[lane];
        }
        ASSERT_FALSE(Surroundings(position, p).broken_by(word)) << to_rows(puzzle.grid()) << to_text(word);
        ++words;
      }
    }
  }
  EXPECT_GT(words, 10000);
}

TEST(DescribeNode, SaysInWordsWhatTheListsSay) {
  const Position position = position_of({"2.2", "...", "2.2"});
  const NodeDescription node = describe_node(position, 2);
  EXPECT_THAT(
      node.sentences,
      ElementsAre("The 2 at r3c1 has 2 neighbours: 1 the 2 at r1c1 (top), 2 the 2 at r3c3 (right).",
                  "Φ_2: by k alone there are 10 words of length 2.",
                  "Φ_Γ: 1 of them is feasible; condition 3 drops 7; condition 4 drops 2.",
                  "ω* = 12: every feasible word has 1 bridge to r1c1 (top), 1 bridge to r3c3 (right)."));
  EXPECT_EQ(why_dropped(position, 2, node.words[0]),
            "Condition 4: the 2 at r3c1 and all that is joined to it would be complete and cut off.");
  EXPECT_EQ(why_dropped(position, 2, node.words[2]), "Condition 3: there is no bottom neighbour.");
  EXPECT_EQ(*node.phi_k_size, configurations(2, 2, 4));
}

TEST(DescribeNode, ACompleteNodeHasTheEmptyWord) {
  const BridgesPuzzle puzzle(grid_from_rows({"1.2.1"}));
  const Position position(puzzle, std::vector<Bridge>{{0, 1, 1}});
  EXPECT_THAT(texts(phi_gamma(position, 0)), ElementsAre("∅"));
  EXPECT_THAT(describe_node(position, 0).sentences.back(), HasSubstr("complete"));
}

TEST(BuilderFunction, DrawsLessensAndRefuses) {
  const Position position = position_of({"2.2", "...", "2.2"});
  Word word;
  word.count(1) = word.count(2) = 1;
  const Position after = build(position, 2, word);
  EXPECT_THAT(after.drawn(), ElementsAre(0, 1, 0, 1));
  EXPECT_EQ(after.magnitude(2), 0);
  EXPECT_EQ(after.magnitude(0), 1);
  EXPECT_EQ(after.magnitude(3), 1);
  EXPECT_EQ(after.magnitude(1), 2);
  word.count(3) = 1;
  EXPECT_THROW(build(position, 2, word), InputError);
  Word twice;
  twice.count(1) = 2;
  EXPECT_THROW(build(after, 2, twice), InputError);
}

TEST(Position, RefusesWhatBreaksTheRules) {
  const BridgesPuzzle cross(grid_from_rows({".1.", "1.1", ".1."}));
  const auto complaint = [&](const std::vector<Bridge>& drawn) -> std::string {
    try {
      Position position(cross, drawn);
    } catch (const InputError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(complaint({{0, 3, 1}}), "");
  EXPECT_THAT(complaint({{0, 3, 1}, {1, 2, 1}}),
              HasSubstr("bridges[1]: a bridge between r2c1 and r2c3 crosses"));
  EXPECT_THAT(complaint({{0, 3, 2}}), HasSubstr("more bridges than its number"));
  EXPECT_THAT(complaint({{0, 3, 3}}), HasSubstr("more than 2 bridges"));
  EXPECT_THAT(complaint({{0, 1, 1}}), HasSubstr("not neighbours"));
  EXPECT_THAT(complaint({{0, 9, 1}}), HasSubstr("no such island"));
  EXPECT_THAT(complaint({{0, 3, -1}}), HasSubstr("-1 is no number"));
}

}  // namespace hamlet::bridges::numberlink
