#include <fmt/format.h>

#include <map>

#include "hamlet/api/input/picture_input.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"
#include "hamlet/graph/degrees.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::api {

namespace {

// The largest board that fits a terminal; larger ones are shown by their figures alone.
constexpr int most_rows_shown = 40;
constexpr int most_columns_shown = 50;
// The figures of a larger graph are computed only within the time limit.
constexpr Vertex most_figured_at_once = 1'000'000;

constexpr Example board_examples[] = {
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

/// The graph of a board, or the islands and lanes of a bridges puzzle.
Graph graph_of(const Sheet& sheet) {
  return sheet.visit([](const PathSheet& path) { return path.board.graph(); },
                     [](const BridgesSheet& bridges) {
                       std::vector<Edge> edges;
                       for (const Lane& lane : bridges.puzzle.lanes()) edges.push_back({lane.a, lane.b});
                       return Graph::symmetric(static_cast<Vertex>(bridges.size()), edges);
                     });
}

/// Returns nothing if the run ended first.
std::optional<Figures> figures_of(const Sheet& sheet, const Run& run) {
  const PathSheet* const path = sheet.if_path();
  Figures figures{.name = path ? path->board.name() : std::string(sheet.kind->name),
                  .graph = graph_of(sheet),
                  .parts = {},
                  .colours = {},
                  .cuts = {},
                  .degrees = {}};
  if (path && path->board.wrap() != Wrap::none) figures.wrap = to_text(path->board.wrap());
  if (path) figures.blocked = path->board.blocked().size();
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

Json figures_json(const Figures& figures) {
  Json json = {
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
  json["degrees"] = Json::object();
  for (const auto& [degree, count] : figures.degrees) json["degrees"][std::to_string(degree)] = count;
  return json;
}

std::string figures_text(const Figures& figures) {
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
  return sheet.visit(
      [](const PathSheet& path) {
        return path.board.has_cells() && path.board.lattice().frame.row_count() <= most_rows_shown &&
               path.board.lattice().frame.column_count() <= most_columns_shown;
      },
      [](const BridgesSheet& bridges) {
        const BridgesGrid& grid = bridges.puzzle.grid();
        return grid.rows <= most_rows_shown && grid.cols <= most_columns_shown;
      });
}

Json list_json(const std::vector<Cell>& cells) {
  Json json = Json::array();
  for (const Cell& cell : cells) json.push_back(cell_json(cell));
  return json;
}

/// Adds the figures of the sheet's graph, or a remark that they are not known.
void add_figures(const Sheet& sheet, const Run& run, Answer& answer) {
  answer.shows_sheets = fits_a_terminal(sheet);
  if (const auto figures = figures_of(sheet, run)) {
    answer.json = figures_json(*figures);
    answer.text = figures_text(*figures);
    return;
  }
  answer.verdict = Verdict::unknown;
  answer.json = {{"answer", "unknown"}, {"why", why_ended(run)}};
  answer.shows_sheets = false;
  answer.remarks.push_back(fmt::format("the figures of the graph are not known: {}", why_ended(run)));
}

class ShowBoard : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run& run) override {
    if (picture.are_given()) return of_picture(run);
    Answer answer{.sheets = {sheet()}};
    add_figures(answer.sheets[0], run, answer);
    return answer;
  }

 private:
  PictureParameters picture{this};

  /// Makes a board from a picture; reports its changes.
  Answer of_picture(const Run& run) {
    const PictureBoardResult result = picture.make_board(what().text(), board(), run);
    if (!result.made)
      return {.verdict = Verdict::unknown,
              .json = {{"answer", "unknown"}, {"why", result.why}},
              .remarks = {result.why}};
    const PictureBoard& made = *result.made;
    Answer answer;
    Sheet sheet = sheet_of(made);
    sheet.remove_solution();
    if (result.is_cut_short) answer.remarks.push_back(what_was_cut_short(run));
    add_figures(sheet, run, answer);
    if (answer.verdict == Verdict::yes) {
      answer.json["added"] = list_json(made.added);
      answer.json["dropped"] = list_json(made.dropped);
      answer.json["cut_short"] = result.is_cut_short;
      answer.text += fmt::format("changes      {}\n", changes_in_words(made.added, made.dropped));
    }
    answer.sheets.push_back(std::move(sheet));
    answer.documents = [this, made](const std::string& file) {
      return std::vector{document_of(made, picture.picture(), file, draw_options())};
    };
    return answer;
  }
};

}  // namespace

extern const Operation board_operation = {
    .name = "board",
    .summary = "shows a board and its graph's figures",
    .details = "`boards` lists the boards.",
    .examples = board_examples,
    .prepare = prepared<ShowBoard>,
};

}  // namespace hamlet::api
