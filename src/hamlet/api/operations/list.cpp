#include <fmt/format.h>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/io/path_lines.hpp"
#include "hamlet/solve/bridges/ladder/why_none.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/list.hpp"

namespace hamlet::api {

namespace {

constexpr Example list_examples[] = {
    {"hamlet list diplomatico:4x5", "all 144 numbered grids, one a line"},
    {"hamlet list knight:6x6 --closed --json > tours.jsonl", "9862 closed tours, an array of cells each"},
    {"hamlet list knight:5x5 --start 1,1 --limit 10", "ten of the 304 from the corner"},
    {"hamlet list diplomatico:6x6 | wc -l", "8250272"},
};

/// A path as a line. The format of all lines is the same, so it is prepared once, for text and for JSON.
class PathLine : public Item {
 public:
  explicit PathLine(const Board& board) : board_(board) {}
  void set(const Path& path) { path_ = &path; }

  std::string_view list() const override { return "paths"; }
  void append_json(std::string& out) const override {
    if (!json_) json_.emplace(board_, PathLines::Form::json);
    json_->append(*path_, out);
    out.pop_back();  // the line break
  }
  void append_text(std::string& out) const override {
    if (!plain_) plain_.emplace(board_, PathLines::plain_form(board_));
    plain_->append(*path_, out);
  }

 private:
  const Board& board_;
  const Path* path_ = nullptr;
  mutable std::optional<PathLines> json_, plain_;
};

/// A net as a line, "1,1-1,4=2 1,1-3,1=1": each joined pair of islands, and its number of bridges.
class NetLine : public NetItem {
 public:
  NetLine(const Sheet& sheet, const std::vector<Bridge>& net)
      : NetItem(sheet, net), puzzle_(sheet.bridges().puzzle), net_(net) {}
  void append_text(std::string& out) const override {
    const auto name = [&](Vertex island) { return to_text(puzzle_.islands()[island].cell); };
    for (const Bridge& bridge : net_)
      out += fmt::format("{}{}-{}={}", &bridge == net_.data() ? "" : " ", name(bridge.a), name(bridge.b),
                         bridge.n);
    out += '\n';
  }
  bool has_sheet() const override { return false; }

 private:
  const BridgesPuzzle& puzzle_;
  const std::vector<Bridge>& net_;
};

class List : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run& run) override {
    direction.require_one();
    const Sheet asked = sheet();
    if (!asked.if_path()) direction.require_none();
    require_for(asked);
    return asked.visit([&](const PathSheet& path) { return list_paths(path, listener, run); },
                       [&](const BridgesSheet&) { return list_nets(bridges.task(asked), listener, run); });
  }

 private:
  CountOrAll limit{this, "limit", "N", "stop after so many (default: all)"};
  DirectionParameters direction{this};
  BridgesParameters bridges{this};

  std::uint64_t most() const { return limit.value_or(UINT64_MAX); }

  Answer list_paths(const PathSheet& content, Listener& listener, const Run& run) const {
    PathLine line(content.board);
    std::uint64_t listed = 0;
    bool is_wanted = true;
    const SearchReport report = path::list_paths(content.puzzle, direction.of(content.puzzle),
                                                 content.labels(), run, [&](const Path& path) {
                                                   line.set(path);
                                                   is_wanted = listener.take(line);
                                                   return ++listed < most() && is_wanted;
                                                 });
    Answer answer{.json = {{"paths", Json::array()}}};
    conclude(report, report.why, listed, is_wanted, answer);
    return answer;
  }

  Answer list_nets(const BridgesTask& task, Listener& listener, const Run& run) const {
    std::uint64_t listed = 0;
    bool is_wanted = true;
    const SearchReport report =
        bridges::solver_named("engine", "solver")
            .search(task.question, most(), run, [&](std::span<const int> lanes) {
              const std::vector<Bridge> net = bridges::net_of(task.question.network, lanes);
              require(check(task.puzzle(), net).empty(), "a net that was found keeps the rules");
              is_wanted = listener.take(NetLine(task.sheet(), net));
              return ++listed < most() && is_wanted;
            });
    Answer answer{.json = {{"bridges", Json::array()}}};
    const bool is_none = listed == 0 && report.ended == Ended::exhausted;
    conclude(report, is_none ? bridges::why_none(task.question, run).sentence : report.why, listed, is_wanted,
             answer);
    return answer;
  }

  static void conclude(const SearchReport& report, const std::string& why, std::uint64_t listed,
                       bool is_wanted, Answer& answer) {
    const bool is_unfinished = report.ended == Ended::by_request || report.ended == Ended::gave_up;
    answer.json["complete"] = report.ended == Ended::exhausted;
    if (is_unfinished && is_wanted) {
      answer.verdict = Verdict::unknown;
      answer.json["why"] = why;
      answer.remarks.push_back(fmt::format("unfinished after {}: {}", number_of(listed, "solution"), why));
    } else if (listed == 0) {
      answer.verdict = Verdict::no;
      answer.json["why"] = why;
      answer.remarks.push_back(none_text(why, report.method));
    }
  }
};

}  // namespace

extern const Operation list_operation = {
    .name = "list",
    .summary = "streams every solution of a path or bridges puzzle, one a line",
    .details =
        "A line is the grid read row by row: the number of each cell, '.' where there is none, ' / ' between "
        "rows; for graphs the vertices' names in the order of the path; with `json` an array of the cells in "
        "the order of the path. A net of bridges is the pairs of islands it joins, '1,1-1,4=2' for two "
        "bridges. Small boards are swept first and then listed very quickly, always in the "
        "same order; others are searched, and the first line comes as soon as it is found. Exit code 0 if at "
        "least one was listed, 1 if there is none, 3 if a limit of time or memory was reached first.",
    .examples = list_examples,
    .saves = Saves::nothing,
    .saved_as = "a list is printed; `solve` with `limit` saves sheets",
    .lists_items = true,
    .prepare = prepared<List>,
};

}  // namespace hamlet::api
