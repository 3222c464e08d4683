#include "cli/neo4j/fake_server_test_help.hpp"

#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;
using testing::Not;

class Neo4jBackend : public Program {
 protected:
  /// Runs a command without the Neo4j variables of the tests' own environment.
  RunResult ask(const std::string& line, const std::string& url, const std::string& variables = "") const {
    return run("unset HAMLET_NEO4J_URL NEO4J_USER NEO4J_PASSWORD; " + variables + " " + line +
               " --backend neo4j --server " + url);
  }
  /// Answers searches with these bytes, and everything else correctly.
  static FakeServer::Answer answering(std::string bytes) {
    return [bytes](const FakeRequest& request) {
      return FakeServer::Pieces{request.searches() ? bytes : done(request)};
    };
  }
  static std::string run_id(const FakeRequest& request) {
    for (const char* name : {"run", "gone"}) {
      if (request.body["parameters"].contains(name)) return request.body["parameters"][name];
    }
    return "";
  }
};

TEST_F(Neo4jBackend, StoresTheBoardSearchesAndRemovesIt) {
  FakeServer server(answering(rows("[[[0,1,2]],[[2,1,0]]]")));
  const auto solved = ask("hamlet solve square:1x3 --limit all --json", server.url());
  EXPECT_EQ(solved.code, 0) << solved.err;
  EXPECT_EQ(solved.json()["answer"], "found");
  EXPECT_EQ(solved.json()["paths"].dump(), "[[[1,1],[1,2],[1,3]],[[1,3],[1,2],[1,1]]]");
  EXPECT_EQ(solved.json()["method"], "neo4j-apoc");
  EXPECT_EQ(solved.json()["complete"], true);

  const auto requests = server.requests();
  ASSERT_EQ(requests.size(), 3u);
  EXPECT_TRUE(requests[0].stores());
  EXPECT_EQ(requests[0].body["parameters"]["moves"].dump(), "[[0,1],[1,0],[1,2],[2,1]]");
  EXPECT_EQ(requests[0].body["parameters"]["cells"][2]["col"], 2);
  EXPECT_TRUE(requests[1].searches());
  EXPECT_EQ(requests[1].body["parameters"]["length"], 2);
  EXPECT_TRUE(requests[2].removes());
  EXPECT_THAT(requests[0].head, HasSubstr("POST /db/neo4j/query/v2 HTTP/1.1"));
  EXPECT_THAT(run_id(requests[0]), HasSubstr("hamlet-"));
  EXPECT_EQ(run_id(requests[0]), run_id(requests[1]));
  EXPECT_EQ(run_id(requests[0]), run_id(requests[2]));
}

TEST_F(Neo4jBackend, TwoRunsNeverShareABoard) {
  FakeServer server(answering(rows("[[[0,1,2]]]")));
  ask("hamlet solve square:1x3", server.url());
  ask("hamlet solve square:1x3", server.url());
  const auto requests = server.requests();
  ASSERT_EQ(requests.size(), 6u);
  EXPECT_NE(run_id(requests[0]), run_id(requests[3]));
}

TEST_F(Neo4jBackend, StartEndAndLimitAreParametersOfEveryQuery) {
  FakeServer server(answering(rows("[[[0,1,2]]]")));
  for (const char* query : {"raw", "constructive", "apoc", "apoc-global"}) {
    ask(std::string("hamlet solve square:1x3 --start 1,1 --end 1,3 --limit 7 --query ") + query,
        server.url());
    const FakeRequest search = server.requests()[server.requests().size() - 2];
    EXPECT_EQ(search.body["parameters"]["start"], 0) << query;
    EXPECT_EQ(search.body["parameters"]["end"], 2) << query;
    EXPECT_EQ(search.body["parameters"]["limit"], 7) << query;
    for (const char* parameter : {"$run", "$start", "$end", "$limit"})
      EXPECT_THAT(search.statement(), HasSubstr(parameter)) << query;
  }
}

