#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/solve/bridges/numberlink/position.hpp"
#include "hamlet/solve/bridges/numberlink/surroundings.hpp"

namespace hamlet::bridges::numberlink {

/// Up to this many words are listed; more are only counted.
inline constexpr std::uint64_t most_words_listed = 1'000'000;

/// The number of words in Φ_k[p], by the closed form; nothing for a `?`.
std::optional<Count> size_of_phi_k(const Position& position, Vertex p);

/// Φ_k[p]: every word as long as the magnitude of p in this position in which no letter occurs more than k
/// times, regardless of the nodes around p. In ascending order as numbers. Throws InputError for a `?`, and
/// if there are more than `most_words_listed`.
std::vector<Word> phi_k(const Position& position, Vertex p);

/// Φ_Γ[p]: the feasible words of Φ_k[p]. Throws as `phi_k` does.
std::vector<Word> phi_gamma(const Position& position, Vertex p);

/// ω*(p), for any k. Returns nothing if no word is feasible: then no solution contains what is drawn.
std::optional<Word> omega_star(const Position& position, Vertex p);

/// A word of Φ_k[p] and the condition that it breaks.
struct Fate {
  Word word;
  std::optional<Broken> broken;  // nothing: the word is in Φ_Γ[p]
};

/// A sentence that names the condition and the node at which an infeasible word of p fails.
std::string why_dropped(const Position& position, Vertex p, const Fate& fate);

struct NodeDescription {
  Vertex node = 0;
  std::optional<int> magnitude = {};     // what remains; nothing for a `?`
  int neighbours = 0;                    // the document's r
  std::optional<Count> phi_k_size = {};  // nothing for a `?`
  bool listed = false;                   // whether `words` and `phi_gamma` are filled
  std::vector<Fate> words = {};          // Φ_k[p]
  std::vector<Word> phi_gamma = {};      // Φ_Γ[p]
  std::optional<Word> omega_star = {};   // nothing if no word is feasible
  std::vector<std::string> sentences = {};
};

/// Everything that the document defines for one node.
NodeDescription describe_node(const Position& position, Vertex p);

}  // namespace hamlet::bridges::numberlink
