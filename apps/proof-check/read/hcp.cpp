#include <algorithm>

#include "read/line_reader.hpp"
#include "read/numbers.hpp"
#include "read/other_graph.hpp"

namespace proof_check {

namespace {

/// The parts of a line before and after its first colon.
std::string_view key_of(std::string_view line) { return trimmed(line.substr(0, line.find(':'))); }
std::string_view value_of(std::string_view line) { return trimmed(line.substr(line.find(':') + 1)); }

class HcpReader {
 public:
  explicit HcpReader(const TextFile& file)
      : in_(file), greatest_(std::min<std::size_t>(file.text.size() + 1'000'000, most_vertices)) {
    other_.is_hcp = true;
  }

  OtherGraph read() {
    read_head();
    if (!has_dimension_) in_.complain("DIMENSION must come before EDGE_DATA_SECTION");
    read_edges();
    if (from_ != 0) in_.complain("the last edge has only one end");
    keep_names_only_if_whole();
    return std::move(other_);
  }

 private:
  void read_head() {
    while (in_.next()) {
      const std::string_view line = trimmed(in_.line());
      if (line == "EDGE_DATA_SECTION") return;
      if (line.empty()) continue;
      if (line.find(':') == std::string_view::npos)
        in_.complain("a line 'KEY : VALUE' or EDGE_DATA_SECTION belongs here");
      read_key(key_of(line), value_of(line));
    }
    in_.complain("the file ends before EDGE_DATA_SECTION");
  }

  void read_key(std::string_view key, std::string_view value) {
    if (key == "COMMENT") {
      read_name(value);
    } else if (key == "TYPE") {
      if (value != "HCP") in_.complain("this is a '" + shown(value) + "' problem; only HCP can be read");
    } else if (key == "DIMENSION") {
      const auto vertices = number_in(value, 0, greatest_);
      if (!vertices)
        in_.complain("'" + shown(value) + "' is no number of vertices that the text has room for");
      other_.vertices = static_cast<int>(*vertices);
      has_dimension_ = true;
    } else if (key == "EDGE_DATA_FORMAT") {
      if (value != "EDGE_LIST" && value != "ADJ_LIST")
        in_.complain("EDGE_DATA_FORMAT is EDGE_LIST or ADJ_LIST");
      adjacency_ = value == "ADJ_LIST";
    }
  }

  /// Hamlet writes names into comments such as "vertex 3 is called c", in order.
  void read_name(std::string_view comment) {
    constexpr std::string_view vertex = "vertex ", called = " is called ";
    const std::size_t at = comment.find(called, vertex.size());
    if (!comment.starts_with(vertex) || at == std::string_view::npos) return;
    const auto next = static_cast<std::int64_t>(other_.names.size()) + 1;
    if (number_in(comment.substr(vertex.size(), at - vertex.size()), next, next))
      other_.names.emplace_back(comment.substr(at + called.size()));
  }

  /// Ignores everything after EOF, or after a −1 where a vertex could begin an edge.
  void read_edges() {
    while (in_.next()) {
      for (auto word = in_.word(); !word.empty(); word = in_.word()) {
        if (word == "EOF" || (word == "-1" && from_ == 0)) return;
        if (word == "-1" && adjacency_) {
          from_ = 0;
        } else {
          read_vertex(word);
        }
      }
    }
  }

  void read_vertex(std::string_view word) {
    const auto number = number_in(word, 1, other_.vertices);
    if (!number)
      in_.complain("'" + shown(word) + "' is not a vertex; vertices are numbered from 1 to " +
                   std::to_string(other_.vertices));
    const int vertex = static_cast<int>(*number);
    if (from_ == 0) {
      from_ = vertex;
      return;
    }
    if (from_ == vertex) in_.complain("an edge joins " + shown(word) + " to itself");
    other_.edges.insert({std::min(from_, vertex), std::max(from_, vertex)});
    if (!adjacency_) from_ = 0;
  }

  /// Comments may contain anything, so names are kept only if every vertex has its own.
  void keep_names_only_if_whole() {
    const std::set<std::string> distinct(other_.names.begin(), other_.names.end());
    const auto vertices = static_cast<std::size_t>(other_.vertices);
    if (distinct.size() != vertices || other_.names.size() != vertices) other_.names.clear();
  }

  LineReader in_;
  std::int64_t greatest_;
  bool has_dimension_ = false;
  bool adjacency_ = false;
  int from_ = 0;  // the vertex whose edge or list is being read
  OtherGraph other_;
};

}  // namespace

bool is_hcp(std::string_view text) {
  for (text = text.substr(0, 4096); !text.empty();) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view key = key_of(text.substr(0, end));
    if (!key.empty())
      return key == "NAME" || key == "COMMENT" || key == "TYPE" || key == "DIMENSION" ||
             key == "EDGE_DATA_FORMAT";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

OtherGraph read_hcp(const TextFile& file) { return HcpReader(file).read(); }

}  // namespace proof_check
