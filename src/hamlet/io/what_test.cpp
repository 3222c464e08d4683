#include "hamlet/io/what.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "hamlet/base/error.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet {

namespace fs = std::filesystem;

namespace {

class What : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/hamlet-what-XXXXXX";
    folder_ = mkdtemp(name);
    before_ = fs::current_path();
    fs::current_path(folder_);
  }
  void TearDown() override {
    fs::current_path(before_);
    fs::remove_all(folder_);
  }
  static void write(const char* file, const char* text) { std::ofstream(file) << text; }

 private:
  fs::path folder_, before_;
};

}  // namespace

TEST_F(What, IsABoardAFileOrALink) {
  write("knight-tour.txt", "kind: numbrix\n1 .\n");
  write("tutte", "a b\n");
  EXPECT_EQ(kind_of_what("knight:5x5"), WhatKind::board);
  EXPECT_EQ(kind_of_what("tutte"), WhatKind::board);
  EXPECT_EQ(kind_of_what("./tutte"), WhatKind::file);
  EXPECT_EQ(kind_of_what("knight-tour.txt"), WhatKind::file);
  EXPECT_EQ(kind_of_what("graph:tutte"), WhatKind::graph_file);
  EXPECT_EQ(kind_of_what("https://puzz.link/p?hashi/2/1/11"), WhatKind::inline_text);
  EXPECT_EQ(kind_of_what("-"), WhatKind::file);
  EXPECT_THROW(kind_of_what("nothing"), InputError);
}

TEST_F(What, AGraphFileIsABoardWithoutAQuestion) {
  write("plain", "1 2\n2 3\n");
  write("tour.hcp", "TYPE : HCP\nDIMENSION : 2\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n-1\n");
  write("puzzle.txt", "kind: numbrix\n1 .\n");
  EXPECT_EQ(open_what("graph:plain")[0].path().board.size(), 3u);
  EXPECT_FALSE(open_what("graph:tour.hcp")[0].path().puzzle.closed);
  EXPECT_TRUE(open_what("tour.hcp")[0].path().puzzle.closed);
  EXPECT_THROW(open_what("graph:puzzle.txt"), InputError);
}

TEST_F(What, ADamagedGraphFileIsRefusedInTheFormatOfItsEnding) {
  // As a list of edges, this is a single vertex called "D?".
  write("cut.g6", "D?\n");
  EXPECT_THROW(open_what("graph:cut.g6"), InputError);
}

TEST_F(What, ManySheetsShareOneMemory) {
  std::string many = "[";
  for (int i = 0; i < 30; ++i)
    many += std::string(i ? "," : "") + R"({"hamlet":1,"kind":"hidato","board":{"name":"king:300x300"}})";
  write("many.json", (many + "]").c_str());
  EXPECT_THROW(open_what("many.json", MemoryBudget(50'000'000)), InputError);
  EXPECT_NO_THROW(open_what("many.json", MemoryBudget(500'000'000)));
}

TEST_F(What, AMarkInFrontOfUtf8DoesNotMatter) {
  write("marked.txt", "\xEF\xBB\xBFkind: numbrix\n1 .\n");
  EXPECT_EQ(open_what("marked.txt")[0].kind->name, "numbrix");
}

TEST_F(What, AFileIsReplacedThroughItsLinkAndKeepsItsMode) {
  write("old", "old");
  fs::permissions("old", fs::perms::owner_all);
  fs::create_symlink("old", "link");
  write_file("link", "new");
  EXPECT_TRUE(fs::is_symlink("link"));
  EXPECT_EQ(read_file("old"), "new");
  EXPECT_EQ(fs::status("old").permissions(), fs::perms::owner_all);
}

TEST_F(What, WhatCannotBeWrittenIsSaidBeforehand) {
  const auto complaint = [](std::vector<std::string> files) -> std::string {
    try {
      require_can_write(files);
    } catch (const InputError& error) {
      return error.what();
    }
    return "";
  };
  fs::create_directory("folder");
  fs::create_symlink("nowhere", "loose");
  write("old", "old");
  fs::create_symlink("old", "link");
  EXPECT_EQ(complaint({"new", "old", "folder/new", "/dev/null", "/dev/null"}), "");
  EXPECT_EQ(complaint({"no/new"}), "no/new: cannot be written: No such file or directory");
  EXPECT_EQ(complaint({"folder"}), "folder: this is a folder; a file's name belongs here");
  EXPECT_EQ(complaint({"loose"}), "loose: this symbolic link points to nothing; give the name of a file");
  for (const auto& [one, other] :
       {std::pair("new", "./new"), std::pair("old", "link"), std::pair("new", "folder/../new")})
    EXPECT_EQ(complaint({one, other}),
              std::string(other) + ": this file is to be written twice; each needs a name of its own");
  EXPECT_EQ(read_file("old"), "old");
  EXPECT_FALSE(fs::exists("new"));
}

}  // namespace hamlet
