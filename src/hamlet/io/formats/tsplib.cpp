#include <fmt/format.h>

#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/graph_text.hpp"

// TSPLIB's Hamiltonian cycle problems: `KEY : VALUE` lines, then EDGE_DATA_SECTION with one edge per line
// (EDGE_LIST) or a vertex and its neighbours up to −1 (ADJ_LIST), a final −1, and EOF. The question is a
// closed tour.

namespace hamlet {

namespace {

bool recognises_tsplib(std::string_view text) {
  const auto head = text.substr(0, 4096);
  for (auto line : lines(head)) {
    const auto key = trimmed(line.substr(0, line.find(':')));
    if (key.empty()) continue;
    return key == "NAME" || key == "TYPE" || key == "COMMENT" || key == "DIMENSION" ||
           key == "EDGE_DATA_FORMAT";
  }
  return false;
}

struct Header {
  std::string title;
  std::vector<std::string> names;  // of vertices, from comments
  std::int64_t vertices = -1;
  bool adjacency = false;
};

/// Reads up to and including EDGE_DATA_SECTION; returns the number of lines read.
std::size_t read_header(std::string_view text, const std::vector<std::string_view>& all, Header& header,
                        const MemoryBudget& memory) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string where = fmt::format("line {}", i + 1);
    const auto line = trimmed(all[i]);
    if (line.empty()) continue;
    if (line == "EDGE_DATA_SECTION") return i + 1;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
      throw InputError(where, "a line 'KEY : VALUE' or EDGE_DATA_SECTION belongs here");
    const auto key = trimmed(line.substr(0, colon)), value = trimmed(line.substr(colon + 1));
    if (key == "NAME") {
      header.title = value;
    } else if (key == "COMMENT") {
      read_vertex_name(value, header.names);
    } else if (key == "TYPE") {
      if (value != "HCP")
        throw InputError(where, fmt::format("this is a '{}' problem; of TSPLIB only HCP can be read",
                                            value.substr(0, 40)));
    } else if (key == "DIMENSION") {
      const auto n = scan_integer(value);
      if (!n || *n < 0)
        throw InputError(where, fmt::format("'{}' is not a number of vertices", value.substr(0, 40)));
      require_graph_fits(static_cast<double>(*n), 0, where, memory);
      require_long_enough(text, *n, where);
      header.vertices = *n;
    } else if (key == "EDGE_DATA_FORMAT") {
      if (value != "EDGE_LIST" && value != "ADJ_LIST")
        throw InputError(where, "EDGE_DATA_FORMAT is EDGE_LIST or ADJ_LIST");
      header.adjacency = value == "ADJ_LIST";
    }
  }
  throw InputError(fmt::format("line {}", all.size()), "the file ends before EDGE_DATA_SECTION");
}

std::vector<Sheet> read_tsplib(std::string_view text, const MemoryBudget& memory) {
  const auto all = lines(text);
  Header header;
  const std::size_t first = read_header(text, all, header, memory);
  if (header.vertices < 0)
    throw InputError(fmt::format("line {}", first), "DIMENSION must come before EDGE_DATA_SECTION");

  std::vector<Edge> edges;
  std::optional<Vertex> from;
  bool ended = false;
  for (std::size_t i = first; i < all.size() && !ended; ++i) {
    for (auto word : words(all[i])) {
      const std::string where = fmt::format("line {}", i + 1);
      if (word == "EOF" || (word == "-1" && !from)) {
        ended = true;
        break;
      }
      if (word == "-1" && header.adjacency) {
        from.reset();
        continue;
      }
      const Vertex v = numbered_vertex(word, header.vertices, where);
      if (!from) {
        from = v;
        continue;
      }
      if (*from == v) throw InputError(where, fmt::format("an edge joins {} to itself", word));
      edges.push_back({*from, v});
      if (!header.adjacency) from.reset();
    }
  }
  if (from) throw InputError(fmt::format("line {}", all.size()), "the last edge has only one end");
  std::vector<Sheet> sheets;
  sheets.push_back(
      graph_sheet(numbered_board(static_cast<Vertex>(header.vertices), edges, false, header.names), true));
  sheets.back().title = header.title;
  return sheets;
}

std::string write_tsplib(std::span<const Sheet> sheets) {
  const Sheet& whole = only_sheet(sheets, "tsplib");
  const PathSheet& sheet = path_only(whole, "tsplib");
  const Graph& graph = sheet.board.graph();
  if (!sheet.puzzle.closed)
    throw InputError(
        "tsplib",
        "an HCP file asks for a closed tour, and this puzzle for an open path; `closed` makes it one");
  if (graph.is_directed())
    throw InputError("tsplib", "this format holds edges, and cannot hold the arcs of a directed graph");
  if (whole.title.find_first_of("\r\n") != std::string::npos)
    throw InputError("tsplib", "a title of several lines cannot be written here");
  std::string out;
  if (!whole.title.empty()) out += fmt::format("NAME : {}\n", whole.title);
  for (Vertex v = 0; has_names(sheet.board) && v < graph.vertex_count(); ++v) {
    out += fmt::format("COMMENT : {}\n", vertex_name_comment(sheet.board, v));
  }
  out += fmt::format("TYPE : HCP\nDIMENSION : {}\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n",
                     graph.vertex_count());
  for (const Edge& edge : graph.edges()) out += fmt::format("{} {}\n", edge.from + 1, edge.to + 1);
  return out + "-1\nEOF\n";
}

}  // namespace

extern const Format tsplib_format = {
    .name = "tsplib",
    .summary = "a graph and the question of a closed tour, in TSPLIB's HCP format",
    .ending = ".hcp",
    .is_graph = true,
    .holds = {.closed = true, .title = true},
    .recognises = recognises_tsplib,
    .read = read_tsplib,
    .write = write_tsplib,
};

}  // namespace hamlet
