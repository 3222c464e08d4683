#include "hamlet/solve/bridges/numberlink/phi.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/numberlink/configurations.hpp"

namespace hamlet::bridges::numberlink {

namespace {

/// Lists all words of a length over the letters 1 to `letters`, in ascending order as numbers: those with the
/// most of the first letter come first.
class WordLister {
 public:
  WordLister(int letters, int k, std::vector<Word>& into) : letters_(letters), k_(k), into_(into) {}

  void list(std::int64_t length, Direction letter = 1) {
    if (letter > letters_) {
      into_.push_back(word_);
      return;
    }
    const std::int64_t room_after = std::int64_t{k_} * (letters_ - letter);
    const auto least = static_cast<int>(std::max<std::int64_t>(0, length - room_after));
    for (int count = static_cast<int>(std::min<std::int64_t>(k_, length)); count >= least; --count) {
      word_.count(letter) = count;
      list(length - count, letter + 1);
    }
    word_.count(letter) = 0;
  }

 private:
  int letters_;
  int k_;
  Word word_;
  std::vector<Word>& into_;
};

std::string cell_of(const Position& position, Vertex p) { return position.grid().puzzle().labels()(p); }

std::string bridges_in_words(const Position& position, Vertex p, const Word& word) {
  std::string text;
  for (Direction l = 1; l <= most_directions; ++l) {
    if (word.count(l) == 0) continue;
    text += fmt::format("{}{} to {} ({})", text.empty() ? "" : ", ", number_of(word.count(l), "bridge"),
                        cell_of(position, position.grid().neighbour(p, l)->island), name_of(l));
  }
  return text;
}

std::string neighbours_in_words(const Position& position, Vertex p) {
  const KGrid& grid = position.grid();
  std::string text;
  for (Direction l = 1; l <= grid.directions(); ++l) {
    if (const auto neighbour = grid.neighbour(p, l))
      text += fmt::format("{}{} {} ({})", text.empty() ? "" : ", ", l, grid.name_of(neighbour->island),
                          name_of(l));
  }
  return text;
}

std::string fates_in_words(const NodeDescription& node) {
  std::array<std::uint64_t, 7> dropped{};
  for (const Fate& fate : node.words) {
    if (fate.broken) ++dropped[fate.broken->condition];
  }
  std::string text = fmt::format("Φ_Γ: {} of them {} feasible", node.phi_gamma.size(),
                                 node.phi_gamma.size() == 1 ? "is" : "are");
  for (int condition = 1; condition <= 6; ++condition) {
    if (dropped[condition] == 0) continue;
    text += fmt::format("; {} drops {}",
                        condition == 6 ? "the ban on loops" : fmt::format("condition {}", condition),
                        dropped[condition]);
  }
  return text + ".";
}

std::string omega_in_words(const Position& position, const NodeDescription& node) {
  if (!node.omega_star) return "No word is feasible: no solution contains what is drawn.";
  if (node.omega_star->is_empty()) return "ω* is empty: no letter is in every feasible word.";
  return fmt::format("ω* = {}: every feasible word has {}.", to_text(*node.omega_star),
                     bridges_in_words(position, node.node, *node.omega_star));
}

void add_sentences(const Position& position, NodeDescription& node) {
  auto& sentences = node.sentences;
  sentences.push_back(
      fmt::format("{} has {}{}.", position.grid().name_of(node.node), number_of(node.neighbours, "neighbour"),
                  node.neighbours == 0 ? "" : ": " + neighbours_in_words(position, node.node)));
  sentences.back()[0] = 'T';
  if (!node.magnitude) {
    sentences.emplace_back("Its magnitude is not known, so neither are its words; ω* is empty.");
    return;
  }
  if (*node.magnitude == 0) {
    sentences.emplace_back("It is complete; its only word is the empty one.");
    return;
  }
  const int k = position.grid().k();
  sentences.push_back(fmt::format("Φ_{}: by k alone there {} {} word{} of length {}.", k,
                                  *node.phi_k_size == 1 ? "is" : "are", node.phi_k_size->to_string(),
                                  *node.phi_k_size == 1 ? "" : "s", *node.magnitude));
  sentences.push_back(node.listed ? fates_in_words(node) : "They are too many to list.");
  sentences.push_back(omega_in_words(position, node));
}

}  // namespace

std::optional<Count> size_of_phi_k(const Position& position, Vertex p) {
  const auto magnitude = position.magnitude(p);
  if (!magnitude) return std::nullopt;
  return configurations(*magnitude, position.grid().k(), position.grid().directions());
}

std::vector<Word> phi_k(const Position& position, Vertex p) {
  const auto size = size_of_phi_k(position, p);
  const std::string where = cell_of(position, p);
  if (!size) throw InputError(where, "the magnitude of a ? is not known, so neither are its words");
  if (*size > most_words_listed)
    throw InputError(where, fmt::format("{} has {} words by k alone; more than {} are not listed",
                                        position.grid().name_of(p), size->to_string(), most_words_listed));
  std::vector<Word> words;
  words.reserve(static_cast<std::size_t>(*size->as_u64()));
  WordLister(position.grid().directions(), position.grid().k(), words).list(*position.magnitude(p));
  return words;
}

std::vector<Word> phi_gamma(const Position& position, Vertex p) {
  std::vector<Word> words = phi_k(position, p);
  const Surroundings around(position, p);
  std::erase_if(words, [&](const Word& word) { return around.broken_by(word).has_value(); });
  return words;
}

std::optional<Word> omega_star(const Position& position, Vertex p) {
  return Surroundings(position, p).omega_star();
}

std::string why_dropped(const Position& position, Vertex p, const Fate& fate) {
  require(fate.broken.has_value(), "only words that were dropped have a reason");
  const Broken& broken = *fate.broken;
  const KGrid& grid = position.grid();
  const std::string node = grid.name_of(broken.node);
  switch (broken.condition) {
    case 1:
      return fmt::format("Condition 1: {} would be joined to {} by more than {}.", cell_of(position, p),
                         cell_of(position, broken.node), number_of(grid.k(), "bridge"));
    case 2:
      return fmt::format("Condition 2: the way from {} to {} is crossed.", cell_of(position, p),
                         cell_of(position, broken.node));
    case 3:
      if (broken.node == p) {
        Direction missing = 1;
        while (fate.word.count(missing) == 0 || grid.neighbour(p, missing)) ++missing;
        return fmt::format("Condition 3: there is no {} neighbour.", name_of(missing));
      }
      return fmt::format("Condition 3: {} takes no more than {}.", node, position.rest(broken.node));
    case 4:
      return fmt::format("Condition 4: {} and all that is joined to it would be complete and cut off.", node);
    case 5:
      return fmt::format("Condition 5: {} would be incomplete, and nothing could be drawn to it.", node);
    default:
      return "A loop would be closed.";
  }
}

NodeDescription describe_node(const Position& position, Vertex p) {
  NodeDescription node{.node = p,
                       .magnitude = position.magnitude(p),
                       .neighbours = position.grid().neighbours(p),
                       .phi_k_size = size_of_phi_k(position, p)};
  const Surroundings around(position, p);
  node.listed = node.phi_k_size && *node.phi_k_size <= most_words_listed;
  if (node.listed) {
    for (const Word& word : phi_k(position, p)) {
      const auto broken = around.broken_by(word);
      if (!broken) node.phi_gamma.push_back(word);
      node.words.push_back({word, broken});
    }
  }
  node.omega_star = around.omega_star();
  add_sentences(position, node);
  return node;
}

}  // namespace hamlet::bridges::numberlink
