#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/ladder/chain.hpp"
#include "hamlet/solve/path/ladder/visible/nearest_numbers.hpp"

namespace hamlet::path {

namespace {

/// What goes wrong at once if a candidate is placed.
struct Stranding {
  Clash clash = Clash::none;
  std::uint32_t at = 0;
  std::string words = {};          // the candidate's own cell is called "it"
  std::vector<Vertex> where = {};  // without the candidate's own cell

  bool operator==(const Stranding&) const = default;
};

/// Nothing if the candidate can be placed without a clash.
std::optional<Stranding> stranding_by(Position& position, Candidate c, const Wording& wording) {
  const std::size_t mark = position.mark();
  position.place(c, Cause::assumed);
  std::optional<Stranding> found;
  if (!position.propagate()) {
    WayStep clash = clash_step(position, wording);
    const Vertex cell = position.table().cell(c);
    std::erase(clash.where, cell);
    found = {position.clash(), position.clash_at(), std::move(clash.because), std::move(clash.where)};
    const std::string own = " beside " + wording.cell(cell) + " ";
    if (const auto begin = found->words.find(own); begin != std::string::npos)
      found->words.replace(begin, own.size(), " beside it ");
  }
  position.undo_to(mark);
  return found;
}

bool is_open(const Position& position, Candidate c) {
  return position.is_left(c) && position.cell_at(position.table().number(c)) == no_vertex;
}

/// The candidates of the same number that go wrong at the same place.
std::vector<Candidate> that_strand_alike(Position& position, Candidate first, const Stranding& stranding,
                                         const Wording& wording) {
  const CandidateTable& table = position.table();
  std::vector<Candidate> alike;
  for (Candidate c = first; c < table.end_of(table.number(first)); ++c) {
    if (is_open(position, c) && stranding_by(position, c, wording) == stranding) alike.push_back(c);
  }
  return alike;
}

/// The numbers left for the cell besides one, if a person can see that all of them are too near to it or too
/// far for each of the candidates; otherwise empty.
std::vector<Step> numbers_out_of_step(const Position& position, std::span<const Candidate> assumed,
                                      Vertex cell) {
  const CandidateTable& table = position.table();
  const Step number = table.number(assumed.front());
  std::vector<Step> left;
  for (const Candidate c : position.left_on(cell)) {
    if (table.number(c) != number) left.push_back(table.number(c));
  }
  constexpr std::size_t most_left = 4;
  if (left.size() > most_left) return {};
  for (const Candidate from : assumed) {
    for (const Step other : left) {
      if (may_follow(position, {table.cell(from), number}, {cell, other})) return {};
    }
  }
  return left;
}

std::string distances_to(Step number, std::span<const Step> others) {
  std::vector<Step> steps;
  for (const Step other : others) steps.push_back(other > number ? other - number : number - other);
  std::ranges::sort(steps);
  const auto repeated = std::ranges::unique(steps);
  steps.erase(repeated.begin(), repeated.end());
  return listed_numbers(steps, "or") + (steps.back() == 1 ? " step" : " steps");
}

/// "; so 12 goes at r3c4" if only one cell is left for the number.
std::string what_is_left_for(const Position& position, std::span<const Candidate> excluded,
                             const Wording& wording) {
  const CandidateTable& table = position.table();
  const Step number = table.number(excluded.front());
  if (position.cells_left(number) != excluded.size() + 1) return "";
  for (const Candidate c : position.left_for(number)) {
    if (!std::ranges::count(excluded, c))
      return fmt::format("; so {} goes at {}", number, wording.cell(table.cell(c)));
  }
  return "";
}

Said sentence(const Position& position, std::span<const Candidate> excluded, const Stranding& stranding,
              const Wording& wording) {
  const CandidateTable& table = position.table();
  const Step number = table.number(excluded.front());
  std::vector<Vertex> cells;
  for (const Candidate c : excluded) cells.push_back(table.cell(c));
  const std::string what = fmt::format("{} cannot be at {}", number, wording.cells(cells, "or"));
  const auto others = stranding.clash == Clash::no_number
                          ? numbers_out_of_step(position, excluded, stranding.at)
                          : std::vector<Step>{};
  const std::string so = what_is_left_for(position, excluded, wording);
  cells.insert(cells.end(), stranding.where.begin(), stranding.where.end());
  if (others.empty()) return {std::move(cells), fmt::format("{}: then {}{}", what, stranding.words, so)};
  return {std::move(cells),
          fmt::format("{}: {} could only be {}, and no way over empty cells between them takes {}{}", what,
                      wording.cell(stranding.at), listed_numbers(others, "or"), distances_to(number, others),
                      so)};
}

Said say_stranded(const Position& position, const WayStep& step, const Wording& wording) {
  Position here = position;
  std::vector<Candidate> excluded;
  for (const auto& [cell, number] : step.excluded) excluded.push_back(position.table().at(number, cell));
  const auto stranding = stranding_by(here, excluded.front(), wording);
  if (!stranding) return {.where = step.where, .because = step.because};
  return sentence(position, excluded, *stranding, wording);
}

std::optional<Finding> look_for_stranded(Position& position, LookAround& around) {
  if (!around.may_look_ahead) return std::nullopt;
  const CandidateTable& table = position.table();
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto first = static_cast<Candidate>((around.try_from + i) % table.size());
    if (!is_open(position, first) || around.is_right(table, first)) continue;
    if (i % 64 == 0 && around.run.must_end()) return std::nullopt;
    const auto stranding = stranding_by(position, first, around.wording);
    if (!stranding) continue;
    const Step number = table.number(first);
    Finding finding{.concludes_cells = true};
    finding.shown.excluded = that_strand_alike(position, first, *stranding, around.wording);
    for (const Candidate c : finding.shown.excluded) {
      const Chain chain = chain_to_clash(position, c, 0, around);
      finding.rests_on.add(chain.rests_on);
    }
    if (position.cells_left(number) == finding.shown.excluded.size() + 1)
      finding.rests_on.numbers.push_back(number);
    if (stranding->clash == Clash::no_number) finding.rests_on.cells.push_back(stranding->at);
    Said said = sentence(position, finding.shown.excluded, *stranding, around.wording);
    finding.where = std::move(said.where);
    finding.because = std::move(said.because);
    around.try_from = first;
    return finding;
  }
  return std::nullopt;
}

}  // namespace

extern const Deduction stranded_deduction = {
    .name = "stranded",
    .level = level_pockets,
    .summary =
        "a number on a cell would leave another cell without a number, or a number without a cell, at once",
    .look = look_for_stranded,
    .say = say_stranded,
};

}  // namespace hamlet::path
