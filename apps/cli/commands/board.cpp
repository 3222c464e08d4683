#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/picture_input.hpp"
#include "cli/together.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"
#include "hamlet/graph/degrees.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

// What still fits a terminal; larger boards are shown by their figures alone.
constexpr int most_rows_shown = 40;
constexpr int most_columns_shown = 50;
// A larger graph is looked at as long as there is time.
constexpr Vertex most_figured_at_once = 1'000'000;

struct Figures {
  std::string name;
  Graph graph;
  Components parts;
  std::optional<Bipartition> colours;
  std::vector<CutVertex> cuts;
  std::map<std::size_t, Vertex> degrees;
  std::string wrap = {};
  std::size_t blocked = 0;
};

/// Of a bridges puzzle, the islands and the lanes between them.
Graph graph_of(const Sheet& sheet) {
  if (sheet.is_path()) return sheet.path().board.graph();
  std::vector<Edge> edges;
  for (const Lane& lane : sheet.bridges().puzzle.lanes()) edges.push_back({lane.a, lane.b});
  return Graph::symmetric(static_cast<Vertex>(sheet.bridges().puzzle.islands().size()), edges);
}

/// Nothing if the run ended first.
std::optional<Figures> figures_of(const Sheet& sheet, const Run& run) {
  Figures figures{.name = sheet.is_path() ? sheet.path().board.name() : std::string(sheet.kind->name),
                  .graph = graph_of(sheet),
                  .parts = {},
                  .colours = {},
                  .cuts = {},
                  .degrees = {}};
  if (sheet.is_path() && sheet.path().board.wrap() != Wrap::none)
    figures.wrap = to_text(sheet.path().board.wrap());
  if (sheet.is_path()) figures.blocked = sheet.path().board.blocked().size();
  const bool is_large = figures.graph.vertex_count() > most_figured_at_once;
  const auto ends = [&] { return is_large && run.must_end(); };
  if (is_large && !figures.graph.build(run)) return std::nullopt;
  figures.parts = components(figures.graph);
  if (ends()) return std::nullopt;
  figures.colours = bipartition(figures.graph);
  if (ends()) return std::nullopt;
  figures.cuts = cut_vertices(figures.graph);
  if (ends()) return std::nullopt;
  figures.degrees = degree_histogram(figures.graph);
  return figures;
}

nlohmann::ordered_json json_of(const Figures& figures) {
  nlohmann::ordered_json json = {
      {"board", figures.name},
      {"cells", figures.graph.vertex_count()},
      {"edges", figures.graph.edge_count()},
      {"components", figures.parts.count},
      {"bipartite", figures.colours.has_value()},
      {"directed", figures.graph.is_directed()},
      {"cut_vertices", figures.cuts.size()},
  };
  if (figures.colours) json["colours"] = {figures.colours->size_of[0], figures.colours->size_of[1]};
  if (!figures.wrap.empty()) json["wrap"] = figures.wrap;
  if (figures.blocked > 0) json["blocked"] = figures.blocked;
  json["degrees"] = nlohmann::ordered_json::object();
  for (const auto& [degree, count] : figures.degrees) json["degrees"][std::to_string(degree)] = count;
  return json;
}

std::string text_of(const Figures& figures) {
  std::string degrees;
  for (const auto& [degree, count] : figures.degrees)
    degrees += fmt::format("{}{} with {}", degrees.empty() ? "" : ", ", count, degree);
  const auto& colours = figures.colours;
  return fmt::format(
      "board        {}\ncells        {}\n{:<12} {}\ncomponents   {}\nbipartite    {}\ncut vertices "
      "{}\nneighbours   {}\n",
      figures.wrap.empty() ? figures.name : fmt::format("{}, {}", figures.name, figures.wrap),
      figures.graph.vertex_count(), figures.graph.is_directed() ? "arcs" : "edges",
      figures.graph.edge_count(), figures.parts.count,
      colours ? fmt::format("yes, {} and {}", colours->size_of[0], colours->size_of[1]) : "no",
      figures.cuts.size(), degrees.empty() ? "none" : degrees);
}

