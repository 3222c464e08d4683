#pragma once

#include <string_view>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

/// Solutions in the form in which answers contain them.

Json cells_json(const Board& board, const std::vector<Vertex>& cells);
Json net_json(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);
Json islands_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands);

Sheet with_solution(Sheet sheet, const Path& path);
Sheet with_solution(Sheet sheet, const std::vector<Bridge>& net);
/// A copy of the sheet for each solution.
template <class Solution>
std::vector<Sheet> with_solutions(const Sheet& sheet, const std::vector<Solution>& solutions) {
  std::vector<Sheet> solved;
  for (const Solution& solution : solutions) solved.push_back(with_solution(sheet, solution));
  return solved;
}

/// A solution of a sheet's puzzle, converted only on request. Refers to both.
class PathItem : public Item {
 public:
  PathItem(const Sheet& sheet, const Path& path) : sheet_(sheet), path_(path) {}
  std::string_view list() const override { return "paths"; }
  void append_json(std::string& out) const override;
  bool is_solution() const override { return true; }
  bool has_sheet() const override { return true; }
  Sheet sheet() const override { return with_solution(sheet_, path_); }

 private:
  const Sheet& sheet_;
  const Path& path_;
};

class NetItem : public Item {
 public:
  NetItem(const Sheet& sheet, const std::vector<Bridge>& net) : sheet_(sheet), net_(net) {}
  std::string_view list() const override { return "bridges"; }
  void append_json(std::string& out) const override;
  bool is_solution() const override { return true; }
  bool has_sheet() const override { return true; }
  Sheet sheet() const override { return with_solution(sheet_, net_); }

 private:
  const Sheet& sheet_;
  const std::vector<Bridge>& net_;
};

}  // namespace hamlet::api
