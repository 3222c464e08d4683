#include "read/other_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>

#include "hamlet/base/error.hpp"
#include "hamlet/io/format.hpp"
#include "read/verdict.hpp"

// The checker's graph readers must accept the same texts as Hamlet's, and read the same graphs.

namespace proof_check {

namespace {

using Edges = std::set<std::pair<std::string, std::string>>;

/// Vertices sorted by name, and edges between names; if undirected, the smaller name first.
struct ReadGraph {
  bool directed = false;
  std::set<std::string> names;
  Edges edges;
  friend bool operator==(const ReadGraph&, const ReadGraph&) = default;

  void add_edge(std::string a, std::string b) {
    if (!directed && b < a) std::swap(a, b);
    edges.emplace(std::move(a), std::move(b));
  }
};

std::optional<ReadGraph> read_by_checker(const TextFile& file) {
  try {
    const OtherGraph other = read_other_graph(file);
    ReadGraph graph{.directed = other.directed, .names = {}, .edges = {}};
    const auto name = [&](int v) { return other.names.empty() ? std::to_string(v) : other.names[v - 1]; };
    for (int v = 1; v <= other.vertices; ++v) graph.names.insert(name(v));
    for (const auto& [a, b] : other.edges) graph.add_edge(name(a), name(b));
    return graph;
  } catch (const Verdict& verdict) {
    EXPECT_EQ(verdict.code, unreadable) << file.text;
    return std::nullopt;
  }
}

class Texts {
 public:
  explicit Texts(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t n) { return random_() % n; }
  const std::string& one_of(const std::vector<std::string>& words) { return words[below(words.size())]; }

  std::string vertex() {
    return one_of({"1",    "2",    "3",  "4",   "1",   "2",         "3",          "4",
                   "5",    "a",    "b",  "02",  "-1",  "0",         "4294967297", "1.5",
                   "--",   "->",   "#",  "x:y", "EOF", "[problem]", "ä",          "99999999999999999999",
                   "1->2", "a--b", "->3"});
  }

  std::string edge_list() {
    static const std::vector<std::string> first = {
        "", "", "# vertices, then edges\n", "# vertices, then arcs\n", "%\n", "\xef\xbb\xbf", "p edge 3 3\n"};
    std::string text = one_of(first);
    const bool clean = below(2) == 0, arcs = below(2) == 0;
    for (std::size_t lines = below(12); lines > 0; --lines) {
      const std::string a = clean ? std::to_string(1 + below(5)) : vertex(),
                        b = clean ? std::to_string(1 + below(5)) : vertex();
      switch (below(clean ? 3 : 12)) {
        case 0:
        case 1:
        case 2:
          text += a + (below(8) == 0 ? " " : arcs ? " -> " : one_of({" ", " -- ", "\t", " \f"})) + b;
          break;
        case 3:
          text += a;
          break;
        case 4:
          text += one_of({"# ", " %", "#"}) + a + " " + b + " and more";
          break;
        case 5:
          text += a + " " + b + " " + vertex();
          break;
        case 6:
          text += a + one_of({" ->", "->", " -- ", " => ", " <- "}) + b;
          break;
        case 7:
          text += one_of({"\x01", "\x7f", "\xff", "\xc2\x85", std::string(1, '\0')}) + a;
          break;
        default:
          text += a + " " + b;
      }
      text += one_of({"\n", "\n", "\n", "\r\n", "\n\n", " \n", "\r"});
    }
    return text;
  }

  std::string hcp() {
    static const std::vector<std::string> heads = {"NAME : x",
                                                   "TYPE : HCP",
                                                   "TYPE: HCP ",
                                                   "COMMENT : vertex 1 is called a",
                                                   "DIMENSION : 4",
                                                   "DIMENSION: 5",
                                                   "DIMENSION:3",
                                                   "COMMENT : vertex 2 is called b",
                                                   "DIMENSION : 004",
                                                   "EDGE_DATA_FORMAT : EDGE_LIST",
                                                   "EDGE_DATA_FORMAT : ADJ_LIST",
                                                   "COMMENT : vertex 3 is called c"};
    static const std::vector<std::string> odd_heads = {"TYPE : TSP",
                                                       "DIMENSION : 0",
                                                       "DIMENSION : 99999999999",
                                                       "DIMENSION : 4 5",
                                                       "DIMENSION",
                                                       "EDGE_DATA_FORMAT : FULL",
                                                       "FOO : bar",
                                                       ": x",
                                                       "",
                                                       "COMMENT : vertex 1 is called ",
                                                       "COMMENT : vertex is called 1 is called x",
                                                       "COMMENT : vertex 01 is called a b",
                                                       "COMMENT: vertex 2 is called a",
                                                       "foo"};
    std::string text;
    for (std::size_t lines = 2 + below(8); lines > 0; --lines)
      text += one_of(below(6) == 0 ? odd_heads : heads) + "\n";
    if (below(8) != 0) text += "DIMENSION : 4\n";
    if (below(16) != 0)
      text += one_of({"EDGE_DATA_SECTION\n", " EDGE_DATA_SECTION \r\n", "EDGE_DATA_SECTION\n1 2\n"});
    for (std::size_t words = below(20); words > 0; --words) {
      text += below(12) == 0 ? vertex() : std::to_string(1 + below(4));
      text += one_of({" ", " ", "\n", "\n", "\t", " -1\n"});
    }
    return text + one_of({"", "-1\n", "-1\nEOF\n", "EOF", "-1\nEOF\nrubbish 1 2 3\n", "-1\n[problem]\n",
                          "\n-1\n1 4\n"});
  }

