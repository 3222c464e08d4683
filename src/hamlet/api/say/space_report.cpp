#include "hamlet/api/say/space_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/say/text_table.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"

namespace hamlet::api {

namespace {

std::string percent(double share) { return fmt::format("{:.2f} %", 100 * share); }

std::string estimate_text(const Estimate& share) {
  if (share.is_exact()) return percent(share.value);
  return fmt::format("{} ({} – {})", percent(share.value), percent(share.low), percent(share.high));
}

Json estimate_json(const Estimate& estimate) {
  if (estimate.is_exact()) return {{"value", estimate.value}};
  return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

/// Where the figures other than the count come from.
const char* source_of(const SolutionSpace& space) {
  return space.drawn ? "drawn uniformly at random, with intervals of 95 %" : "all there are, so exact";
}

/// Whether neighbours in a row are adjacent columns in the lattice too.
bool has_plain_columns(const Board& board) { return board.lattice().frame.stride == 1; }

std::string name_of(const MoveType& move, const Board& board) {
  if (has_plain_columns(board)) return fmt::format("{},{}", move.rows, move.columns);
  return move.rows == 0 ? "along a row" : "to another row";
}

std::string moves_text(const SolutionSpace& space, const Board& board) {
  std::vector<std::vector<std::string>> rows;
  for (const auto& [move, share] : space.moves) rows.push_back({name_of(move, board), percent(share)});
  return fmt::format("\nmoves{}, exact:\n", has_plain_columns(board) ? " by rows and columns" : "") +
         text_table(rows);
}

Json move_json(const MoveType& move, double share, const Board& board) {
  Json json = {{"rows", move.rows}, {"columns", move.columns}, {"share", share}};
  if (!has_plain_columns(board)) json["name"] = name_of(move, board);
  return json;
}

std::string name_of(const Edge& edge, const Board& board) {
  return board.label(edge.from) + (board.graph().is_directed() ? " to " : " – ") + board.label(edge.to);
}

std::string starts_text(const SolutionSpace& space, const Board& board, const Orbits& classes) {
  std::vector<std::vector<std::string>> rows = {{"cell", "such cells", "solutions", "share"}};
  for (std::size_t i = 0; i < classes.count(); ++i) {
    const Count& count = space.from[classes.first[i]];
    rows.push_back({board.label(classes.first[i]), std::to_string(classes.size[i]), count.to_string(),
                    percent(count.to_double() / space.count.to_double())});
  }
  return text_table(rows);
}

void add_looks(const SolutionSpace& space, Json& json) {
  json["looked_at"] = space.looked_at;
  json["drawn"] = space.drawn;
  json["source"] = source_of(space);
  if (!space.symmetries_are_known) {
    json["symmetries"] = nullptr;
    return;
  }
  json["symmetries"] = space.board_symmetries;
  json["symmetric"] = estimate_json(space.symmetric);
  if (space.symmetric_count) json["symmetric"]["count"] = space.symmetric_count->to_string();
  if (space.classes) json["classes"] = space.classes->to_string();
}

std::string looks_text(const SolutionSpace& space) {
  std::string text = fmt::format("looked at         {}, {}\n", space.looked_at, source_of(space));
  if (!space.symmetries_are_known)
    return text + "symmetric         not known: the puzzle's symmetries are too many or too hard to list\n";
  const std::string number = space.symmetric_count ? space.symmetric_count->to_string() + ", " : "";
  if (space.board_symmetries == 1) return text + "symmetric         0, since the puzzle has no symmetry\n";
  text += fmt::format("symmetric         {}{} of the solutions, under the {} symmetries of the puzzle\n",
                      number, estimate_text(space.symmetric), space.board_symmetries);
  return text;
}

/// Keeps the heading, the first rows and the last.
void shorten(std::vector<std::vector<std::string>>& rows) {
  constexpr std::size_t shown = 5, heading = 1;
  if (rows.size() <= heading + 2 * shown) return;
  rows.erase(rows.begin() + heading + shown, rows.end() - shown);
  rows.insert(rows.begin() + heading + shown, {"…"});
}

std::string pairs_text(const SolutionSpace& space, const Board& board) {
  if (!space.pairs.pairs) return fmt::format("\npairs of ends: left out, since {}\n", space.pairs.why_not);
  const EndPairs& pairs = *space.pairs.pairs;
  const auto example = [&](const PairClass& of) {
    return fmt::format("{} from {} to {}", of.solutions.to_string(), board.spoken(of.start),
                       board.spoken(of.end));
  };
  std::string text = fmt::format("\npairs of ends     {} of {} have solutions; {:.6g} a pair on average",
                                 pairs.with_some, pairs.pairs, pairs.mean(space.count));
  if (pairs.with_some < pairs.pairs)
    text += fmt::format(", {:.6g} of those that have any",
                        space.count.to_double() / static_cast<double>(pairs.with_some));
  text += fmt::format("\nmost, least       {}; {}\n", example(pairs.classes.front()),
                      example(pairs.classes.back()));
  std::vector<std::vector<std::string>> rows = {{"from", "to", "such pairs", "solutions", "share"}};
  for (const PairClass& of : pairs.classes)
    rows.push_back({board.label(of.start), board.label(of.end), std::to_string(of.pairs),
                    of.solutions.to_string(), percent(of.solutions.to_double() / space.count.to_double())});
  shorten(rows);
  return text + "\nsolutions of each pair of a class of symmetric ones, exact:\n" + text_table(rows);
}

Json pairs_json(const EndPairsResult& result, const SolutionSpace& space, const Board& board) {
  if (!result.pairs) return {{"why_not", result.why_not}};
  const auto& [pairs, with_some, classes] = *result.pairs;
  Json json = {{"pairs", pairs},
               {"with_solutions", with_some},
               {"mean", result.pairs->mean(space.count)},
               {"classes", Json::array()}};
  for (const PairClass& of : classes)
    json["classes"].push_back({{"start", vertex_json(board, of.start)},
                               {"end", vertex_json(board, of.end)},
                               {"pairs", of.pairs},
                               {"count_each", of.solutions.to_string()}});
  return json;
}

bool is_directed(const PathSheet& sheet) {
  return path::direction_of(sheet.puzzle) == path::Direction::counts;
}

/// The most and the least used edges, with their exact shares.
std::string edges_text(const SolutionSpace& space, const Board& board) {
  auto edges = space.edges;
  std::ranges::stable_sort(edges, std::ranges::greater(), [](const auto& of) { return of.second; });
  std::vector<std::vector<std::string>> rows = {{"edge", "share"}};
  for (const auto& [edge, share] : edges) rows.push_back({name_of(edge, board), percent(share)});
  shorten(rows);
  return text_table(rows);
}

}  // namespace

std::string space_text(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes) {
  std::string text = fmt::format("solutions         {} ({}, {}; exact)\n", space.count.to_string(),
                                 sheet.puzzle.closed ? "closed tours" : "paths",
                                 is_directed(sheet) ? "directed" : "undirected");
  if (space.looked_at == 0) text += fmt::format("looked at         none: {}\n", space.why);
  if (space.looked_at > 0) text += looks_text(space);
  if (space.classes)
    text += fmt::format("unlike            {}, not counting symmetric images and reverses of others\n",
                        space.classes->to_string());
  if (!sheet.puzzle.closed)
    text += "\nsolutions that begin at each cell of a class of symmetric ones, exact:\n" +
            starts_text(space, sheet.board, classes) + pairs_text(space, sheet.board);
  if (!space.moves.empty()) text += moves_text(space, sheet.board);
  if (!space.edges.empty())
    text += "\nsolutions that use an edge, most and least, exact:\n" + edges_text(space, sheet.board);
  return text;
}

Json space_json(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes) {
  const Board& board = sheet.board;
  Json json = {{"count", space.count.to_string()}, {"directed", is_directed(sheet)}};
  json["per_start"] = Json::array();
  for (Vertex v = 0; v < space.from.size(); ++v)
    json["per_start"].push_back({{"cell", vertex_json(board, v)}, {"count", space.from[v].to_string()}});
  json["per_class"] = Json::array();
  for (std::size_t i = 0; i < classes.count(); ++i)
    json["per_class"].push_back({{"cell", vertex_json(board, classes.first[i])},
                                 {"cells", classes.size[i]},
                                 {"count_each", space.from[classes.first[i]].to_string()}});
  if (space.looked_at == 0 && space.edges.empty()) return json;
  if (space.looked_at > 0) add_looks(space, json);
  const auto estimates = [&](const char* key, const std::vector<Estimate>& values) {
    json[key] = Json::array();
    for (Vertex v = 0; v < values.size(); ++v) {
      Json row = {{"cell", vertex_json(board, v)}};
      row.add_fields(estimate_json(values[v]));
      json[key].push_back(std::move(row));
    }
  };
  if (!sheet.puzzle.closed) json["per_pair"] = pairs_json(space.pairs, space, board);
  estimates("share_per_end", space.to);
  estimates("visit_time", space.visit_time);
  json["edges"] = Json::array();
  for (const auto& [edge, share] : space.edges)
    json["edges"].push_back(
        {{"a", vertex_json(board, edge.from)}, {"b", vertex_json(board, edge.to)}, {"share", share}});
  json["moves"] = Json::array();
  for (const auto& [move, share] : space.moves) json["moves"].push_back(move_json(move, share, board));
  return json;
}

}  // namespace hamlet::api
