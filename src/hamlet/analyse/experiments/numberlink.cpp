#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "hamlet/analyse/reports/figure5.hpp"
#include "hamlet/analyse/reports/report_writer.hpp"
#include "hamlet/draw/plot/sheet_panel.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/bridges/numberlink/configurations.hpp"
#include "hamlet/solve/bridges/numberlink/phi.hpp"
#include "hamlet/solve/bridges/numberlink/tau.hpp"
#include "hamlet/solve/bridges/numberlink/unsolvable.hpp"
#include "hamlet/solve/bridges/propagate/brute_force.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet {

namespace {

using bridges::numberlink::configurations;

constexpr int random_grids = 20'000;
constexpr std::int64_t grids_of_octagons = 2000;
constexpr std::size_t enough_solutions = 1000;
constexpr int random_grids_between_looks_at_the_clock = 100;

std::vector<std::int64_t> numbers_in(std::string_view text) {
  std::vector<std::int64_t> numbers;
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at < end; ++at)
    at = std::from_chars(at, end, numbers.emplace_back()).ptr;
  return numbers;
}

std::int64_t by_the_closed_form(std::int64_t n, int k, int r) {
  return static_cast<std::int64_t>(*configurations(n, k, r).as_u64());
}

std::vector<std::int64_t> row_by_the_closed_form(int k, int r) {
  std::vector<std::int64_t> row;
  for (int n = 1; n <= r * k; ++n) row.push_back(by_the_closed_form(n, k, r));
  return row;
}

BridgesPuzzle puzzle_of(std::initializer_list<std::string_view> rows) {
  BridgesGrid grid{.rows = 0, .cols = static_cast<int>(rows.begin()->size())};
  for (std::string_view row : rows) {
    ++grid.rows;
    for (int col = 1; col <= grid.cols; ++col) {
      if (row[col - 1] != '.') grid.islands.push_back({{grid.rows, col}, row[col - 1] - '0'});
    }
  }
  return BridgesPuzzle(grid);
}

bridges::SmallGridOptions as_in_the_document(bool eight) {
  return {.most_rows = 7,
          .most_cols = 7,
          .most_islands = 16,
          .most_lanes = 28,
          .unknown = false,
          .eight = eight,
          .no_loops = false,
          .forbidden = false};
}

/// Statistics of random grids on the Proposition, the Theorem and k.
struct Sample {
  std::int64_t grids = 0, solvable = 0, unique = 0;
  std::array<std::int64_t, 6> applies{}, applies_to_solvable{};
  std::int64_t caught = 0;  // unsolvable grids that one of the six conditions detects
  std::int64_t lost_with_larger_k = 0, wrong_smallest_k = 0;
  std::int64_t solved_by_tau = 0, of_these_not_unique = 0;
  /// For each condition, an example that few other conditions detect, with few nodes.
  struct Example {
    BridgesPuzzle puzzle;
    std::pair<int, std::size_t> rank;
  };
  std::array<std::optional<Example>, 6> examples{};
  std::int64_t drawn = 0, drawn_but_not_in_every_solution = 0;

  void add(const BridgesPuzzle& puzzle) {
    const auto nets = bridges::all_nets(puzzle, enough_solutions);
    ++grids;
    solvable += !nets.empty();
    unique += nets.size() == 1;
    try_conditions(puzzle, !nets.empty());
    if (!nets.empty()) try_other_k(puzzle);
    try_tau(puzzle, nets);
  }

 private:
  void try_conditions(const BridgesPuzzle& puzzle, bool is_solvable) {
    const bridges::numberlink::KGrid grid(puzzle);
    std::vector<std::size_t> seen_by;
    for (const auto& condition : bridges::numberlink::unsolvability_conditions()) {
      if (!condition.find(grid)) continue;
      seen_by.push_back(condition.number - 1);
      ++applies[condition.number - 1];
      applies_to_solvable[condition.number - 1] += is_solvable;
    }
    caught += !seen_by.empty() && !is_solvable;
    const std::pair rank(static_cast<int>(seen_by.size()), puzzle.islands().size());
    for (const std::size_t i : seen_by) {
      if (!examples[i] || rank < examples[i]->rank) examples[i] = {puzzle, rank};
    }
  }

