#include "hamlet/solve/path/deduce/path_chain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "hamlet/base/plural.hpp"
#include "hamlet/solve/any_way.hpp"

namespace hamlet {

namespace {

/// A step of a chain, and what it rests on.
struct ChainLink {
  PathWayStep step;
  std::size_t begin;  // of its changes since the chain began
  std::vector<Step> of_numbers;
  std::vector<Vertex> on_cells;
  bool of_everything;
};

/// Reads the changes of a chain backwards from its clash: which of its steps lie behind it.
class StepsBehind {
 public:
  StepsBehind(const PathPosition& position, std::size_t mark, std::span<const ChainLink> links)
      : position_(position),
        table_(position.table()),
        changes_(position.changes_since(mark)),
        links_(links),
        is_needed_(changes_.size(), 0),
        link_is_needed_(links.size(), 0) {
    for (std::size_t i = 0; i < changes_.size(); ++i) {
      const auto& [kind, cause, what, at] = changes_[i];
      switch (kind) {
        case PathChange::Kind::excluded:
          excluded_[what] = i;
          by_number_[table_.number(what)].push_back(i);
          by_cell_[table_.cell(what)].push_back(i);
          break;
        case PathChange::Kind::placed:
          placed_[what] = i;
          break;
        case PathChange::Kind::barred:
          barred_[what] = i;
          [[fallthrough]];
        case PathChange::Kind::joined:
          by_cell_[table_.ends(what).from].push_back(i);
          by_cell_[table_.ends(what).to].push_back(i);
      }
    }
  }

  std::vector<char> find() {
    need_for_clash();
    for (std::size_t i = changes_.size(); i-- > 0;) {
      if (is_needed_[i]) need_for(i);
    }
    return std::move(link_is_needed_);
  }

 private:
  void need(const std::unordered_map<std::uint32_t, std::vector<std::size_t>>& lists, std::uint32_t key,
            std::size_t end) {
    const auto found = lists.find(key);
    if (found == lists.end()) return;
    for (const std::size_t i : found->second) {
      if (i < end) is_needed_[i] = 1;
    }
  }
  void need_all(std::size_t end) { std::fill_n(is_needed_.begin(), end, 1); }

  void need_for_clash() {
    const std::size_t end = changes_.size();
    // A step that ends the chain says itself what it rests on.
    if (!links_.empty() && links_.back().step.is_clash()) return need_link(links_.size() - 1);
    switch (position_.clash()) {
      case PathClash::no_cell:
        return need(by_number_, position_.clash_at(), end);
      case PathClash::no_number:
        return need(by_cell_, position_.clash_at(), end);
      default:
        need_all(end);
    }
    // What was to be joined in vain left no change.
    if (!links_.empty()) need_link(links_.size() - 1);
  }

  void need_link(std::size_t link) {
    if (link_is_needed_[link]) return;
    link_is_needed_[link] = 1;
    const std::size_t end = links_[link].begin;
    if (links_[link].of_everything) return need_all(end);
    for (const Step number : links_[link].of_numbers) need(by_number_, number, end);
    for (const Vertex cell : links_[link].on_cells) need(by_cell_, cell, end);
  }

  void need_links_of(std::span<const CandidateLink> neighbours, std::size_t end) {
    for (const auto& [to, edge] : neighbours) {
      if (const auto gone = excluded_.find(to); gone != excluded_.end() && gone->second < end) {
        is_needed_[gone->second] = 1;
      } else if (const auto bar = barred_.find(edge); bar != barred_.end() && bar->second < end) {
        is_needed_[bar->second] = 1;
      }
    }
  }

  void need_for(std::size_t i) {
    const auto& [kind, cause, what, at] = changes_[i];
    switch (cause) {
      case PathCause::assumed:
        return;
      case PathCause::taken:
        if (const auto found = placed_.find(at); found != placed_.end()) is_needed_[found->second] = 1;
        return;
      case PathCause::no_next:
        return need_links_of(table_.next(what), i);
      case PathCause::no_previous:
        return need_links_of(table_.previous(what), i);
      case PathCause::rule: {
        std::size_t link = links_.size();
        while (link > 0 && links_[link - 1].begin > i) --link;
        if (link > 0) need_link(link - 1);
      }
    }
  }

