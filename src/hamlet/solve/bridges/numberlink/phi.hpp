#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/solve/bridges/numberlink/position.hpp"
#include "hamlet/solve/bridges/numberlink/surroundings.hpp"

namespace hamlet::bridges::numberlink {

/// More words than this are counted, not listed.
inline constexpr std::uint64_t most_words_listed = 1'000'000;

/// How many words Φ_k[p] has, by the closed form; nothing for a `?`.
std::optional<Count> size_of_phi_k(const Position& position, Vertex p);

/// Φ_k[p]: every word as long as p's magnitude in this position in which no letter occurs more than k times,
/// whatever stands around p; as numbers, ascending. Throws InputError for a `?`, and where there are more
/// than `most_words_listed`.
std::vector<Word> phi_k(const Position& position, Vertex p);

/// Φ_Γ[p]: the feasible ones of them. Throws as `phi_k` does.
std::vector<Word> phi_gamma(const Position& position, Vertex p);

/// ω*(p), for any k; nothing if no word is feasible, and then no solution contains what is drawn.
std::optional<Word> omega_star(const Position& position, Vertex p);

/// A word of Φ_k[p] and what became of it.
struct Fate {
  Word word;
  std::optional<Broken> broken;  // nothing: the word is in Φ_Γ[p]
};

/// A sentence that names the condition and the node, for a word of p that is not feasible.
std::string why_dropped(const Position& position, Vertex p, const Fate& fate);

struct NodeDescription {
  Vertex node = 0;
  std::optional<int> magnitude = {};     // what remains; nothing for a `?`
  int neighbours = 0;                    // the document's r
  std::optional<Count> phi_k_size = {};  // nothing for a `?`
  bool listed = false;                   // whether `words` and `phi_gamma` are there
  std::vector<Fate> words = {};          // Φ_k[p]
  std::vector<Word> phi_gamma = {};      // Φ_Γ[p]
  std::optional<Word> omega_star = {};   // nothing if no word is feasible
  std::vector<std::string> sentences = {};
};

/// All that the document's machinery says of one node.
NodeDescription describe_node(const Position& position, Vertex p);

}  // namespace hamlet::bridges::numberlink