  static bool is_solvable_with(int k, BridgesGrid grid) {
    grid.k = k;
    return bridges::count_nets(BridgesPuzzle(grid), 1) > 0;
  }
  void try_other_k(const BridgesPuzzle& puzzle) {
    const BridgesGrid& grid = puzzle.grid();
    lost_with_larger_k += !is_solvable_with(grid.k + 1, grid);
    int smallest = 1;
    while (!is_solvable_with(smallest, grid)) ++smallest;
    wrong_smallest_k += bridges::smallest_k(puzzle, Run()).k != smallest;
  }

  void try_tau(const BridgesPuzzle& puzzle, const std::vector<bridges::BridgesByLane>& nets) {
    const bridges::numberlink::Tau result = bridges::numberlink::tau(bridges::numberlink::Position(puzzle));
    if (result.solved) {
      ++solved_by_tau;
      of_these_not_unique += nets.size() != 1;
    }
    for (std::size_t lane = 0; lane < puzzle.lanes().size(); ++lane) {
      const int n = result.position.drawn()[lane];
      drawn += n;
      for (const bridges::BridgesByLane& net : nets) drawn_but_not_in_every_solution += n > net[lane];
    }
  }
};

class Numberlink : ReportWriter {
 public:
  explicit Numberlink(const Run& run) : ReportWriter(run) {}

  ExperimentReport run() {
    figure5();
    rows_of_figure5();
    numbers_in_the_text();
    words();
    pinwheels();
    random_sample();
    pictures();
    return finished();
  }

 private:
  void figure5() {
    std::int64_t entries = 0, different = 0;
    for (int r : {4, 3, 2}) {
      if (run_.must_end()) return;
      ReportTable table{
          fmt::format("Figure 5: configurations of a node of magnitude n with {} neighbours, in the document "
                      "and by the closed form",
                      r),
          {"k", "whose"},
          {}};
      for (int n = 1; n <= 10 * r; ++n) table.columns.push_back(std::to_string(n));
      for (const Figure5Row& printed : printed_figure5()) {
        if (printed.neighbours != r) continue;
        const auto theirs = numbers_in(printed.entries), ours = row_by_the_closed_form(printed.k, r);
        if (theirs == ours) {
          add_row(table, printed.k, "both", ours);
        } else {
          add_row(table, printed.k, "document", theirs);
          add_row(table, printed.k, "closed form", ours);
        }
        for (std::size_t i = 0; i < std::max(theirs.size(), ours.size()); ++i) {
          ++entries;
          different += i >= theirs.size() || i >= ours.size() || theirs[i] != ours[i];
        }
      }
      add(std::move(table));
    }
    claim("the numbers of configurations are as in Figure 5", different == 0,
          fmt::format("{} of {} entries agree", entries - different, entries));
    answer(
        "is there a formula for the number of configurations?", different == 0,
        fmt::format("the coefficient of x^n in (1 + x + ... + x^k)^r, in closed form; it gives {} of the {} "
                    "entries of Figure 5",
                    entries - different, entries));
  }

  static void add_row(ReportTable& table, int k, const char* whose,
                      const std::vector<std::int64_t>& entries) {
    std::vector<Figure> row = {std::int64_t{k}, whose};
    for (std::int64_t entry : entries) row.emplace_back(entry);
    row.resize(table.columns.size(), Figure(std::string()));
    table.rows.push_back(std::move(row));
  }

