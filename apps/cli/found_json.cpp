#include "cli/found_json.hpp"

#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

std::string_view word_for(FindResult::Answer answer) {
  using enum FindResult::Answer;
  return answer == found ? "found" : answer == none ? "none" : "unknown";
}

nlohmann::ordered_json found_json(const FindResult& result, const Board& board, double seconds) {
  nlohmann::ordered_json json = {
      {"complete", result.all}, {"method", result.method}, {"seconds", seconds}, {"work", result.work}};
  if (!result.why.empty()) json["why"] = result.why;
  for (Vertex v : result.certificate) json["certificate"].push_back(vertex_json(board, v));
  return json;
}

}  // namespace hamlet
