#include <algorithm>
#include <map>

#include "read/line_reader.hpp"
#include "read/other_graph.hpp"

namespace proof_check {

namespace {

// Hamlet's own headings; a graph without edges needs one.
constexpr std::string_view heading = "# vertices, then edges", directed_heading = "# vertices, then arcs";

bool joins(std::string_view word) { return word == "--" || word == "->"; }

bool contains_joint(std::string_view word) {
  return word.find("--") != word.npos || word.find("->") != word.npos;
}

class EdgeListReader {
 public:
  explicit EdgeListReader(const TextFile& file) : in_(file) {
    other_.directed = file.text.starts_with(directed_heading);
    has_heading_ = other_.directed || file.text.starts_with(heading);
  }

  OtherGraph read() {
    while (in_.next()) {
      const std::vector<std::string_view> words = words_of_line();
      if (words.empty() || words[0].starts_with('#') || words[0].starts_with('%')) continue;
      read_line(words);
    }
    // A file with one word a line may be in another graph format.
    if (other_.edges.empty() && !has_heading_) in_.complain("there is no edge in it");
    other_.vertices = static_cast<int>(other_.names.size());
    return std::move(other_);
  }

 private:
  std::vector<std::string_view> words_of_line() {
    std::vector<std::string_view> words;
    for (auto word = in_.word(); !word.empty(); word = in_.word()) words.push_back(word);
    return words;
  }

  void read_line(const std::vector<std::string_view>& words) {
    const bool joined = words.size() == 3 && joins(words[1]);
    if (words.size() > (joined ? 3 : 2) || contains_joint(words.front()) || contains_joint(words.back()))
      in_.complain("an edge is written 'a b', an arc 'a -> b', with spaces between");
    const int from = vertex_named(words.front());
    if (words.size() == 1) return;
    const bool arc = joined && words[1] == "->";
    if (arc ? has_plain_edge_ : other_.directed)
      in_.complain("a graph cannot have both edges and arcs; write each edge as two arcs");
    (arc ? other_.directed : has_plain_edge_) = true;
    const int to = vertex_named(words.back());
    if (from == to) in_.complain("an edge joins '" + shown(words.front()) + "' to itself");
    other_.edges.insert(arc ? Pair{from, to} : Pair{std::min(from, to), std::max(from, to)});
  }

  int vertex_named(std::string_view name) {
    const auto [found, is_new] =
        vertex_of_.try_emplace(std::string(name), static_cast<int>(vertex_of_.size()) + 1);
    if (is_new) other_.names.emplace_back(name);
    return found->second;
  }

  LineReader in_;
  std::map<std::string, int> vertex_of_;
  bool has_heading_ = false;
  bool has_plain_edge_ = false;
  OtherGraph other_;
};

}  // namespace

OtherGraph read_edge_list(const TextFile& file) { return EdgeListReader(file).read(); }

}  // namespace proof_check