  void rows_of_figure5() {
    constexpr int most_k = 100;
    bool symmetric = true, peaked = true;
    bool tail_of_4 = true, tail_of_3 = true;  // holds for the tail, and for no earlier entry
    for (int k = 1; k <= most_k; ++k) {
      for (int r : {2, 3, 4}) {
        auto row = row_by_the_closed_form(k, r);
        row.insert(row.begin(), 1);  // for n = 0, which the figure omits
        symmetric &= std::ranges::equal(row, std::vector(row.rbegin(), row.rend()));
        peaked &= row[r * k / 2] == std::ranges::max(row);
        for (std::int64_t i = 1; i <= k + 2; ++i) {
          const std::int64_t entry = row[static_cast<std::size_t>(std::max<std::int64_t>(r * k + 1 - i, 0))];
          if (r == 4) tail_of_4 &= (entry == i * (i + 1) * (i + 2) / 6) == (i <= k + 1);
          if (r == 3) tail_of_3 &= (entry == i * (i + 1) / 2) == (i <= k + 1);
        }
      }
    }
    const std::string range = fmt::format("for 2, 3 and 4 neighbours and k up to {}", most_k);
    claim("each row of Figure 5 is symmetric", symmetric,
          range + ", if n = 0 is counted in: a word that gives c to a neighbour has a twin that gives k - c");
    claim("the most configurations are at n = floor(rk/2)", peaked, range + "; for odd rk at the next n too");
    const std::string tail =
        fmt::format("the last k + 1 entries of each row, k up to {}, and not those before", most_k);
    claim("with 4 neighbours the tail of a row is i(i+1)(i+2)/6", tail_of_4, tail);
    claim("with 3 neighbours the tail of a row is i(i+1)/2", tail_of_3, tail);
  }

  void numbers_in_the_text() {
    claim("a node of magnitude 20 with four neighbours in a 10-grid has 891 ways",
          by_the_closed_form(20, 10, 4) == 891, std::to_string(by_the_closed_form(20, 10, 4)));
    claim("a node of magnitude 3 with four neighbours in a 2-grid has only 4 ways",
          by_the_closed_form(3, 2, 4) == 4,
          fmt::format("a slip: it has {}, also in the document's own Figure 5; {} is right for k = 1",
                      by_the_closed_form(3, 2, 4), by_the_closed_form(3, 1, 4)));
    claim("a node of magnitude 7 with four neighbours in a 2-grid has only 4 ways, as one of magnitude 1 has",
          by_the_closed_form(7, 2, 4) == 4 && by_the_closed_form(1, 2, 4) == 4,
          "in each a single connection is different from the rest: the one that is missing, the one that is "
          "there");
    bool single = true;
    for (int r = 1; r <= 8; ++r) {
      for (int k = 1; k <= 100; ++k) single &= by_the_closed_form(std::int64_t{r} * k, k, r) == 1;
    }
    claim("a node of magnitude rk has only 1 way", single, "for up to 8 neighbours and k up to 100");
  }

  void words() {
    // The node is in the middle of a cross, so that Φ_k depends only on its magnitude and k.
    const auto phi_of = [](std::string_view middle) {
      std::string text;
      for (const auto& word :
           bridges::numberlink::phi_k(bridges::numberlink::Position(puzzle_of({".1.", middle, ".1."})), 2))
        text += (text.empty() ? "" : " ") + to_text(word);
      return text;
    };
    const std::string of_2 = phi_of("121"), of_5 = phi_of("151");
    claim("Φ_2 of a node of magnitude 2 has the 10 words listed", of_2 == "11 12 13 14 22 23 24 33 34 44",
          of_2);
    claim(
        "Φ_2 of a node of magnitude 5 has the 16 words listed",
        of_5 ==
            "11223 11224 11233 11234 11244 11334 11344 12233 12234 12244 12334 12344 13344 22334 22344 23344",
        of_5);
  }