TEST_F(Neo4jBackend, UserAndPasswordComeFromTheEnvironment) {
  FakeServer server(answering(rows("[]")));
  ask("hamlet solve square:1x3", server.url(), "export NEO4J_USER=Aladdin NEO4J_PASSWORD='open sesame';");
  EXPECT_THAT(server.requests()[0].head, HasSubstr("Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n"));
  ask("hamlet solve square:1x3", server.url());
  EXPECT_THAT(server.requests()[3].head, Not(HasSubstr("Authorization")));
}

TEST_F(Neo4jBackend, AnAnswerMayComeInChunksAndPieces) {
  FakeServer server([](const FakeRequest& request) -> FakeServer::Pieces {
    if (!request.searches()) return {done(request)};
    return {"HT",    "TP/1.1 202 Accepted\r\ntransfer-encoding: chun",         "ked\r\n\r",
            "\n2",   "a\r\n{\"data\":{\"fields\":[\"path\"],\"values\":[[[0,", "1\r\n8\r\n,2]]]}}\n\r\n0\r",
            "\n\r\n"};
  });
  const auto solved = ask("hamlet solve square:1x3 --json", server.url());
  EXPECT_EQ(solved.code, 0) << solved.err;
  EXPECT_EQ(solved.json()["paths"].size(), 1u);
}

TEST_F(Neo4jBackend, NothingFoundIsAProofOnlyIfTheQueryFindsAll) {
  FakeServer server(answering(rows("[]")));
  const auto none = ask("hamlet solve square:1x3 --query constructive --json", server.url());
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["answer"], "none");
  const auto unknown = ask("hamlet solve square:1x3 --query apoc-global --json", server.url());
  EXPECT_EQ(unknown.code, 3);
  EXPECT_EQ(unknown.json()["answer"], "unknown");
  EXPECT_THAT(unknown.json()["why"], HasSubstr("proves nothing"));
}

TEST_F(Neo4jBackend, CountsWhatItFindsInBothDirections) {
  FakeServer server(answering(rows("[[[0,1,2]],[[2,1,0]]]")));
  const auto counted = ask("hamlet count square:1x3 --json", server.url());
  EXPECT_EQ(counted.code, 0) << counted.err;
  EXPECT_EQ(counted.json()["count"], "2");
  EXPECT_EQ(counted.json()["directed"], "2");
  EXPECT_EQ(counted.json()["undirected"], "1");
  EXPECT_EQ(counted.json()["method"], "neo4j-apoc");
  EXPECT_EQ(ask("hamlet count square:1x3 --undirected --json", server.url()).json()["count"], "1");
  EXPECT_EQ(ask("hamlet count square:1x3 --query apoc-global", server.url()).code, 3);
  const auto verified = ask("hamlet count square:1x3 --verify", server.url());
  EXPECT_TRUE(verified.complains_in_one_line()) << verified.err;
}

struct Failing {
  const char* what;
  std::string bytes;
  int code;
  const char* said;
};