 private:
  std::mt19937 random_;
};

/// What only the checker refuses: control characters and invalid UTF-8, a byte order mark, the first
/// character of a sheet.
bool is_refused_on_purpose(const std::string& text) {
  constexpr std::string_view white = "\t\n\v\f\r";
  for (const char c : text) {
    if ((c >= 0 && c < ' ' && white.find(c) == white.npos) || c == '\x7f' || c == '\xff') return true;
  }
  const std::size_t first = text.find_first_not_of(" \t\n\v\f\r");
  return text.starts_with("\xef\xbb\xbf") || text.find("\xc2\x85") != text.npos ||
         (first != text.npos && (text[first] == '{' || text[first] == '['));
}

/// The first format that recognises the text, which is Hamlet's choice.
std::string_view claimed_by(std::string_view text) {
  for (const hamlet::Format* format : hamlet::formats()) {
    if (format->read && format->recognises(text)) return format->name;
  }
  return "";
}

/// Reads a text as `graph:FILE` does: in the format that recognises it, or as an edge list.
std::optional<ReadGraph> read_by_hamlet(std::string_view format, const std::string& text) {
  try {
    const auto sheets = format.empty() ? hamlet::read_as(hamlet::format_named("edges", ""), text, "graph")
                                       : hamlet::read_sheets(text, "graph");
    const hamlet::Board& board = sheets.front().path().board;
    ReadGraph graph{.directed = board.graph().is_directed(), .names = {}, .edges = {}};
    for (hamlet::Vertex v = 0; v < board.size(); ++v) graph.names.insert(board.label(v));
    for (const hamlet::Edge& edge : board.graph().edges())
      graph.add_edge(board.label(edge.from), board.label(edge.to));
    return graph;
  } catch (const hamlet::InputError&) {
    return std::nullopt;
  }
}

/// Compares the two readers; returns whether both accept the text.
bool compare(const std::string& name, const std::string& text) {
  const auto ours = read_by_checker({name, text});
  const std::string_view format = claimed_by(text);
  const bool other_format = format != "" && format != "edges" && format != "tsplib";
  // The checker reads two formats; texts in other formats are skipped.
  if (other_format && !is_refused_on_purpose(text)) return false;
  // A .hcp file must begin like one.
  if (is_refused_on_purpose(text) || (name.ends_with(".hcp") && format != "tsplib")) {
    EXPECT_FALSE(ours) << text;
    return false;
  }
  const auto theirs = read_by_hamlet(format, text);
  // A text without edges is an edge list only if it has Hamlet's own heading.
  if (theirs && theirs->edges.empty() && format.empty()) {
    EXPECT_FALSE(ours) << text;
    return false;
  }
  EXPECT_EQ(ours.has_value(), theirs.has_value()) << name << ":\n" << text;
  if (!ours || !theirs) return false;
  EXPECT_TRUE(*ours == *theirs) << name << ":\n" << text;
  return true;
}

}  // namespace

TEST(OtherGraphs, AreReadAsHamletReadsThem) {
  Texts texts(20);
  int lists = 0, problems = 0;
  for (int round = 0; round < 25000; ++round) {
    lists += compare("graph.edges", texts.edge_list());
    problems += compare("graph.hcp", texts.hcp());
    problems += compare("graph", texts.hcp());
    compare("graph.hcp", texts.edge_list());
  }
  // Enough texts of both formats were accepted.
  EXPECT_GT(lists, 2000);
  EXPECT_GT(problems, 2000);
}

TEST(OtherGraphs, OfThePagesAreReadAsHamletReadsThem) {
  for (const char* text : {"# a triangle\na b\nb -- c\n% and\nc a\nd\n", "a -> b\n", "3 1\n2 3\n",
                           "# vertices, then arcs\n1\n2\n3\n", "# vertices, then edges\n1\n2\n3\n",
                           "1\n2 3\n", "x y\ny z\nz x\nx y\n"})
    EXPECT_TRUE(compare("graph.edges", text)) << text;
  for (const char* text :
       {"# vertices, then arcs\n1 2\n", "a b\nb -> c\n", "a -> b\nb -- c\n", "a -> a\n", "a b c\n", "a ->\n",
        "-> a\n", "->\n", "", "DQc\nDQc\nDQc\n", "{\n\"a\": 1\n}\n", "[1]\n"})
    EXPECT_FALSE(compare("graph.edges", text)) << text;
  for (const char* text :
       {"TYPE: HCP\nDIMENSION: 3\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n1 2 3 -1\n2 3 -1\n-1\nEOF\n",
        "DIMENSION : 3\nEDGE_DATA_SECTION\n1 2 2 3 -1 3 1\n"})
    EXPECT_TRUE(compare("graph.hcp", text)) << text;
  for (const char* text :
       {"TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_SECTION\n1 2\n3\n",
        "TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_SECTION\n1 -1\n", "TYPE : TSP\n",
        "TYPE : HCP\nEDGE_DATA_SECTION\n1 2\n", "TYPE : HCP\nDIMENSION : 3x\nEDGE_DATA_SECTION\n1 2\n",
        "TYPE : HCP\nDIMENSION : 2000000\nEDGE_DATA_SECTION\n1 2\n"})
    EXPECT_FALSE(compare("graph.hcp", text)) << text;
}

}  // namespace proof_check