  void pinwheels() {
    ReportTable table{"Two grids that behave like the Pinwheel, k = 2",
                      {"grid", "solutions", "nodes", "nodes with empty ω*", "drawn by τ"},
                      {}};
    ReportPicture picture{"The two grids, each with its only solution", {}};
    bool all = true;
    for (const BridgesPuzzle& puzzle : {puzzle_of({"2331", "3..2", "3..2", "2331"}),
                                        puzzle_of({"1.221", "23.3.", "2...2", ".3.32", "122.1"})}) {
      const bridges::numberlink::Position start(puzzle);
      const auto nodes = static_cast<std::int64_t>(puzzle.islands().size());
      std::int64_t empty = 0;
      for (Vertex p = 0; p < puzzle.islands().size(); ++p) {
        const auto word = bridges::numberlink::omega_star(start, p);
        empty += word && word->is_empty();
      }
      const auto solutions = static_cast<std::int64_t>(bridges::count_nets(puzzle));
      const auto steps = static_cast<std::int64_t>(bridges::numberlink::tau(start).steps.size());
      table.rows.push_back(
          {fmt::format("{}x{}", puzzle.grid().rows, puzzle.grid().cols), solutions, nodes, empty, steps});
      all &= solutions == 1 && empty == nodes && steps == 0;
      picture.panels.push_back(sheet_panel("", sheet_of(BridgesSheet{.puzzle = puzzle})));
      for (const bridges::BridgesByLane& net : bridges::all_nets(puzzle, 1)) {
        const bridges::Network network(puzzle);
        picture.panels.push_back(sheet_panel(
            "", sheet_of(BridgesSheet{.puzzle = puzzle, .solution = bridges::net_of(network, net)})));
      }
    }
    table.pictures.push_back(std::move(picture));
    add(std::move(table));
    claim("a grid can have one solution of which τ finds nothing, every ω* being empty", all,
          "shown by the two grids of the table, by exhaustive search; the document's Pinwheel is a picture");
  }

  void random_sample() {
    Rng rng(run_.seed);
    Sample sample;
    for (int i = 0; i < random_grids; ++i) {
      if (i % random_grids_between_looks_at_the_clock == 0) {
        if (run_.must_end()) return;
        run_.report({.doing = "random grids",
                     .work = static_cast<std::uint64_t>(i),
                     .fraction = i / double{random_grids}});
      }
      sample.add(BridgesPuzzle(bridges::random_small_grid(rng, as_in_the_document(false))));
    }
    conditions(sample);
    theorem(sample);
    open_questions(sample);
  }

  void conditions(const Sample& sample) {
    const std::int64_t unsolvable = sample.grids - sample.solvable;
    ReportTable table{
        fmt::format("The six conditions on {} random grids up to 7x7, k up to 4, of which {} have no "
                    "solution by exhaustive search",
                    sample.grids, unsolvable),
        {"condition", "says", "applies to", "of these solvable", "example"},
        {}};
    std::int64_t wrong = 0;
    for (const auto& condition : bridges::numberlink::unsolvability_conditions()) {
      const std::size_t i = condition.number - 1;
      table.rows.push_back({std::int64_t{condition.number}, std::string(condition.summary), sample.applies[i],
                            sample.applies_to_solvable[i], sentence_on(sample.examples[i], condition)});
      wrong += sample.applies_to_solvable[i];
    }
    table.pictures.push_back(examples_of(sample));
    add(std::move(table));
    claim("a grid to which one of the six conditions applies is unsolvable", wrong == 0,
          fmt::format("no exception in {} random grids; they see {} of the {} unsolvable ones ({:.0f} %)",
                      sample.grids, sample.caught, unsolvable,
                      100.0 * double(sample.caught) / double(unsolvable)));
    claim("the proof of the six conditions has a part 7", false,
          "a slip: there are six, and what is proved there is part 6");
    claim("a grid that is solvable for k is solvable for every larger k", sample.lost_with_larger_k == 0,
          fmt::format(
              "no exception from k to k + 1 in {} solvable random grids; a solution for k is one for k + 1",
              sample.solvable));
  }