bool fits_a_terminal(const Sheet& sheet) {
  if (!sheet.is_path())
    return sheet.bridges().puzzle.grid().rows <= most_rows_shown &&
           sheet.bridges().puzzle.grid().cols <= most_columns_shown;
  const Board& board = sheet.path().board;
  return board.has_cells() && board.lattice().frame.row_count() <= most_rows_shown &&
         board.lattice().frame.column_count() <= most_columns_shown;
}

constexpr Example examples[] = {
    {"hamlet board diplomatico:5x7", "35 cells, and how they are connected"},
    {"hamlet board square --mask heart.png --resolution 24", "a board in the shape of a picture"},
    {"hamlet board hex --shape heart --resolution 20 -o heart.svg",
     "a heart that has a path, beside the shape it was made from"},
    {"hamlet board hidato --image photo.jpg --resolution 30 -o photo.json",
     "the same of a picture, as a board for the other commands"},
    {"hamlet board knight:8x8 --wrap torus --json", "the figures as JSON"},
    {"hamlet board diplomatico:100x100 -o board.cypher",
     "the graph for Neo4j; .dot .graphml .edges .col .g6 for others"},
};

struct State {
  InputOptions input;
  PictureOptions picture;
  LimitOptions limits;
  OutputOptions output;
};

nlohmann::ordered_json cells_json(const std::vector<Cell>& cells) {
  auto json = nlohmann::ordered_json::array();
  for (const Cell& cell : cells) json.push_back({cell.row, cell.col});
  return json;
}

void show(const Sheet& sheet, const Figures& figures, const OutputOptions& output) {
  if (fits_a_terminal(sheet)) output.show(sheet);
  print(text_of(figures));
}

int end_without_figures(const State& state, const Run& run) {
  state.output.say(fmt::format("the figures of the graph are not known: {}", why_ended(run)));
  return exit_unknown;
}

/// A board from a picture, and what was changed so that it has a path.
int show_picture_board(State& state) {
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const PictureBoardResult result = state.picture.board(state.input, run);
  clear_progress();
  if (!result.made) {
    state.output.say(result.why);
    return exit_unknown;
  }
  const PictureBoard& made = *result.made;
  if (state.output.to_file()) save(made, state.picture.picture(), state.output);
  Sheet sheet = sheet_of(made);
  sheet.remove_solution();
  if (result.is_cut_short) state.output.say(what_was_cut_short(run));
  const auto figures = figures_of(sheet, run);
  if (!figures) return end_without_figures(state, run);
  if (state.output.json()) {
    auto json = json_of(*figures);
    json["added"] = cells_json(made.added);
    json["dropped"] = cells_json(made.dropped);
    json["cut_short"] = result.is_cut_short;
    state.output.print_json(json);
  } else {
    show(sheet, *figures, state.output);
    print(fmt::format("changes      {}\n", changes_in_words(made)));
  }
  return exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->picture.options(), state->limits.options_without_limit(),
                    state->output.options()}),
          [state] {
            state->output.require_can_save(1);
            if (state->picture.are_given()) return show_picture_board(*state);
            const Sheet sheet = state->input.sheet();
            if (state->output.to_file()) state->output.save({&sheet, 1});
            const Run run = state->limits.run(state->input.memory(), state->output.quiet());
            const auto figures = figures_of(sheet, run);
            if (!figures) return end_without_figures(*state, run);
            if (state->output.json()) {
              state->output.print_json(json_of(*figures));
            } else {
              show(sheet, *figures, state->output);
            }
            return static_cast<int>(exit_yes);
          }};
}

}  // namespace

extern const Command board_command = {
    .name = "board",
    .summary = "shows a board and its graph's figures",
    .details = "'hamlet help boards' lists the boards.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
