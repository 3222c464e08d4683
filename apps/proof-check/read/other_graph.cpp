#include "read/other_graph.hpp"

#include "read/line_reader.hpp"
#include "read/verdict.hpp"

namespace proof_check {

OtherGraph read_other_graph(const TextFile& file) {
  // Hamlet's own limit.
  if (file.text.size() > std::size_t{1} << 30) throw Verdict(unreadable, file.name + ": no graph is so long");
  // Hamlet reads a byte order mark as part of the first name or skips it, depending on the text.
  if (file.text.starts_with("\xef\xbb\xbf"))
    throw Verdict(unreadable, file.name + ": it begins with a byte order mark, which has to go");
  if (is_hcp(file.text)) return read_hcp(file);
  // Hamlet uses the file's ending if the content is ambiguous.
  if (file.name.ends_with(".hcp"))
    throw Verdict(unreadable,
                  file.name + ": a .hcp file begins with NAME, COMMENT, TYPE, DIMENSION or EDGE_DATA_FORMAT");
  // Any text with two words a line could be an edge list, but these characters begin sheets and other
  // programs' puzzles.
  if (const std::string_view text = trimmed(file.text); text.starts_with('{') || text.starts_with('['))
    throw Verdict(unreadable,
                  file.name + ": this is no edge list; 'hamlet convert FILE --to edges' writes one");
  return read_edge_list(file);
}

}  // namespace proof_check
