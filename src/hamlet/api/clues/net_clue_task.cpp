#include <fmt/format.h>

#include <numeric>

#include "hamlet/api/clues/clue_task.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

class NetClueTask : public ClueTask {
 public:
  NetClueTask(Sheet sheet, std::vector<Bridge> solution)
      : sheet_(std::move(sheet)),
        solution_(std::move(solution)),
        all_(with_demands_at(puzzle(), solution_, everywhere())) {}

  std::string noun() const override { return "number"; }
  std::string can_go() const override { return "can be ?"; }
  std::string name(Element island) const override {
    return fmt::format("the {} at {}", number_at(island), spoken(cell(island)));
  }
  std::string line(const std::vector<Element>& islands) const override {
    std::string line;
    for (const Element island : islands)
      line += fmt::format("{}{}={}", line.empty() ? "" : " ", to_text(cell(island)), number_at(island));
    return line;
  }
  Json json(const std::vector<Element>& islands) const override {
    Json json = Json::array();
    for (const Element island : islands)
      json.push_back({{"cell", cell_json(cell(island))}, {"demand", number_at(island)}});
    return json;
  }
  Sheet sheet_with(const std::vector<Element>& islands) const override {
    Sheet sheet = sheet_of(BridgesSheet{with_demands_at(puzzle(), solution_, islands), solution_});
    sheet.title = sheet_.title;
    return sheet;
  }

  std::string method_of_needs() const override { return "engine"; }
  std::vector<Need> needs(const Run& run) override {
    needs_ = needs_of_demands(puzzle(), solution_, run);
    std::vector<Need> needs;
    for (const DemandNeed& need : needs_) needs.push_back({need.island, need.answer});
    return needs;
  }
  Json witness_json(std::size_t need) const override {
    return {{"clue", json({needs_[need].island})[0]}, {"bridges", net_json(puzzle(), needs_[need].witness)}};
  }
  Sheet witness(std::size_t need) const override {
    std::vector<Vertex> others;
    for (Vertex island = 0; island < puzzle().islands().size(); ++island) {
      if (puzzle().islands()[island].demand && island != needs_[need].island) others.push_back(island);
    }
    Sheet other = sheet_;
    other.bridges().puzzle = with_demands_at(puzzle(), solution_, others);
    return with_solution(std::move(other), needs_[need].witness);
  }

  std::string method_of_sets() const override { return "sat-lanes"; }
  std::unique_ptr<Differences> differences(const Run& run) const override {
    return std::make_unique<NetDifferences>(puzzle(), solution_, run);
  }
  std::vector<Element> enough() const override {
    if (!is_unique) return everywhere();
    std::vector<Element> known;
    for (Element island = 0; island < puzzle().islands().size(); ++island) {
      if (puzzle().islands()[island].demand) known.push_back(island);
    }
    return known;
  }

 private:
  const BridgesPuzzle& puzzle() const { return sheet_.bridges().puzzle; }
  Cell cell(Element island) const { return puzzle().islands()[island].cell; }
  int number_at(Element island) const { return *all_.islands()[island].demand; }
  std::vector<Element> everywhere() const {
    std::vector<Element> all(puzzle().islands().size());
    std::iota(all.begin(), all.end(), Element{0});
    return all;
  }

  Sheet sheet_;
  std::vector<Bridge> solution_;
  BridgesPuzzle all_;  // with every demand known
  std::vector<DemandNeed> needs_;
};

}  // namespace

std::unique_ptr<ClueTask> net_clue_task(Sheet sheet, std::vector<Bridge> solution) {
  return std::make_unique<NetClueTask>(std::move(sheet), std::move(solution));
}

}  // namespace hamlet::api
