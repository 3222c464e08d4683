#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/graph_text.hpp"

// graph6 and digraph6: the number of vertices, then the adjacency matrix, six bits per character, starting at
// '?'. An undirected graph stores the upper triangle column by column. A directed one begins with '&' and
// stores the whole matrix row by row.

namespace hamlet {

namespace {

constexpr std::string_view graph6_heading = ">>graph6<<";
constexpr std::string_view graph6_directed_heading = ">>digraph6<<";
constexpr unsigned lowest = 63, highest = 126;

bool is_sextet(char c) {
  return static_cast<unsigned char>(c) >= lowest && static_cast<unsigned char>(c) <= highest;
}

struct Encoded {
  bool directed = false;
  std::uint64_t vertices = 0;
  std::string_view bits;

  std::uint64_t bit_count() const {
    return directed ? vertices * vertices : vertices * (vertices - (vertices > 0)) / 2;
  }
  bool length_fits() const { return bits.size() == (bit_count() + 5) / 6; }
};

/// Returns nullopt if the line does not begin with a number of vertices.
std::optional<Encoded> split_off_size(std::string_view line) {
  Encoded encoded;
  if (line.starts_with('&')) {
    encoded.directed = true;
    line.remove_prefix(1);
  }
  if (line.empty() || !std::ranges::all_of(line, is_sextet)) return std::nullopt;
  const bool middle = line[0] == '~', large = line.starts_with("~~");
  const std::size_t skip = large ? 2 : middle ? 1 : 0, length = large ? 6 : middle ? 3 : 1;
  if (line.size() < skip + length) return std::nullopt;
  for (char c : line.substr(skip, length))
    encoded.vertices = encoded.vertices << 6 | (static_cast<unsigned char>(c) - lowest);
  encoded.bits = line.substr(skip + length);
  // A larger matrix would be longer than any text.
  if (encoded.vertices > 1'000'000'000) return std::nullopt;
  return encoded;
}

std::string_view without_heading(std::string_view text) {
  for (auto head : {graph6_heading, graph6_directed_heading}) {
    if (text.starts_with(head)) return text.substr(head.size());
  }
  return text;
}

bool recognises_graph6(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with(graph6_heading) || text.starts_with(graph6_directed_heading)) return true;
  const auto encoded = split_off_size(trimmed(text.substr(0, text.find('\n'))));
  return encoded && encoded->length_fits();
}

Sheet read_one(std::string_view line, const std::string& where, const MemoryBudget& memory) {
  const auto encoded = split_off_size(line);
  if (!encoded)
    throw InputError(
        where,
        "this is not graph6: it starts with no number of vertices, or has characters outside '?' to '~'");
  if (!encoded->length_fits()) {
    throw InputError(where,
                     fmt::format("a graph of {} vertices has {} characters of edges here, not {}",
                                 encoded->vertices, (encoded->bit_count() + 5) / 6, encoded->bits.size()));
  }
  const auto bit = [&](std::uint64_t i) {
    return (static_cast<unsigned char>(encoded->bits[static_cast<std::size_t>(i / 6)]) - lowest) >>
               (5 - i % 6) &
           1;
  };
  const auto n = static_cast<Vertex>(encoded->vertices);
  std::vector<Edge> edges;
  std::uint64_t next = 0;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < (encoded->directed ? n : a); ++b, ++next) {
      if (!bit(next)) continue;
      if (a == b) throw InputError(where, fmt::format("an arc joins vertex {} to itself", a + 1));
      edges.push_back(encoded->directed ? Edge{a, b} : Edge{b, a});
    }
  }
  require_graph_fits(n, static_cast<double>(edges.size()), where, memory);
  return graph_sheet(numbered_board(n, edges, encoded->directed));
}

std::vector<Sheet> read_graph6(std::string_view text, const MemoryBudget& memory) {
  std::vector<Sheet> sheets;
  const auto all = lines(without_heading(trimmed(text)));
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!trimmed(all[i]).empty())
      sheets.push_back(read_one(trimmed(all[i]), fmt::format("line {}", i + 1), memory));
  }
  if (sheets.empty()) throw InputError("line 1", "the graph is missing");
  return sheets;
}

void append_number(std::string& out, std::uint64_t value, int sextets) {
  for (int i = sextets - 1; i >= 0; --i) out += static_cast<char>(lowest + (value >> (6 * i) & 63));
}

std::string encoded(const Graph& graph) {
  const Vertex n = graph.vertex_count();
  std::string out = graph.is_directed() ? "&" : "";
  if (n <= 62) {
    append_number(out, n, 1);
  } else if (n <= 258047) {
    out += '~';
    append_number(out, n, 3);
  } else {
    out += "~~";
    append_number(out, n, 6);
  }
  unsigned pending = 0;
  int filled = 0;
  const auto put = [&](bool bit) {
    pending = pending << 1 | static_cast<unsigned>(bit);
    if (++filled < 6) return;
    out += static_cast<char>(lowest + pending);
    pending = 0;
    filled = 0;
  };
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < (graph.is_directed() ? n : a); ++b) put(graph.has_arc(a, b));
  }
  while (filled != 0) put(false);
  return out;
}

std::string write_graph6(std::span<const Sheet> sheets) {
  std::string out;
  for (const Sheet& whole : sheets) {
    const PathSheet& sheet = path_only(whole, "graph6");
    if (!sheet.board.has_cells() && has_names(sheet.board)) {
      throw InputError("graph6", "this format numbers its vertices, and cannot hold their names");
    }
    if (sheet.board.size() > 30'000) {
      throw InputError("graph6", fmt::format("the matrix of a graph of {} vertices is too large for this "
                                             "format; 'edges' is made for such graphs",
                                             sheet.board.size()));
    }
    out += encoded(sheet.board.graph()) + "\n";
  }
  return out;
}

}  // namespace

extern const Format graph6_format = {
    .name = "graph6",
    .summary = "a graph a line, as nauty writes them (graph6, digraph6)",
    .ending = ".g6",
    .is_graph = true,
    .recognises = recognises_graph6,
    .read = read_graph6,
    .write = write_graph6,
};

}  // namespace hamlet
