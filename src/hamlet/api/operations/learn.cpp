#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/learning/learning.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/experiment_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet::api {

namespace {

constexpr Example learn_examples[] = {
    {"hamlet learn --csv boards.csv", "a data set of 1200 blocked boards, and what can be learnt from it"},
    {"hamlet learn diplomatico:8x8 --blocked 0.3 --count 500", "boards of one sort"},
    {"hamlet learn --closed -o learning.md", "closed tours; the report as a file"},
};

/// On larger boards, the methods and the features would take minutes each.
constexpr Vertex most_cells = 10'000;
constexpr std::int64_t most_boards = 100'000;

BoardToBlock board_to_block(const std::string& name, double share) {
  const Board board = make_board({.name = name});
  if (!board.has_cells())
    throw InputError(name, "it has no cells to block; name a board such as 'diplomatico:8x8'");
  if (board.size() > most_cells)
    throw InputError(name,
                     fmt::format("it has {} cells; up to {} can be learnt from", board.size(), most_cells));
  return {board.name(), share};
}

class Learn : public Request {
 public:
  Learn() {
    boards.is_positional = true;
    csv.is_local = true;
  }

  void require_can_save(const std::string& file) const override { require_report_name(file); }

  Answer answer(Listener&, const Run& run) override {
    const LearningOptions options = learning_options();
    if (csv.is_given())
      require_can_write(output().is_given() ? std::vector{*csv, *output()} : std::vector{*csv});
    const Stopwatch watch;
    const std::vector<BoardTrial> trials = draw_trials(options, run);
    // Save the results of the long part before evaluating them.
    if (csv.is_given()) write_file(*csv, csv_of(trials));
    return answer_of({.name = "learning",
                      .title = "predicting whether a blocked board has a solution, and which method finds "
                               "out first",
                      .command = command(run.seed)},
                     hamlet::learn(trials, options, run), watch.seconds());
  }

 private:
  Texts boards{this, "boards", "BOARD...", "boards to block cells of (default: twelve of five kinds)"};
  Whole count{this, "count", "N", "how many to draw (default 1200)", 1};
  Decimal blocked{this, "blocked", "SHARE", "the greatest share of blocked cells (default 0.4)"};
  Flag closed{this, "closed", "closed tours instead of open paths"};
  Decimal each{this, "each", "SECONDS", "the time for each method and board (default 2)"};
  Text csv{this, "csv", "FILE", "write the data set: features, truth, and how each method fared"};

  LearningOptions learning_options() const {
    LearningOptions options{.closed = closed.is_given()};
    const double share = blocked.value().value_or(0.4);
    if (share > 1) blocked.complain("a share of the cells, from 0 to 1, such as 0.3");
    if (boards.is_given()) {
      options.boards.clear();
      for (const std::string& name : *boards) {
        options.boards.push_back(board_to_block(name, share));
        const auto is_this = [&](const BoardToBlock& board) {
          return board.name == options.boards.back().name;
        };
        if (std::ranges::count_if(options.boards, is_this) > 1) throw InputError(name, "it is named twice");
      }
    } else if (blocked.is_given()) {
      blocked.complain("it belongs to a board: hamlet learn diplomatico:8x8 --blocked 0.3");
    }
    if (count.value_or(1) > most_boards) count.complain(fmt::format("up to {} boards", most_boards));
    if (count.is_given()) options.count = static_cast<std::size_t>(*count);
    if (each.is_given()) options.seconds_each = *each;
    return options;
  }

  /// The command line that draws the same boards again.
  std::string command(std::uint64_t seed) const {
    std::string text = "hamlet learn";
    for (const std::string& board : *boards) text += " " + board;
    if (count.is_given()) text += fmt::format(" --count {}", *count);
    if (blocked.is_given()) text += fmt::format(" --blocked {}", *blocked);
    if (closed) text += " --closed";
    if (each.is_given()) text += fmt::format(" --each {}", *each);
    if (seed != 1) text += fmt::format(" --seed {}", seed);
    return text;
  }
};

}  // namespace

extern const Operation learn_operation = {
    .name = "learn",
    .summary = "draws blocked boards, and learns which have a solution and which method is fastest",
    .details =
        "Draws boards, measures features of their graphs, refutes or solves them by each method, fits "
        "logistic models and tests them on boards that they have not seen. Exit code 0 when all is done, "
        "3 if a limit was reached first.",
    .examples = learn_examples,
    .saves = Saves::report,
    .saved_as = "write the report: .md",
    .prepare = prepared<Learn>,
};

}  // namespace hamlet::api
