#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// Whether one of the links leads over the edge to a candidate that is left.
bool leads_over(const Position& position, std::span<const CandidateLink> links, EdgeIndex edge) {
  return std::ranges::any_of(
      links, [&](const CandidateLink& link) { return link.edge == edge && position.is_left(link.to); });
}

/// The numbers of two joined cells are consecutive.
void look_at_joint(const Position& position, EdgeIndex edge, Exclusions& shown) {
  const CandidateTable& table = position.table();
  for (const Vertex cell : {table.ends(edge).from, table.ends(edge).to}) {
    for (const Candidate c : table.on(cell)) {
      if (!position.is_left(c) || leads_over(position, table.next(c), edge) ||
          leads_over(position, table.previous(c), edge))
        continue;
      shown.excluded.push_back(c);
    }
  }
}

/// A cell that is joined with two others has the number between theirs, and the path uses no other edge
/// there.
void look_between_joints(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.joints(cell) != 2) return;
  const CandidateTable& table = position.table();
  EdgeIndex joints[2] = {};
  std::size_t found = 0;
  for (const auto& [to, edge] : table.exits(cell)) {
    if (position.is_joined(edge)) {
      joints[found++] = edge;
    } else if (position.is_passable(edge)) {
      shown.barred.push_back(edge);
    }
  }
  for (const Candidate c : table.on(cell)) {
    if (!position.is_left(c)) continue;
    const auto passes = [&](EdgeIndex in, EdgeIndex out) {
      return leads_over(position, table.previous(c), in) && leads_over(position, table.next(c), out);
    };
    if (!passes(joints[0], joints[1]) && !passes(joints[1], joints[0])) shown.excluded.push_back(c);
  }
}

/// The two ends of a line of joined cells cannot be joined with each other.
void look_at_loop(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.joints(cell) != 1) return;
  const Vertex far = position.far_end(cell);
  for (const auto& [to, edge] : position.table().exits(cell)) {
    if (to == far && !position.is_joined(edge) && position.is_passable(edge) && position.would_loop(edge))
      shown.barred.push_back(edge);
  }
}

void apply_joined(Position& position, Vertex cell, Exclusions& scratch) {
  if (position.joints(cell) == 0) return;
  for (const auto& [to, edge] : position.table().exits(cell)) {
    if (!position.is_joined(edge)) continue;
    look_at_joint(position, edge, scratch);
    scratch.apply_and_clear(position, cell);
  }
  look_between_joints(position, cell, scratch);
  look_at_loop(position, cell, scratch);
  scratch.apply_and_clear(position, cell);
}

bool is_diamond(const PathPuzzle& puzzle, Vertex a, Vertex b) {
  return std::ranges::any_of(puzzle.diamonds, [&](const Diamond& diamond) {
    return (diamond.a == a && diamond.b == b) || (diamond.a == b && diamond.b == a);
  });
}

/// "r1c2", or "17 at r1c2" if there is a number.
std::string name_of(const Position& position, Vertex cell, const Wording& wording) {
  const Step number = position.number_at(cell);
  return number == 0 ? wording.cell(cell) : wording.visit(number, cell);
}

std::optional<Finding> at_joint(const Position& position, EdgeIndex edge, const Wording& wording) {
  Finding finding;
  look_at_joint(position, edge, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  const auto [a, b] = position.table().ends(edge);
  const bool chief_is_b = position.table().cell(finding.shown.excluded.front()) == b;
  finding.where = chief_is_b ? std::vector{b, a} : std::vector{a, b};
  finding.rests_on.cells = {a, b};
  for (const Vertex cell : {a, b}) {
    if (position.number_at(cell) != 0) finding.rests_on.placed.push_back(position.number_at(cell));
  }
  finding.concludes = true;
  finding.because =
      fmt::format("{} and {} {}, so {}", name_of(position, a, wording), name_of(position, b, wording),
                  is_diamond(position.table().puzzle(), a, b) ? "share a diamond" : "follow one another",
                  wording.conclusion(position, finding.shown.excluded));
  return finding;
}

std::optional<Finding> between_joints(const Position& position, Vertex cell, const Wording& wording) {
  Finding finding{.where = {cell}};
  look_between_joints(position, cell, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  std::vector<Vertex> closed_off;
  for (const auto& [to, edge] : position.table().exits(cell)) {
    if (position.is_joined(edge)) finding.where.push_back(to);
    if (std::ranges::count(finding.shown.barred, edge)) closed_off.push_back(to);
  }
  finding.rests_on.cells = finding.where;
  finding.concludes = true;
  finding.because = fmt::format("the path runs {}–{}–{}", wording.cell(finding.where[1]), wording.cell(cell),
                                wording.cell(finding.where[2]));
  finding.because += closed_off.empty() ? ""
                                        : fmt::format(", so it does not go between {} and {}", wording.cell(cell),
                                                      wording.cells(closed_off, "or"));
  finding.because +=
      finding.shown.excluded.empty() ? "" : "; so " + wording.conclusion(position, finding.shown.excluded);
  return finding;
}

std::optional<Finding> at_loop(const Position& position, Vertex cell, const Wording& wording) {
  Finding finding{.where = {cell}};
  look_at_loop(position, cell, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  const Vertex far = position.far_end(cell);
  finding.where.push_back(far);
  finding.rests_on.edges = position.line_from(cell);
  finding.because = fmt::format("{} and {} are the ends of one strand, and joining them would close a loop",
                                wording.cell(cell), wording.cell(far));
  return finding;
}

std::optional<Finding> look_for_joined(Position& position, LookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    if (position.joints(cell) == 0) return std::nullopt;
    for (const auto& [to, edge] : position.table().exits(cell)) {
      if (!position.is_joined(edge)) continue;
      if (auto finding = at_joint(position, edge, around.wording)) return finding;
    }
    if (auto finding = between_joints(position, cell, around.wording)) return finding;
    return at_loop(position, cell, around.wording);
  });
}

}  // namespace

extern const Deduction joined_deduction = {
    .name = "joined",
    .level = level_joined,
    .summary =
        "cells that share a diamond, or are joined for another reason, come one after the other; no loop "
        "closes early",
    .apply_at_cell = apply_joined,
    .look = look_for_joined,
};

}  // namespace hamlet::path