TEST_F(Neo4jBackend, EveryFailureIsOneSentence) {
  const Failing table[] = {
      {"no HTTP", "SSH-2.0-OpenSSH_9.2p1\r\n", 2, "is no Neo4j server: it does not speak HTTP"},
      {"a page", http(200, "<html>Welcome</html>"), 2,
       "is no Neo4j server of version 5.19 or later: its answer (HTTP 200)"},
      {"no page", http(404, "not found"), 2, "its answer (HTTP 404) is not that of the Query API"},
      {"old Neo4j", error(404, "Neo.ClientError.Request.Invalid", "Not Found"), 2, "(HTTP 404)"},
      {"other JSON", http(200, R"({"data":[1,2]})"), 2, "is not that of the Query API"},
      {"password", error(401, "Neo.ClientError.Security.Unauthorized", "Invalid credential."), 2,
       "NEO4J_PASSWORD: the server at"},
      {"no APOC", error(400, "Neo.ClientError.Procedure.ProcedureNotFound", "There is no procedure"), 2,
       "has no APOC procedures; 'constructive' needs none"},
      {"no database", error(404, "Neo.ClientError.Database.DatabaseNotFound", "…"), 2,
       "has no database 'neo4j'"},
      {"first password", error(403, "Neo.ClientError.Security.CredentialsExpired", "…"), 2,
       "wants its first password changed"},
      {"its time limit", error(400, "Neo.ClientError.Transaction.TransactionTimedOut", "…"), 3,
       "the time limit of the server"},
      {"its memory", error(400, "Neo.TransientError.General.MemoryPoolOutOfMemoryError", "…"), 3,
       "the memory of the server"},
      {"anything else", error(400, "Neo.DatabaseError.General.UnknownError", "no\\nidea"), 3,
       "gave up: no idea (Neo.DatabaseError.General.UnknownError)"},
      {"a code alone", error(400, "Neo.DatabaseError.General.UnknownError", ""), 3,
       "gave up: Neo.DatabaseError.General.UnknownError"},
      {"an error without words", http(202, R"({"errors":[{}]})"), 3, "gave up without saying why"},
      {"other fields", http(202, R"({"data":{"fields":[],"values":[]}})"), 2,
       "its answer (HTTP 202) is not that of the Query API"},
      {"rows too long", rows("[[[0,1,2],[0,1,2]]]"), 2, "is not that of the Query API"},
      {"errors after rows",
       http(
           202,
           R"({"data":{"fields":["path"],"values":[[[0,1,2]]]},"errors":[{"code":"Neo.ClientError.Transaction.Terminated","message":"Ended."}]})"),
       3, "gave up: Ended."},
      {"half an answer", rows("[[[0,1,2]]]").substr(0, 100), 3, "went away before it had answered"},
      {"half a chunk", "HTTP/1.1 202 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{", 3,
       "went away before it had answered"},
      {"a wrong path", rows("[[[0,2,1]]]"), 3, "returned a path that breaks the rules"},
      {"a short path", rows("[[[0,1]]]"), 3, "returned a path that breaks the rules"},
      {"no path", rows(R"([["what"]])"), 3, "returned a path that breaks the rules"},
      {"a cell too far", rows("[[[0,1,99999999999]]]"), 3, "returned a path that breaks the rules"},
  };
  for (const auto& [what, bytes, code, said] : table) {
    FakeServer server(answering(bytes));
    const auto outcome = ask("hamlet solve square:1x3", server.url());
    EXPECT_EQ(outcome.code, code) << what << ": " << outcome.err;
    const std::string& sentence = code == 2 ? outcome.err : outcome.out;
    EXPECT_THAT(sentence, HasSubstr(said)) << what;
    EXPECT_EQ(std::ranges::count(sentence, '\n'), 1) << what << ": " << sentence;
    EXPECT_TRUE(server.requests().back().removes()) << what;
  }
}

TEST_F(Neo4jBackend, AWrongPasswordAndNoneAreTold) {
  FakeServer server([](const FakeRequest&) -> FakeServer::Pieces {
    return {error(401, "Neo.ClientError.Security.Unauthorized", "Invalid credential.")};
  });
  const auto none = ask("hamlet solve square:1x3", server.url());
  EXPECT_TRUE(none.complains_in_one_line()) << none.err;
  EXPECT_THAT(none.err, HasSubstr("asks for a password, and this environment variable has none"));
  const auto wrong = ask("hamlet solve square:1x3", server.url(), "export NEO4J_PASSWORD=wrong;");
  EXPECT_TRUE(wrong.complains_in_one_line()) << wrong.err;
  EXPECT_THAT(wrong.err, HasSubstr("refuses the user 'neo4j' with this password"));
}

TEST_F(Neo4jBackend, AServerThatIsNotThereIsTold) {
  FakeServer server(answering(rows("[]")));
  server.close();
  const auto refused = ask("hamlet solve square:1x3", server.url());
  EXPECT_TRUE(refused.complains_in_one_line()) << refused.err;
  EXPECT_THAT(refused.err, HasSubstr(server.url() + " refuses the connection"));
}