  const PathPosition& position_;
  const CandidateTable& table_;
  std::span<const PathChange> changes_;
  std::span<const ChainLink> links_;
  std::vector<char> is_needed_, link_is_needed_;
  std::unordered_map<std::uint32_t, std::size_t> excluded_, placed_, barred_;
  std::unordered_map<std::uint32_t, std::vector<std::size_t>> by_number_, by_cell_;
};

}  // namespace

std::vector<PathWayStep> chain_to_path_clash(PathPosition& position, Candidate assumed, int level,
                                             const PathLookAround& around) {
  const std::size_t mark = position.mark();
  PathLookAround within = around;
  within.solution = {};
  within.from = position.table().number(assumed);
  position.place(assumed, PathCause::assumed);
  std::vector<ChainLink> links;
  while (position.settle()) {
    if (around.run.must_end()) break;
    position.forget_news();
    auto found = find_path_step(position, position.is_complete() ? path_level_joined : level, within);
    if (!found) break;
    const std::size_t begin = position.mark() - mark;
    PathFinding& finding = found->finding;
    ChainLink link{.step = {},
                   .begin = begin,
                   .of_numbers = std::move(finding.of_numbers),
                   .on_cells = std::move(finding.on_cells),
                   .of_everything = finding.of_everything};
    link.step = take_path_step(position, std::move(*found));
    links.push_back(std::move(link));
  }
  std::vector<PathWayStep> chain;
  if (position.clash() != PathClash::none) {
    const std::vector<char> needed = StepsBehind(position, mark, links).find();
    for (std::size_t i = 0; i < links.size(); ++i) {
      if (needed[i]) chain.push_back(std::move(links[i].step));
    }
    if (chain.empty() || !chain.back().is_clash()) chain.push_back(path_clash_step(position, around.wording));
  }
  position.undo_to(mark);
  return chain;
}

namespace {

/// "3,4 is 12", "14 is at 4,4", or "14 is not there".
std::string what_is_left(const PathPosition& position, Candidate excluded, const PathWording& wording) {
  const CandidateTable& table = position.table();
  const Step number = table.number(excluded);
  if (position.numbers_left(table.cell(excluded)) == 2)
    return wording.conclusion(position, std::span(&excluded, 1));
  if (position.cells_left(number) == 2) {
    for (const Candidate c : position.left_for(number)) {
      if (c != excluded) return fmt::format("{} is at {}", number, wording.cell(table.cell(c)));
    }
  }
  return fmt::format("{} is not there", number);
}

}  // namespace

PathFinding path_refutation(const PathPosition& position, Candidate assumed, std::vector<PathWayStep> chain,
                            const PathWording& wording) {
  const CandidateTable& table = position.table();
  const Vertex cell = table.cell(assumed);
  const Step number = table.number(assumed);
  PathFinding finding{.where = {cell}, .concludes = true, .chain = std::move(chain), .of_everything = true};
  finding.shown.excluded = {assumed};
  for (const Vertex v : finding.chain.back().where) {
    if (v != cell) finding.where.push_back(v);
  }
  PathWayStep whole;
  whole.chain = std::move(finding.chain);
  const std::size_t conclusions = chain_length(whole);
  finding.chain = std::move(whole.chain);
  std::string clash = finding.chain.back().because;
  if (!clash.empty() && clash[0] >= 'A' && clash[0] <= 'Z') clash[0] = static_cast<char>(clash[0] + 32);
  finding.because =
      fmt::format("if {} were at {}, then {}{}; so {}", number, wording.cell(cell),
                  conclusions > 0 ? fmt::format("after {} ", number_of(conclusions, "conclusion")) : "",
                  clash, what_is_left(position, assumed, wording));
  return finding;
}

}  // namespace hamlet
