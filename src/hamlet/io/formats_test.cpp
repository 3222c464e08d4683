#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

std::string small_penpa_link() {
  return write_one("penpa", path_sheet_on({.name = "king:2x2"}, {{{1, 1}, 1}}));
}

const std::map<std::string, std::vector<std::string>> good_texts = {
    {"penpa",
     {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=https://puzz.link/p?hashi/2/1/11",
      small_penpa_link()}},
    {"puzzlink", {"https://puzz.link/p?hashi/2/1/11", "p.html?hashi/2/1/11"}},
    {"pzprv3", {"pzprv3/hashikake/1/2/1 1/1/", "pzprv3\nhashikake\n1\n2\n1 1\n1\n"}},
    {"tatham", {"3:1a1f", "3x1m2L:1a1", "3x1d2:1a1"}},
    {"ascent", {"2x2mR:1c", "2x2mCdeS:1c", "2x2mE:1c"}},
    {"kudamono", {"https://pedros.works/paper-puzzle-player?W=3x2&L=(5)1x1&G=hidoku", "?W=3x2&G=hidoku&L="}},
    {"janko",
     {"[begin]\npuzzle hashi\n[problem]\n1 - 1\n[end]\n", "[problem]\n1 - -\n",
      "puzzle hidoku\n[problem]\n1 0\n"}},
    {"records", {"@id a\n@grid\n1 1\n", "\n@grid\n1 1"}},
    {"has", {"1 3 2\n1 0 1\n", "2 4 3\n2 0 1 0\n1 0 0 0\n"}},
    {"edges", {"1 2\n2 3\n3 1\n", "a b\nb -- c\n", "x -> y\n"}},
    {"text", {"kind: hidato\n1 .\n", "1 .\n. 3\n"}},
    {"rosetta", {"0 0 1\n0 0 9\n0 0 0", "__ 33 35 .\n1\n", "hopido\n1 2 3\n", "3 1 0\n0 0 0\n"}},
};

std::filesystem::path shared_folder() {
  if (const char* given = std::getenv("HAMLET_SHARED")) return given;
  return std::filesystem::path(HAMLET_SOURCE) / "../shared";
}

std::string content_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// Reads all puzzles of a file and checks their solutions.
std::vector<Sheet> checked(const std::filesystem::path& file) {
  auto sheets = read_sheets(content_of(file), file.filename().string());
  for (const Sheet& sheet : sheets) {
    if (!sheet.has_solution()) continue;
    const auto violations = check(sheet);
    EXPECT_TRUE(violations.empty()) << file << ", " << sheet.title << ": " << violations[0].sentence;
  }
  return sheets;
}

/// Round trip: the writer either refuses what its reader accepted, or writes a text that reads as the same
/// puzzles. Solutions are not compared, since some formats drop them.
void check_reading_back(const Format& format, const std::vector<Sheet>& sheets) {
  std::string text;
  try {
    text = write_sheets(format, sheets);
  } catch (const InputError&) {
    return;
  }
  const auto again = format.read(text, MemoryBudget{});
  ASSERT_EQ(again.size(), sheets.size()) << text;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    EXPECT_TRUE(same_puzzle(again[i], sheets[i])) << text;
  }
}

std::size_t solved(const std::vector<Sheet>& sheets) {
  return static_cast<std::size_t>(std::ranges::count_if(sheets, &Sheet::has_solution));
}

}  // namespace

TEST(Formats, AGoodTextGoesToItsOwnFormat) {
  for (const auto& [name, texts] : good_texts) {
    for (const std::string& text : texts) {
      std::string_view first;
      std::vector<std::string_view> claimed_by;
      for (const Format* candidate : formats()) {
        if (!candidate->recognises || !candidate->recognises(text)) continue;
        if (first.empty()) first = candidate->name;
        claimed_by.push_back(candidate->name);
      }
      EXPECT_EQ(first, name) << text;
      // Text and edges accept nearly anything and therefore come after the others.
      std::erase_if(claimed_by, [&](auto claimant) {
        return claimant != name && (claimant == "text" || claimant == "edges");
      });
      EXPECT_THAT(claimed_by, testing::ElementsAre(name)) << text;
    }
  }
}

