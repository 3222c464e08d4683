#include "hamlet/api/input/parameter_groups.hpp"

#include <fmt/format.h>

#include <array>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/draw/canvas/theme.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/bridges/hint.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/neo4j/find_by_server.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::api {

namespace {

std::vector<std::string> all_solvers() {
  std::vector<std::string> names = names_of<path::solvers>();
  for (const bridges::Solver* solver : bridges::solvers()) names.emplace_back(solver->name);
  return names;
}

std::vector<std::string> all_styles() { return {"grid", "line", "animated"}; }

DrawStyle style_of(const Name& style) {
  if (!style.is_given() || *style == "grid") return DrawStyle::grid;
  if (*style == "line") return DrawStyle::line;
  if (*style == "animated") return DrawStyle::animated;
  style.complain(unknown_name("style", *style, std::array<std::string_view, 3>{"grid", "line", "animated"}));
}

std::vector<std::string> all_orders() {
  std::vector<std::string> names;
  for (const path::MoveOrder* order : path::move_orders())
    names.insert(names.end(), order->variants.begin(), order->variants.end());
  return names;
}

}  // namespace

DrawParameters::DrawParameters(Request* request)
    : path(request, "path", "draw the path as a line on boards where it jumps too (in pictures)"),
      no_path(request, "no-path", "draw no line"),
      unsolved(request, "unsolved", "draw or write the puzzle without its solution"),
      coordinates(request, "coordinates", "draw the names of rows and columns, as in r7c3") {
  for (Parameter* parameter : std::initializer_list<Parameter*>{&path, &no_path, &unsolved, &coordinates})
    parameter->group = "output";
}

DrawOptions DrawParameters::options() const {
  if (path && no_path) path.complain("either `path` or `no-path`, not both");
  DrawOptions options{.solution = !unsolved, .coordinates = coordinates.is_given()};
  if (path || no_path) options.path_line = path.is_given();
  return options;
}

LookParameters::LookParameters(Request* request)
    : title(request, "title", "TEXT", "the title of a drawing, instead of the puzzle's own"),
      no_caption(request, "no-caption",
                 "draw neither the puzzle's title nor the line below it; a given title stays"),
      style(request, "style", "STYLE",
            "grid (default); line: in pictures, a path as a thin line without numbers; animated: in an .svg, "
            "the solution appears step by step",
            all_styles),
      theme(request, "theme", "THEME",
            "the colours of pictures. print (default) is black on white; heat maps in .svg and .png have "
            "colours by default",
            names_of<themes>),
      scale(request, "scale", "FACTOR", "enlarge a picture: 2 gives a .png twice as many pixels across") {
  for (Parameter* parameter : std::initializer_list<Parameter*>{&title, &no_caption, &style, &theme, &scale})
    parameter->group = "output";
}

void LookParameters::apply_to(DrawOptions& options) const {
  constexpr double least_scale = 0.1, most_scale = 100;
  options.own_title = *title;
  if (no_caption) options.title = options.note = false;
  options.style = style_of(style);
  options.theme = theme.is_given() ? theme_named(*theme, "theme").name : "";
  options.scale = scale.value().value_or(1);
  if (options.scale < least_scale || options.scale > most_scale)
    scale.complain(fmt::format("a factor from {} to {} belongs here", least_scale, most_scale));
}

SolverParameters::SolverParameters(Request* request)
    : solver(request, "solver", "NAME", "the method (default: portfolio, whatever suits the puzzle)",
             all_solvers, "solvers"),
      order(request, "order", "NAME", "which moves a search tries first", all_orders, "orders") {
  order.puzzles = For::paths;
  order.may_be_combined = true;
}

const path::Solver& SolverParameters::path_solver() const {
  const char* const usual = order.is_given() ? "backtrack" : "portfolio";
  const path::Solver& chosen = path::solver_named(solver.is_given() ? *solver : usual, "solver");
  path::require_takes_order(chosen, *order, "order");
  return chosen;
}

const bridges::Solver& SolverParameters::bridges_solver() const {
  return bridges::solver_named(solver.is_given() ? *solver : "engine", "solver");
}

BridgesParameters::BridgesParameters(Request* request, Drawn is_asked)
    : k(request, "k", "K",
        "of a bridges puzzle: the most bridges between a pair (default: as the puzzle says, else 2)", 1,
        most_demand) {
  k.puzzles = For::bridges;
  if (is_asked == Drawn::not_asked) return;
  drawn.emplace(request, "drawn", "of a bridges puzzle: keep the bridges that are drawn on it already");
  drawn->puzzles = For::bridges;
}

BridgesTask BridgesParameters::task(Sheet sheet) const {
  if (k.is_given()) sheet.bridges().puzzle = bridges::with_k(sheet.bridges().puzzle, static_cast<int>(*k));
  BridgesTask task(std::move(sheet));
  const auto& net = task.sheet().bridges().solution;
  if (!drawn || !*drawn || !net) return task;
  if (const auto violation = bridges::draw(task.question, *net))
    drawn->complain("what is drawn breaks the rules: " + violation->sentence);
  return task;
}

DirectionParameters::DirectionParameters(Request* request)
    : directed(request, "directed",
               "a solution and its reverse are two (the default for open paths and numbered tours)"),
      undirected(request, "undirected",
                 "a solution and its reverse are one (the default for closed tours without numbers inside)") {
  only_for(For::paths, {&directed, &undirected});
}

void DirectionParameters::require_one() const {
  if (directed && undirected) undirected.complain("`directed` and `undirected` exclude each other");
}

void DirectionParameters::require_none() const {
  for (const Flag* flag : {&directed, &undirected}) {
    if (*flag) flag->complain("a net of bridges has no direction");
  }
}

path::Direction DirectionParameters::of(const PathPuzzle& puzzle) const {
  if (directed) return path::Direction::counts;
  return undirected ? path::Direction::does_not_count : path::direction_of(puzzle);
}

ServerParameters::ServerParameters(Request* request)
    : backend(request, "backend", "NAME", "neo4j: let a Neo4j server search for the paths",
              [] { return std::vector<std::string>{"neo4j"}; }),
      server(request, "server", "URL",
             "the server, as http://127.0.0.1:7474 (default: $HAMLET_NEO4J_URL); user and password are taken "
             "from $NEO4J_USER and $NEO4J_PASSWORD"),
      query(request, "query", "NAME", "what the server is asked (default: apoc)", names_of<path_queries>) {
  only_for(For::paths, {&backend, &server, &query});
  for (Parameter* parameter : std::initializer_list<Parameter*>{&backend, &server, &query})
    parameter->is_local = true;
}

bool ServerParameters::is_server() const {
  if (*backend == "neo4j") return true;
  if (backend.is_given()) backend.complain(fmt::format("unknown backend '{}'; there is neo4j", *backend));
  if (server.is_given()) server.complain("it belongs to `backend` neo4j");
  if (query.is_given()) query.complain("it belongs to `backend` neo4j");
  return false;
}

path::Found ServerParameters::find(const PathSheet& content, std::uint64_t limit, const Run& run) const {
  const PathQuery& asked = path_query(query.is_given() ? *query : "apoc", "query");
  return find_by_server(content, asked, chosen_server(*server), limit, run);
}

}  // namespace hamlet::api