TEST_F(Neo4jBackend, AServerThatDiesDuringTheSearchLeavesTheAnswerUnknown) {
  FakeServer server([&](const FakeRequest& request) -> FakeServer::Pieces {
    return {request.stores() ? done(request) : ""};
  });
  const auto lost = ask("hamlet solve square:1x3 --json", server.url());
  EXPECT_EQ(lost.code, 3);
  EXPECT_EQ(lost.json()["answer"], "unknown");
  EXPECT_THAT(lost.json()["why"], HasSubstr("went away before it had answered"));
}

TEST_F(Neo4jBackend, ASearchOverItsTimeIsEndedOnTheServerToo) {
  FakeServer server([](const FakeRequest& request) -> FakeServer::Pieces {
    if (request.searches()) return {};
    return {done(request)};
  });
  const auto late = ask("hamlet solve square:1x3 --time 0.2 --json", server.url());
  EXPECT_EQ(late.code, 3);
  EXPECT_EQ(late.json()["why"], "the time limit was reached");
  const auto requests = server.requests();
  ASSERT_EQ(requests.size(), 4u);
  EXPECT_TRUE(requests[2].ends_queries());
  EXPECT_EQ(run_id(requests[2]), run_id(requests[1]));
  EXPECT_TRUE(requests[3].removes());
}

TEST_F(Neo4jBackend, AnInterruptedSearchIsEndedOnTheServerToo) {
  FakeServer server([](const FakeRequest& request) -> FakeServer::Pieces {
    if (request.searches()) return {};
    return {done(request)};
  });
  const auto stopped = ask("timeout -s INT 0.5 " HAMLET_PROGRAM " solve square:1x3 --json", server.url());
  EXPECT_EQ(stopped.json()["why"], "it was stopped");
  ASSERT_EQ(server.requests().size(), 4u);
  EXPECT_TRUE(server.requests()[2].ends_queries());
}

TEST_F(Neo4jBackend, AServerThatHasNotStoredTheWholeBoardIsNotBelieved) {
  for (const char* stored : {"[]", "[[0,0]]", "[[3,3]]", "[[2,4]]", "[[\"3\",4]]", "[[3,4],[3,4]]"}) {
    FakeServer server([&](const FakeRequest& request) -> FakeServer::Pieces {
      if (!request.stores()) return {rows("[]")};
      return {http(202, R"({"data":{"fields":["cells","moves"],"values":)" + std::string(stored) + "}}")};
    });
    for (const char* line : {"hamlet solve square:1x3", "hamlet count square:1x3"}) {
      const auto outcome = ask(line, server.url());
      EXPECT_TRUE(outcome.complains_in_one_line()) << stored << outcome.out << outcome.err;
      EXPECT_THAT(outcome.err, HasSubstr("has not stored the board's 3 cells and 4 moves")) << stored;
    }
  }
}

TEST_F(Neo4jBackend, AServerThatSaysYesToEverythingIsNotBelieved) {
  FakeServer server([](const FakeRequest&) -> FakeServer::Pieces {
    return {http(202, R"({"data":{"fields":[],"values":[]},"bookmarks":[]})")};
  });
  for (const char* line : {"hamlet solve diplomatico:4x5", "hamlet count diplomatico:4x5"}) {
    const auto outcome = ask(line, server.url());
    EXPECT_TRUE(outcome.complains_in_one_line()) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("is not that of the Query API"));
  }
}

TEST_F(Neo4jBackend, AServerThatNeverAnswersIsLeftAtOnce) {
  FakeServer server([](const FakeRequest&) { return FakeServer::Pieces{}; });
  for (const char* line :
       {"hamlet solve square:1x3 --time 0.3", "timeout -s INT 0.3 " HAMLET_PROGRAM " solve square:1x3"}) {
    EXPECT_THAT(ask(line, server.url()).out, HasSubstr("unknown: ")) << line;
  }
  for (const FakeRequest& request : server.requests()) EXPECT_TRUE(request.stores());
}