  static ReportPicture examples_of(const Sample& sample) {
    ReportPicture picture{"The examples, one for each condition", {}};
    for (const auto& condition : bridges::numberlink::unsolvability_conditions()) {
      const auto& example = sample.examples[condition.number - 1];
      if (example)
        picture.panels.push_back(sheet_panel(fmt::format("condition {}", condition.number),
                                             sheet_of(BridgesSheet{.puzzle = example->puzzle})));
    }
    return picture;
  }
  /// The sentence that says why the example is unsolvable.
  static std::string sentence_on(const std::optional<Sample::Example>& example,
                                 const bridges::numberlink::UnsolvabilityCondition& condition) {
    if (!example) return "none came up";
    const std::string sentence = condition.find(bridges::numberlink::KGrid(example->puzzle))->sentence;
    return sentence.substr(sentence.find(": ") + 2);
  }

  void open_questions(const Sample& sample) {
    answer("can the smallest k for which a grid is solvable be computed?", sample.wrong_smallest_k == 0,
           fmt::format("for {} of {} solvable random grids it is what trying each k gives",
                       sample.solvable - sample.wrong_smallest_k, sample.solvable));
    Rng rng(run_.seed);
    Sample octagons;
    while (octagons.grids < grids_of_octagons && !run_.must_end()) {
      BridgesGrid grid = bridges::random_small_grid(rng, as_in_the_document(true));
      if (grid.eight) octagons.add(BridgesPuzzle(grid));
    }
    std::int64_t wrong = octagons.of_these_not_unique + octagons.drawn_but_not_in_every_solution;
    for (const std::int64_t exceptions : octagons.applies_to_solvable) wrong += exceptions;
    answer("can nodes have other shapes, such as octagons?", wrong == 0,
           fmt::format(
               "with eight neighbours the six conditions, the Theorem and ω* hold without exception in {} "
               "random grids",
               octagons.grids));
  }

  void theorem(const Sample& sample) {
    add({"The τ algorithm on the same grids",
         {"what", "grids"},
         {{"with exactly one solution", sample.unique},
          {"solved by τ", sample.solved_by_tau},
          {"solved by τ, but not with exactly one solution", sample.of_these_not_unique}}});
    claim("a grid that τ solves has no other solution (the Theorem)", sample.of_these_not_unique == 0,
          fmt::format("{} of {} random grids with one solution are solved by τ, and no others",
                      sample.solved_by_tau, sample.unique));
    claim("the connections of ω* are in every solution", sample.drawn_but_not_in_every_solution == 0,
          fmt::format("no exception among {} connections drawn in the random grids", sample.drawn));
    addition("how many grids τ solves, and how many the six conditions see", true,
             fmt::format("{:.0f} % of the random grids with one solution; {:.0f} % of the unsolvable ones",
                         100.0 * double(sample.solved_by_tau) / double(sample.unique),
                         100.0 * double(sample.caught) / double(sample.grids - sample.solvable)));
    claim("the converse of the Theorem does not hold", sample.solved_by_tau < sample.unique,
          fmt::format("{} random grids have one solution and are not solved by τ",
                      sample.unique - sample.solved_by_tau));
  }

  void pictures() {
    constexpr const char* picture = "the grids are in a picture that the text does not give";
    cannot_check("the solutions of the three grids of Figure 3 for k = 1, 2, 3", picture);
    cannot_check("Φ_Γ and ω* of the two nodes of Figure 4", picture);
    cannot_check("the Pinwheel of Figure 6 has one solution", picture);
    cannot_check("τ solves the puzzle of Figure 7", picture);
  }
};

ExperimentReport run_numberlink(const Run& run) { return Numberlink(run).run(); }

}  // namespace

extern const Experiment numberlink_experiment = {
    .name = "numberlink",
    .summary = "configurations of k-grids, unsolvable grids, the τ algorithm (Numberlink)",
    .source =
        "Andrea Arauza Rivera, Matt McClinton, David Smith: A Mathematical Foundation for the Numberlink "
        "Game. California State University, East Bay, 2022",
    .run = run_numberlink,
};

}  // namespace hamlet
