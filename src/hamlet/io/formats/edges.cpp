#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/graph_text.hpp"

// One item per line: an edge `a b` or `a -- b`, an arc `a -> b`, or a vertex `a`. Lines that start with # or
// % are comments. A name is any word without -- and ->. If all names are numbers, the vertices are sorted by
// value; otherwise they keep their order of appearance. The writer lists the vertices first, which does not
// look like a list of edges, so it begins with a heading.

namespace hamlet {

namespace {

constexpr std::string_view edges_heading = "# vertices, then edges";
constexpr std::string_view edges_directed_heading = "# vertices, then arcs";

bool is_comment(std::string_view line) { return line.starts_with('#') || line.starts_with('%'); }

bool is_joint(std::string_view word) { return word == "--" || word == "->"; }

/// Finds -- or -> inside a word, which is then no name: `a->b` lacks its spaces.
bool has_joint(std::string_view word) { return word.find("--") != word.npos || word.find("->") != word.npos; }

/// The shape of a line: 1 for a vertex, 2 for an edge, 0 for neither.
std::size_t shape(const std::vector<std::string_view>& parts) {
  const bool three = parts.size() == 3 && is_joint(parts[1]);
  if (parts.size() > 2 && !three) return 0;
  if (has_joint(parts.front()) || has_joint(parts.back())) return 0;
  return three ? 2 : parts.size();
}

/// Two words per line could be anything; numbers, arrows or our own heading make a list of edges.
/// (`graph:FILE` accepts any.)
bool recognises_edges(std::string_view text) {
  if (text.starts_with(edges_heading) || text.starts_with(edges_directed_heading)) return true;
  bool joined = false, has_edge = false, all_numbers = true;
  // The first lines are enough: the reader reports a wrong line further on.
  std::size_t looked_at = 0;
  while (!text.empty() && looked_at < 20) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || is_comment(line)) continue;
    ++looked_at;
    const auto parts = words(line);
    const std::size_t what = shape(parts);
    if (what == 0) return false;
    has_edge = has_edge || what == 2;
    joined = joined || parts.size() == 3;
    all_numbers = all_numbers &&
                  std::ranges::all_of(parts, [](auto word) { return is_joint(word) || scan_integer(word); });
  }
  return joined || (has_edge && all_numbers);
}

/// Sorts the vertices by value if every name is a number. Equal values, such as 2 and 02, are sorted as text.
void sort_numbers(NamedEdges& list) {
  std::vector<std::int64_t> value;
  for (const auto& name : list.names) {
    const auto number = scan_integer(name);
    if (!number) return;
    value.push_back(*number);
  }
  std::vector<Vertex> order(list.names.size());
  std::iota(order.begin(), order.end(), Vertex{0});
  std::ranges::sort(order, {},
                    [&](Vertex v) { return std::pair(value[v], std::string_view(list.names[v])); });
  std::vector<Vertex> new_of(order.size());
  std::vector<std::string> names;
  for (Vertex old : order) {
    new_of[old] = static_cast<Vertex>(names.size());
    names.push_back(std::move(list.names[old]));
  }
  list.names = std::move(names);
  for (Edge& edge : list.edges) edge = {new_of[edge.from], new_of[edge.to]};
}

std::vector<Sheet> read_edges(std::string_view text, const MemoryBudget& memory) {
  // The heading makes a graph directed even if it has no arcs.
  NamedEdges list{.directed = text.starts_with(edges_directed_heading)};
  bool plain_edges = false;
  const auto all = lines(text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto line = trimmed(all[i]);
    if (line.empty() || is_comment(line)) continue;
    const auto parts = words(line);
    const std::string where = fmt::format("line {}", i + 1);
    switch (shape(parts)) {
      case 0:
        throw InputError(where, "an edge is written 'a b', an arc 'a -> b', with spaces between");
      case 1:
        list.vertex_named(std::string(parts[0]));
        continue;
      default:
        break;
    }
    const bool arc = parts[1] == "->";
    if (arc ? plain_edges : list.directed)
      throw InputError(where, "a graph cannot have both edges and arcs; write each edge as two arcs");
    list.directed = arc;
    plain_edges = !arc;
    const Vertex from = list.vertex_named(std::string(parts.front()));
    list.add_edge(from, list.vertex_named(std::string(parts.back())), where);
  }
  sort_numbers(list);
  std::vector<Sheet> sheets;
  sheets.push_back(graph_sheet(std::move(list).board(memory)));
  return sheets;
}

std::string write_edges(std::span<const Sheet> sheets) {
  const PathSheet& sheet = path_only(only_sheet(sheets, "edges"), "edges");
  const Graph& graph = sheet.board.graph();
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const std::string label = sheet.board.label(v);
    if (label.empty() || has_joint(label) || is_comment(label) || words(label).size() != 1 ||
        words(label)[0] != label) {
      throw InputError("edges", fmt::format("the vertex name '{}' is not one word without -- and ->", label));
    }
  }
  std::string out(graph.is_directed() ? edges_directed_heading : edges_heading);
  out += '\n';
  // List every vertex first, so that reading keeps their order.
  for (Vertex v = 0; v < graph.vertex_count(); ++v) out += sheet.board.label(v) + "\n";
  for (const Edge& edge : graph.edges()) {
    out += fmt::format("{}{}{}\n", sheet.board.label(edge.from), graph.is_directed() ? " -> " : " ",
                       sheet.board.label(edge.to));
  }
  return out;
}

}  // namespace

extern const Format edges_format = {
    .name = "edges",
    .summary = "a graph as a list of edges 'a b' or arcs 'a -> b', one a line",
    .ending = ".edges",
    .is_graph = true,
    .recognises = recognises_edges,
    .read = read_edges,
    .write = write_edges,
};

}  // namespace hamlet