TEST(Formats, TheExamplesOfTheManualAreReadAndSolved) {
  int examples = 0;
  for (const char* page : {"README.md", "docs/format.md"}) {
    const std::string text = content_of(std::filesystem::path(HAMLET_SOURCE) / page);
    for (std::size_t at = text.find("```"); at != std::string::npos;) {
      const std::size_t begin = text.find('\n', at) + 1, end = text.find("```", begin);
      const std::string block = text.substr(begin, end - begin);
      at = text.find("```", end + 3);
      if (!block.starts_with("kind:") && !block.starts_with("{")) continue;
      ++examples;
      for (const Sheet& sheet : read_sheets(block, page)) {
        EXPECT_TRUE(!sheet.has_solution() || check(sheet).empty()) << block;
      }
    }
  }
  EXPECT_EQ(examples, 4);
}

TEST(Formats, WhateverIsCutOrChangedEndsInASentence) {
  Rng rng(11);
  for (const auto& [name, texts] : good_texts) {
    for (const std::string& good : texts) {
      for (int i = 0; i < 2000; ++i) {
        std::string text = good;
        for (std::uint64_t changes = 1 + rng.below(3); changes > 0 && !text.empty(); --changes) {
          const std::size_t at = rng.below(text.size());
          switch (rng.below(3)) {
            case 0:
              text.resize(at);
              break;
            case 1:
              text[at] = static_cast<char>(1 + rng.below(126));
              break;
            default:
              const std::size_t from = rng.below(text.size()), length = rng.below(6);
              text.insert(at, text.substr(from, length));
          }
        }
        try {
          format(name).recognises(text);
          const auto sheets = format(name).read(text, MemoryBudget{std::uint64_t{1} << 28});
          EXPECT_NO_THROW(check_reading_back(format(name), sheets)) << text;
        } catch (const InputError& error) {
          EXPECT_FALSE(error.message().empty());
        }
      }
    }
  }
}

TEST(Formats, RandomSheetsAreSolvedByTheirSolutions) {
  Rng rng(12);
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(
        check(random_bridges_sheet(
                  rng, {.k = 1 + i % 4, .eight = i % 3 == 0, .no_loops = i % 2 == 0, .unknowns = true}))
            .empty());
    EXPECT_TRUE(
        check(random_path_sheet(rng, {.board = i % 2 ? "hex:4" : "knight:6x6", .diamonds = true})).empty());
  }
}

TEST(Formats, PublishedCollectionsAreReadAndTheirSolutionsHold) {
  const auto data = shared_folder() / "data";
  if (!std::filesystem::exists(data))
    GTEST_SKIP() << "the collections are not here: " << data << " (HAMLET_SHARED names another folder)";
  const std::map<std::string, std::size_t> expected = {{"bridges/published_300.txt", 300},
                                                       {"bridges/generated_15x15.txt", 45},
                                                       {"bridges/generated_25x25.txt", 45},
                                                       {"bridges/generated_15x15_k3.txt", 10},
                                                       {"paths/hidoku_170.txt", 170},
                                                       {"paths/rikudo_4.txt", 4},
                                                       {"paths/hidato_1.txt", 1}};
  for (const auto& [file, count] : expected) {
    const auto sheets = checked(data / file);
    EXPECT_EQ(sheets.size(), count) << file;
    EXPECT_EQ(solved(sheets), count) << file;
  }
  const auto hopido = checked(data / "paths/hopido_2.txt");
  EXPECT_EQ(hopido.size(), 2U);
  EXPECT_EQ(solved(hopido), 0U);
  std::size_t matrices = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(data / "bridges")) {
    if (file.path().extension() == ".has") matrices += checked(file.path()).size();
  }
  EXPECT_EQ(matrices, 40U);
  std::size_t graphs = 0;
  for (const auto& file : std::filesystem::directory_iterator(data / "fhcp")) {
    const auto sheets = checked(file.path());
    graphs += sheets.size();
    EXPECT_TRUE(sheets[0].path().puzzle.closed) << file;
    EXPECT_GE(sheets[0].path().board.size(), 66U) << file;
  }
  EXPECT_EQ(graphs, 41U);
}

}  // namespace hamlet
