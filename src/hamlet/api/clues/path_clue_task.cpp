#include <fmt/format.h>

#include "hamlet/api/clues/clue_task.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

class PathClueTask : public ClueTask {
 public:
  PathClueTask(Sheet sheet, Path solution)
      : sheet_(std::move(sheet)), universe_(universe_of(sheet_.path().puzzle, solution)) {}

  std::string noun() const override { return "clue"; }
  std::string can_go() const override { return "can go"; }
  std::string name(Element clue) const override {
    if (universe_.is_number(clue)) return fmt::format("{} at {}", clue + 1, board().spoken(cell(clue)));
    const auto& [a, b] = universe_.diamond(clue);
    return fmt::format("the diamond {}-{}", board().spoken(a), board().spoken(b));
  }
  std::string line(const std::vector<Element>& clues) const override {
    std::string line;
    for (const Element clue : clues) {
      line += line.empty() ? "" : " ";
      if (universe_.is_number(clue)) {
        line += fmt::format("{}={}", board().label(cell(clue)), clue + 1);
      } else {
        const auto& [a, b] = universe_.diamond(clue);
        line += fmt::format("{}-{}", board().label(a), board().label(b));
      }
    }
    return line;
  }
  Json json(const std::vector<Element>& clues) const override {
    Json json = Json::array();
    for (const Element clue : clues) {
      if (universe_.is_number(clue)) {
        json.push_back({{"cell", vertex_json(board(), cell(clue))}, {"step", clue + 1}});
      } else {
        const auto& [a, b] = universe_.diamond(clue);
        json.push_back({{"a", vertex_json(board(), a)}, {"b", vertex_json(board(), b)}});
      }
    }
    return json;
  }
  Sheet sheet_with(const std::vector<Element>& clues) const override {
    PathSheet content = sheet_.path();
    content.puzzle = universe_.with(clues);
    content.solution = visits_of(universe_.solution());
    Sheet sheet = sheet_of(std::move(content));
    sheet.kind = sheet_.kind;
    sheet.title = sheet_.title;
    return sheet;
  }

  std::string method_of_needs() const override { return std::string(clue_method(sheet_.path().puzzle)); }
  std::vector<Need> needs(const Run& run) override {
    needs_ = needs_of_clues(sheet_.path().puzzle, universe_.solution(), run);
    std::vector<Need> needs;
    for (const ClueNeed& need : needs_) needs.push_back({universe_.elements(need.clue).at(0), need.answer});
    return needs;
  }
  Json witness_json(std::size_t need) const override {
    return {{"clue", json(universe_.elements(needs_[need].clue))[0]},
            {"path", cells_json(board(), needs_[need].witness)}};
  }
  Sheet witness(std::size_t need) const override {
    Sheet other = sheet_;
    other.path().puzzle = without(other.path().puzzle, needs_[need].clue);
    return with_solution(std::move(other), needs_[need].witness);
  }

  std::string method_of_sets() const override { return method_of_needs(); }
  std::unique_ptr<Differences> differences(const Run& run) const override {
    return std::make_unique<PathDifferences>(universe_, run);
  }
  std::vector<Element> enough() const override {
    if (!is_unique) return universe_.elements(universe_.all_clues());
    path::ClueSet clues{.diamonds = sheet_.path().puzzle.diamonds};
    for (const Visit& clue : sheet_.path().puzzle.clues) clues.numbers.push_back(clue.step - 1);
    return universe_.elements(clues);
  }

 private:
  const Board& board() const { return sheet_.path().board; }
  Vertex cell(Element number) const { return universe_.solution()[number]; }

  Sheet sheet_;
  ClueUniverse universe_;
  std::vector<ClueNeed> needs_;
};

}  // namespace

std::unique_ptr<ClueTask> path_clue_task(Sheet sheet, Path solution) {
  return std::make_unique<PathClueTask>(std::move(sheet), std::move(solution));
}

}  // namespace hamlet::api
