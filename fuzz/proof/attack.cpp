#include "attack.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "check.hpp"
#include "claim.hpp"
#include "damage.hpp"
#include "forger.hpp"
#include "graph_text.hpp"
#include "read/verdict.hpp"

namespace proof_attack {

namespace {

using proof_check::Folder;

Stage stage_of(const std::string& sentence) {
  const auto says = [&](std::string_view words) { return sentence.find(words) != sentence.npos; };
  if (says("graph.edges") || says("graph.hcp")) return Stage::comparison;
  if (sentence.starts_with("graph.txt")) return Stage::graph;
  if (sentence.starts_with("cuts.txt")) return Stage::cuts;
  if (sentence.starts_with("formula.cnf"))
    return says("follows neither") ? Stage::justification : Stage::formula;
  if (says("without reaching a contradiction")) return Stage::open_end;
  return says("does not follow") ? Stage::lemma : Stage::proof_text;
}

std::string listed(const Folder& folder, const std::optional<GraphText>& graph) {
  std::string text;
  for (const auto& [name, content] : folder) text += "=== " + name + "\n" + content + "\n";
  if (graph) text += "=== " + graph->name + "\n" + graph->text + "\n";
  return text;
}

class Attacker {
 public:
  explicit Attacker(std::string_view data) : rest_(data) {
    Bytes for_puzzle = rest_.apart(28), for_graph = rest_.apart(12);
    for_damage_ = rest_.apart(24);
    plan_ = rest_.next();
    puzzle_ = puzzle_with_answer(for_puzzle);
    if (!has_answer(puzzle_)) std::abort();
    claimed_ = puzzle_;
    const bool with_graph = plan_ & 4;
    if (with_graph) graph_ = graph_text(puzzle_, for_graph);
    if ((plan_ & 3) == 2) claimed_ = without_answer(puzzle_, for_graph);
    if ((plan_ & 3) == 3 && graph_ && puzzle_.directed) claimed_ = graph_->as_arcs;
    // An honest proof, beside the graph that it is about.
    if (with_graph && plan_ & 8) {
      puzzle_ = claimed_;
      graph_ = graph_text(puzzle_, for_graph);
    }
  }

  Attempt run() {
    const Vertices left_out = plan_ & 16 && plan_ & 32 ? rest_.next() & rest_.next() : 0;
    Forger forger(claimed_, rest_, left_out);
    if (!has_answer(claimed_) || (left_out != 0 && plan_ & 64)) {
      forger.write_honest_proof();
    } else if (plan_ & 1) {
      forger.write_false_lemmas();
    } else {
      forger.write_false_clauses();
    }
    const Folder folder = damaged(forger.proof(), forger.variables());
    Attempt attempt;
    bool refused = false;
    try {
      const auto other =
          graph_ ? std::optional(proof_check::TextFile{graph_->name, graph_->text}) : std::nullopt;
      attempt.verdict = proof_check::check_folder(folder, other);
      attempt.stage = Stage::checked;
    } catch (const proof_check::Verdict& verdict) {
      refused = true;
      attempt.verdict = verdict.what();
      attempt.stage = stage_of(attempt.verdict);
    }
    if (!refused && judged_) attempt.fault = fault_of(attempt.verdict);
    const bool about_its_graph = !graph_ || (plan_ & 8 && graph_->valid);
    if (refused && left_out == 0 && forger.is_complete() && damages_ == 0 && about_its_graph)
      attempt.fault = "an honest proof was refused";
    if (!attempt.fault.empty()) attempt.files = listed(folder, graph_);
    if (damages_ == 0) attempt.lemmas_by_rat = accepted_by_rat(attempt, forger);
    return attempt;
  }

 private:
  Folder damaged(WrittenProof& proof, int variables) {
    // Mostly little or no damage, since further damage is likely to be noticed before the first.
    constexpr std::array<unsigned, 8> amounts = {0, 0, 0, 0, 1, 1, 2, 3};
    const unsigned kinds = for_damage_.next();
    const unsigned to_pieces = amounts[kinds & 7];
    const unsigned to_bytes = for_damage_.one_in(4) ? 1 + (kinds >> 3 & 1) : 0;
    const unsigned to_graph = graph_ && for_damage_.one_in(3) ? 1 + (kinds >> 4 & 1) : 0;
    const bool to_question = (kinds >> 5 & 7) == 7;
    damages_ = to_pieces + to_bytes + to_graph + to_question;
    judged_ = !to_question;
    for (unsigned i = 0; i < to_pieces; ++i) damage(proof, for_damage_, variables);
    for (unsigned i = 0; i < to_graph; ++i) damage_graph(proof, for_damage_);
    Folder folder = folder_of(proof);
    if (to_question) damage(graph_ ? graph_->text : folder["graph.txt"], for_damage_);
    // If the true graph stands beside the folder, graph.txt may be damaged too.
    constexpr std::array files = {"proof.drat", "formula.cnf", "cuts.txt", "graph.txt"};
    for (unsigned i = 0; i < to_bytes; ++i)
      damage(folder[files[for_damage_.below(graph_ ? 4 : 3)]], for_damage_);
    return folder;
  }

  std::string fault_of(const std::string& verdict) const {
    if (graph_ && !graph_->valid) return "a graph was accepted that cannot be read";
    const auto claim = claimed_puzzle(verdict, graph_ ? puzzle_ : claimed_, !graph_ || graph_->by_number);
    if (!claim) return "the verdict makes no sense for this graph";
    if (has_answer(*claim)) return "the verdict is false: there is an answer";
    return "";
  }

  static std::size_t accepted_by_rat(const Attempt& attempt, const Forger& forger) {
    if (attempt.stage < Stage::lemma) return 0;
    const auto& flags = forger.by_resolution();
    std::size_t lines = flags.size();
    if (attempt.stage == Stage::lemma) {
      const std::size_t at = attempt.verdict.find("line ");
      lines = std::min<std::size_t>(lines, std::strtoul(attempt.verdict.c_str() + at + 5, nullptr, 10) - 1);
    }
    return static_cast<std::size_t>(
        std::count(flags.begin(), flags.begin() + static_cast<std::ptrdiff_t>(lines), true));
  }

  Bytes rest_;
  Bytes for_damage_{""};
  unsigned plan_ = 0;
  Puzzle puzzle_;   // the puzzle on the graph beside the folder
  Puzzle claimed_;  // the puzzle in graph.txt
  std::optional<GraphText> graph_;
  unsigned damages_ = 0;
  bool judged_ = true;  // whether the truth is known; if not, only crashes are found
};

}  // namespace

Attempt attack_checker(std::string_view bytes) { return Attacker(bytes).run(); }

}  // namespace proof_attack