TEST_F(Neo4jBackend, AServerThatDripsOrNeverEndsIsLeftAtOnce) {
  const std::string head = "HTTP/1.1 202 Accepted\r\n\r\n";
  FakeServer::Pieces drops(400, "["), flood(400, std::string(1 << 16, '['));
  for (FakeServer::Pieces pieces : {drops, flood}) {
    pieces.front() = head;
    FakeServer server([&](const FakeRequest&) { return pieces; });
    EXPECT_EQ(ask("hamlet solve square:1x3 --time 0.3", server.url()).code, 3);
    EXPECT_EQ(server.requests().size(), 1u);
  }
}

TEST_F(Neo4jBackend, AServerThatFallsSilentIsGivenAMomentToCleanUp) {
  FakeServer server([](const FakeRequest& request) -> FakeServer::Pieces {
    if (!request.stores()) return {};
    return {done(request)};
  });
  EXPECT_EQ(ask("hamlet solve square:1x3 --time 0.3", server.url()).code, 3);
  const auto requests = server.requests();
  ASSERT_EQ(requests.size(), 4u);
  EXPECT_TRUE(requests[2].ends_queries());
  EXPECT_TRUE(requests[3].removes());
}

TEST_F(Neo4jBackend, NobodyWaitsForTheBoardToBeRemovedLongerThanTheRunMayTake) {
  FakeServer server([](const FakeRequest& request) -> FakeServer::Pieces {
    if (request.removes()) return {};
    return {request.searches() ? rows("[[[0,1,2]]]") : done(request)};
  });
  EXPECT_EQ(ask("hamlet solve square:1x3 --time 0.3", server.url()).code, 0);
}

TEST_F(Neo4jBackend, WhatIsNotForItIsToldBeforeAnyoneIsAsked) {
  write("bridges.txt", "kind: hashi\nk: 2\n1 . 1\n");
  const std::pair<const char*, const char*> table[] = {
      {"hamlet solve square:1x3 --backend oracle", "--backend: unknown backend 'oracle'; there is neo4j"},
      {"hamlet solve square:1x3 --server http://127.0.0.1:1", "--server: it belongs to --backend neo4j"},
      {"hamlet solve square:1x3 --query raw", "--query: it belongs to --backend neo4j"},
      {"hamlet solve square:1x3 --backend neo4j", "--server: no server is given"},
      {"hamlet solve square:1x3 --backend neo4j --server localhost", "does not begin with http://"},
      {"hamlet solve square:1x3 --backend neo4j --server https://x", "does not begin with http://"},
      {"hamlet solve square:1x3 --backend neo4j --server http://", "names no machine"},
      {"hamlet solve square:1x3 --backend neo4j --server http://a/b", "names no machine"},
      {"hamlet solve square:1x3 --backend neo4j --server http://x:y", "has no port from 0 to 65535"},
      {"hamlet solve square:1x3 --backend neo4j --server http://x:99999", "has no port from 0 to 65535"},
      {"hamlet solve square:1x3 --backend neo4j --server 'http://[::1'", "has no closing bracket"},
      {"hamlet solve square:1x3 --backend neo4j --server http://me:pw@x",
       "belong in NEO4J_USER and NEO4J_PASSWORD"},
      {"hamlet solve square:1x3 --backend neo4j --server http://127.0.0.1:1 --query apok",
       "did you mean 'apoc'?"},
      {"hamlet solve square:1x3 --backend neo4j --server http://127.0.0.1:1 --solver sat-edges",
       "for Hamlet's own methods"},
      {"hamlet solve square:2x2 --closed --backend neo4j --server http://127.0.0.1:1",
       "the queries know of a start and an end"},
      {"hamlet solve square:1x3 --clue 1,2=2 --backend neo4j --server http://127.0.0.1:1",
       "the queries know of a start and an end"},
      {"hamlet solve square:200x200 --backend neo4j --server http://127.0.0.1:1",
       "a board of 40000 cells is too large"},
      {"hamlet solve bridges.txt --backend neo4j", "--backend: it is for path puzzles"},
  };
  for (const auto& [line, said] : table) {
    const auto outcome = run(std::string("unset HAMLET_NEO4J_URL; ") + line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << ": " << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said)) << line;
  }
}

}  // namespace hamlet
