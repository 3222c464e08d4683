#include <gmock/gmock.h>

#include <algorithm>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

/// Tests against the server of `scripts/neo4j start`.
class Neo4jServer : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    if (std::getenv("HAMLET_NEO4J_URL") == nullptr)
      GTEST_SKIP() << "HAMLET_NEO4J_URL names no server; eval \"$(scripts/neo4j start)\" starts one";
  }
  std::vector<nlohmann::json> sorted_paths(const std::string& line) const {
    const auto solved = run("hamlet solve --limit all --json " + line);
    EXPECT_LE(solved.code, 1) << line << ": " << solved.err << solved.out.substr(0, 300);
    if (solved.code > 1) return {};
    EXPECT_EQ(solved.json()["complete"], true) << line;
    auto paths = solved.json()["paths"].get<std::vector<nlohmann::json>>();
    std::ranges::sort(paths);
    return paths;
  }
  /// Returns the server's answer to a statement, sent by a client that is not Hamlet's.
  std::string asked(const std::string& statement) const {
    write("ask.py", R"(import base64, json, os, sys, urllib.request
who = os.environ.get("NEO4J_USER", "neo4j") + ":" + os.environ.get("NEO4J_PASSWORD", "")
request = urllib.request.Request(os.environ["HAMLET_NEO4J_URL"] + "/db/neo4j/query/v2",
    json.dumps({"statement": sys.argv[1]}).encode(), {"Content-Type": "application/json", "Accept": "application/json",
    "Authorization": "Basic " + base64.b64encode(who.encode()).decode()})
print(json.dumps(json.load(urllib.request.urlopen(request))["data"]["values"]), end="")
)");
    return run("python3 ask.py \"" + statement + "\"").out;
  }
};

struct Boards {
  const char* name;
  const char* last_cell;
  std::size_t all;
  std::size_t across;  // from 1,1 to the last cell
};

TEST_F(Neo4jServer, FindsExactlyOurPathsByApocAndConstructive) {
  const Boards boards[] = {{"4x5", "4,5", 144, 0}, {"4x6", "4,6", 128, 0}, {"5x5", "5,5", 12400, 28}};
  for (const auto& [name, last, all, across] : boards) {
    const std::string board = std::string("diplomatico:") + name;
    const std::string from = " --start 1,1", to = std::string(" --end ") + last;
    EXPECT_EQ(sorted_paths(board).size(), all) << board;
    EXPECT_EQ(sorted_paths(board + from + to).size(), across) << board;
    for (const std::string& ends : {std::string(), from, to, from + to}) {
      const auto ours = sorted_paths(board + ends);
      for (const char* query : {"apoc", "constructive"})
        EXPECT_EQ(sorted_paths(board + ends + " --backend neo4j --query " + query), ours)
            << board << ends << " " << query;
    }
  }
}

TEST_F(Neo4jServer, FindsOurPathsByRawWhereThatEnds) {
  EXPECT_EQ(sorted_paths("diplomatico:4x5 --start 1,1 --backend neo4j --query raw"),
            sorted_paths("diplomatico:4x5 --start 1,1"));
  EXPECT_EQ(sorted_paths("diplomatico:4x5 --start 1,1 --end 4,5 --backend neo4j --query raw").size(), 0u);
}

TEST_F(Neo4jServer, SearchesSmallBoardsHolesAndNamedGraphs) {
  for (const std::string board : {"square:1x1", "square:1x2", "square:3x3 --blocked 2,2", "petersen:5,2",
                                  "complete:4", "diplomatico:4x4"}) {
    const auto ours = sorted_paths(board);
    for (const char* query : {"apoc", "constructive", "raw"}) {
      if (board == "petersen:5,2" && query == std::string("raw")) continue;
      EXPECT_EQ(sorted_paths(board + " --backend neo4j --query " + query), ours) << board << " " << query;
    }
  }
}

TEST_F(Neo4jServer, TheDocumentsUniquenessLosesPaths) {
  const auto lost =
      run("hamlet solve diplomatico:4x5 --limit all --json --backend neo4j --query apoc-global");
  EXPECT_EQ(lost.code, 3);
  EXPECT_EQ(lost.json()["answer"], "unknown");
  EXPECT_EQ(lost.json()["paths"].size(), 0u);
}

TEST_F(Neo4jServer, SeveralRunsAtOnceDoNotDisturbOneAnother) {
  const auto counted =
      run("hamlet count diplomatico:4x5 --backend neo4j > a & hamlet count diplomatico:4x6 --backend neo4j > "
          "b &\n"
          "hamlet count diplomatico:4x5 --backend neo4j > c & wait; cat a b c");
  EXPECT_EQ(counted.out,
            "144 paths, directed (72 undirected), by neo4j-apoc\n"
            "128 paths, directed (64 undirected), by neo4j-apoc\n"
            "144 paths, directed (72 undirected), by neo4j-apoc\n");
}

TEST_F(Neo4jServer, CountsAsWeDo) {
  for (const char* board : {"diplomatico:4x6", "diplomatico:5x5 --start 1,1", "complete:4"}) {
    const auto ours = run(std::string("hamlet count --json ") + board).json();
    const auto theirs = run(std::string("hamlet count --json --backend neo4j ") + board).json();
    for (const char* field : {"count", "directed", "undirected"})
      EXPECT_EQ(theirs[field], ours[field]) << board << " " << field;
  }
}

TEST_F(Neo4jServer, StopsAtTheLimit) {
  for (const char* query : {"apoc", "constructive", "raw"}) {
    const auto some =
        run(std::string("hamlet solve diplomatico:4x5 --limit 3 --json --backend neo4j --query ") + query);
    EXPECT_EQ(some.code, 0) << query << some.err;
    EXPECT_EQ(some.json()["paths"].size(), 3u) << query;
    EXPECT_EQ(some.json()["complete"], false) << query;
  }
}

TEST_F(Neo4jServer, LeavesNeitherABoardNorAQueryBehind) {
  const auto late = run("hamlet solve diplomatico:6x6 --limit all --backend neo4j --query raw --time 1");
  EXPECT_EQ(late.code, 3);
  EXPECT_THAT(late.out, HasSubstr("unknown: the time limit was reached"));
  EXPECT_EQ(asked("MATCH (n:Node) WHERE n.run STARTS WITH 'hamlet-' RETURN count(n)"), "[[0]]");
  EXPECT_EQ(
      asked("SHOW TRANSACTIONS YIELD parameters WHERE parameters.run STARTS WITH 'hamlet-' RETURN count(*)"),
      "[[0]]");
}

TEST_F(Neo4jServer, RefusesAWrongPassword) {
  const auto wrong = run("export NEO4J_PASSWORD=not-the-password; hamlet solve square:1x3 --backend neo4j");
  EXPECT_TRUE(wrong.complains_in_one_line()) << wrong.err;
  EXPECT_THAT(wrong.err, HasSubstr("refuses the user"));
}

}  // namespace hamlet
