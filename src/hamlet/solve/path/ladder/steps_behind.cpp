#include "hamlet/solve/path/ladder/steps_behind.hpp"

#include <algorithm>
#include <unordered_map>

namespace hamlet::path {

namespace {

/// Goes back from the goal through the changes since a mark, and marks those that it rests on.
class BackwardReading {
 public:
  BackwardReading(const Position& position, std::size_t mark, std::span<const TakenStep> steps)
      : position_(position),
        table_(position.table()),
        changes_(position.changes_since(mark)),
        steps_(steps),
        change_is_needed_(changes_.size(), 0),
        found_{.is_needed = std::vector<char>(steps.size(), 0), .before = {}} {
    for (std::size_t i = 0; i < changes_.size(); ++i) {
      const auto& [kind, cause, what, at] = changes_[i];
      switch (kind) {
        case PathChange::Kind::excluded:
          excluded_[what] = i;
          break;
        case PathChange::Kind::placed:
          placed_[what] = i;
          break;
        default:
          edges_[what] = i;
      }
    }
  }

  StepsBehind read(StepGoal goal) {
    begin(goal);
    while (!unread_.empty()) {
      const std::size_t change = unread_.back();
      unread_.pop_back();
      need_for(change);
    }
    return std::move(found_);
  }

 private:
  using Moments = std::unordered_map<std::uint32_t, std::size_t>;

  void begin(StepGoal goal) {
    switch (goal) {
      case StepGoal::every_number:
        for (const auto& [candidate, moment] : placed_) need(moment);
        return;
      case StepGoal::last_step:
        return need_step(steps_.size() - 1);
      case StepGoal::clash:
        return need_for_clash();
    }
  }

  void need(std::size_t change) {
    if (change_is_needed_[change] != 0) return;
    change_is_needed_[change] = 1;
    unread_.push_back(change);
  }

  void need_for_clash() {
    const std::size_t end = changes_.size();
    // All reachability is measured from the beginning.
    if (table_.beginning()) need_placed(1, end);
    // A clash step has its own evidence.
    if (!steps_.empty() && steps_.back().step.is_clash()) return need_step(steps_.size() - 1);
    switch (position_.clash()) {
      case Clash::no_cell:
        if (position_.cell_at(position_.clash_at()) != no_vertex) need_placed(position_.clash_at(), end);
        return need_number(position_.clash_at(), end);
      case Clash::no_number:
        return need_cell(position_.clash_at(), end);
      default:
        break;
    }
    // A join that fails leaves no change; the step that attempted it is the last.
    if (steps_.empty() || position_.clash() == Clash::by_rule) return need_everything(end);
    need_step(steps_.size() - 1);
    need_cell(position_.clash_at(), end);
    if (position_.clash() == Clash::loop) {
      for (const EdgeIndex edge : position_.line_from(position_.clash_at())) need_edge(edge, end);
    }
  }

  void need_step(std::size_t step) {
    if (found_.is_needed[step]) return;
    found_.is_needed[step] = 1;
    const std::size_t end = steps_[step].begin;
    const Evidence& evidence = steps_[step].rests_on;
    if (evidence.is_everything) return need_everything(end);
    for (const Step number : evidence.placed) need_placed(number, end);
    for (const Step number : evidence.numbers) need_number(number, std::max(end, moment_placed(number)));
    for (const Vertex cell : evidence.cells) need_cell(cell, end);
    for (const Candidate c : evidence.candidates) need_excluded(c, end);
    for (const EdgeIndex edge : evidence.edges) need_edge(edge, end);
  }

  void need_everything(std::size_t end) {
    for (std::size_t change = 0; change < end; ++change) need(change);
    found_.before.is_everything = true;
  }
  /// 0 if the number was placed before the mark, or not at all.
  std::size_t moment_placed(Step number) const {
    if (position_.cell_at(number) == no_vertex) return 0;
    const auto found = placed_.find(table_.at(number, position_.cell_at(number)));
    return found == placed_.end() ? 0 : found->second;
  }
  void need_placed(Step number, std::size_t end) {
    const Candidate stands = table_.at(number, position_.cell_at(number));
    const auto found = placed_.find(stands);
    if (found == placed_.end()) {
      found_.before.placed.push_back(number);
    } else if (found->second < end) {
      need(found->second);
    }
  }
  void need_number(Step number, std::size_t end) {
    for (Candidate c = table_.first_of(number); c < table_.end_of(number); ++c) need_excluded(c, end);
  }
  void need_cell(Vertex cell, std::size_t end) {
    for (const Candidate c : table_.on(cell)) need_excluded(c, end);
    for (const auto& [to, edge] : table_.exits(cell)) need_edge(edge, end);
  }
  void need_excluded(Candidate c, std::size_t end) {
    if (position_.is_left(c)) return;
    const auto found = excluded_.find(c);
    if (found == excluded_.end()) {
      found_.before.candidates.push_back(c);
    } else if (found->second < end) {
      need(found->second);
    }
  }
  void need_edge(EdgeIndex edge, std::size_t end) {
    if (!position_.is_joined(edge) && !position_.is_barred(edge)) return;
    const auto found = edges_.find(edge);
    if (found == edges_.end()) {
      found_.before.edges.push_back(edge);
    } else if (found->second < end) {
      need(found->second);
    }
  }

  void need_cut_off(std::span<const CandidateLink> neighbours, std::size_t end) {
    for (const auto& [to, edge] : neighbours) {
      const auto gone = excluded_.find(to);
      const bool is_out = !position_.is_left(to) && (gone == excluded_.end() || gone->second < end);
      is_out ? need_excluded(to, end) : need_edge(edge, end);
    }
  }

  void need_for(std::size_t i) {
    const auto& [kind, cause, what, at] = changes_[i];
    switch (cause) {
      case Cause::assumed:
        return;
      case Cause::taken:
        if (const auto found = placed_.find(at); found != placed_.end()) need(found->second);
        return;
      case Cause::no_next:
        return need_cut_off(table_.next(what), i);
      case Cause::no_previous:
        return need_cut_off(table_.previous(what), i);
      case Cause::rule: {
        const auto after = std::ranges::upper_bound(steps_, i, {}, &TakenStep::begin);
        if (after != steps_.begin()) need_step(static_cast<std::size_t>(after - steps_.begin() - 1));
      }
    }
  }

  const Position& position_;
  const CandidateTable& table_;
  std::span<const PathChange> changes_;
  std::span<const TakenStep> steps_;
  std::vector<char> change_is_needed_;
  std::vector<std::size_t> unread_;
  Moments excluded_, placed_, edges_;
  StepsBehind found_;
};

}  // namespace

StepsBehind steps_behind(StepGoal goal, const Position& position, std::size_t mark,
                         std::span<const TakenStep> steps) {
  return BackwardReading(position, mark, steps).read(goal);
}

std::vector<WayStep> without_the_others(std::vector<TakenStep> steps, const std::vector<char>& is_needed) {
  std::vector<WayStep> kept;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (is_needed[i]) kept.push_back(std::move(steps[i].step));
  }
  return kept;
}

}  // namespace hamlet::path
