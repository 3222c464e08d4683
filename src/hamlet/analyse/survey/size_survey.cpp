#include "hamlet/analyse/survey/size_survey.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet {

namespace {

using Answer = path::Found::Answer;

constexpr std::int64_t most_boards = 10'000;

/// Resolves aliases: "hopido" is "diplomatico".
std::string proper_name(const std::string& family) {
  if (family.find(':') != std::string::npos)
    throw InputError(family, "where all sizes are looked at, the family alone is named, such as knight");
  const std::string_view word = family_word(family);
  const BoardFamily& known = board_family(word, family);
  if (known.usage.find("ROWSxCOLUMNS") == std::string_view::npos)
    throw InputError(family,
                     fmt::format("its boards have no rows and columns; they are called {}", known.usage));
  return std::string(known.name) + family.substr(word.size());
}

Lattice largest_lattice(const std::string& family, const std::string& largest) {
  if (largest.find('x') == std::string::npos)
    throw InputError(largest, "the largest size has rows and columns, such as 10x10");
  return make_lattice(family + ":" + largest);
}

bool turns_onto_itself(const Lattice& lattice) {
  return lattice.outline == Outline::square && std::ranges::all_of(lattice.moves, [&](const auto& move) {
           return std::ranges::any_of(lattice.moves, [&](const auto& other) {
             return other.down == move.right && other.right == move.down;
           });
         });
}

class Surveyor {
 public:
  Surveyor(SizeSurvey& survey, const Run& run) : survey_(survey), options_(survey.options), run_(run) {}

  void run() {
    for (int rows = 1; rows <= survey_.rows; ++rows) {
      for (int columns = 1; columns <= survey_.columns; ++columns) {
        const bool was_seen_turned = survey_.is_turnable && columns < rows && rows <= survey_.columns;
        if (!was_seen_turned) look_at(rows, columns);
        if (run_.must_end()) return;
      }
    }
    survey_.complete = true;
  }

 private:
  void look_at(int rows, int columns) {
    SurveyedBoard result{.rows = rows, .columns = columns};
    const Board board = make_board({.name = survey_.family + ":" + result.name()}, run_.memory);
    result.path = existence(board, false);
    result.tour = result.path.answer == Answer::none ? result.path : existence(board, true);
    result.paths = count(result, board.graph(), false);
    result.tours = count(result, board.graph(), true);
    settle_by(result.paths, result.path);
    settle_by(result.tours, result.tour);
    result.bounds = path_bounds(board);
    if (!run_.must_end()) survey_.boards.push_back(std::move(result));
    run_.report({.doing = "boards of all sizes", .work = survey_.boards.size()});
  }

  Existence existence(const Board& board, bool closed) const {
    const PathPuzzle puzzle{.graph = board.graph(), .closed = closed, .shape = board.shape()};
    const auto label = [&](Vertex v) { return board.spoken(v); };
    WorkShare share(options_.units_to_decide);
    const path::Found found = path::find_paths(puzzle, 1, label, run_.within(share));
    if (found.method == "refuted") {
      const auto in_common = path::refute(puzzle, {}, run_);
      return {found.answer, found.why, in_common ? in_common->sentence : found.why};
    }
    const std::string why =
        found.answer == Answer::none ? fmt::format("{} ({})", found.why, found.method) : found.why;
    return {found.answer, why, why};
  }

  std::optional<Count> count(const SurveyedBoard& board, const Graph& graph, bool closed) {
    if ((closed ? board.tour : board.path).answer == Answer::none) return Count(0);
    Sizes& too_large = closed ? too_large_for_tours_ : too_large_for_paths_;
    // A board at least as large in both dimensions takes more.
    const auto is_within = [&](const auto& size) {
      return size.first <= board.rows && size.second <= board.columns;
    };
    if (std::ranges::any_of(too_large, is_within)) return std::nullopt;
    const PathPuzzle puzzle{.graph = graph, .closed = closed};
    // A sweep knows its cost in advance; it refuses only tiny boards.
    const char* const method = path::counter_named("sweep", "").refuses(puzzle) ? "search" : "sweep";
    Run bounded = run_;
    bounded.memory = MemoryBudget(options_.bytes_to_count);
    try {
      const path::PathCount counted = path::count_paths(puzzle, {.method = method}, bounded);
      if (!counted.complete) return std::nullopt;
      return closed ? counted.undirected : counted.directed;
    } catch (const TooLarge&) {
      too_large.emplace_back(board.rows, board.columns);
      return std::nullopt;
    }
  }

  /// A count settles what a search did not decide in time.
  static void settle_by(const std::optional<Count>& count, Existence& existence) {
    if (!count || existence.answer != Answer::unknown) return;
    constexpr const char* why = "all were counted, and there are none";
    existence = count->is_zero() ? Existence{Answer::none, why, why} : Existence{Answer::found};
  }

  SizeSurvey& survey_;
  const SurveyOptions& options_;
  const Run& run_;

  using Sizes = std::vector<std::pair<int, int>>;
  Sizes too_large_for_paths_ = {}, too_large_for_tours_ = {};
};

/// Lists sizes, with runs in one row of sizes shortened: "1x2 to 1x10".
class SizeList {
 public:
  void add(const SurveyedBoard& board) {
    const bool goes_on = last_ && last_->rows == board.rows && last_->columns + 1 == board.columns;
    if (!goes_on) {
      finish();
      first_ = &board;
    }
    last_ = &board;
  }
  std::string text() {
    finish();
    return text_;
  }

 private:
  void finish() {
    if (!last_) return;
    if (!text_.empty()) text_ += ", ";
    text_ += first_->name();
    const int more = last_->columns - first_->columns;
    if (more > 0) text_ += (more > 1 ? " to " : ", ") + last_->name();
  }

  const SurveyedBoard *first_ = nullptr, *last_ = nullptr;
  std::string text_;
};

}  // namespace

std::string SurveyedBoard::name() const { return fmt::format("{}x{}", rows, columns); }

const SurveyedBoard* SizeSurvey::board(int of_rows, int of_columns) const {
  for (const SurveyedBoard& board : boards) {
    if (board.rows == of_rows && board.columns == of_columns) return &board;
    if (is_turnable && board.rows == of_columns && board.columns == of_rows) return &board;
  }
  return nullptr;
}

bool SizeSurvey::all_decided() const {
  return complete && std::ranges::none_of(boards, [](const SurveyedBoard& board) {
           return board.path.answer == Answer::unknown || board.tour.answer == Answer::unknown;
         });
}

SizeSurvey size_survey(const std::string& family, const std::string& largest, const SurveyOptions& options,
                       const Run& run) {
  const std::string name = proper_name(family);
  const Lattice lattice = largest_lattice(name, largest);
  const int rows = lattice.frame.row_count(), columns = lattice.frame.column_count();
  if (std::int64_t{rows} * columns > most_boards)
    throw InputError(largest, fmt::format("these are {} boards, and {} are the most",
                                          std::int64_t{rows} * columns, most_boards));
  SizeSurvey survey{.family = name,
                    .rows = rows,
                    .columns = columns,
                    .is_turnable = turns_onto_itself(lattice),
                    .options = options};
  survey.options.bytes_to_count = std::min(options.bytes_to_count, run.memory.bytes());
  Surveyor(survey, run).run();
  return survey;
}

std::vector<SharedReason> reasons_of(const SizeSurvey& survey) {
  struct Group {
    std::string what, why, in_common;
    SizeList sizes = {};
  };
  std::vector<Group> groups;
  const auto add = [&](const std::string& what, const SurveyedBoard& board, const Existence& existence) {
    const std::string &why = existence.why, &in_common = existence.why_in_common;
    auto group = std::ranges::find_if(
        groups, [&](const Group& known) { return known.what == what && known.in_common == in_common; });
    if (group == groups.end()) group = groups.insert(group, {what, why, in_common});
    if (group->why != why) group->why = in_common;
    group->sizes.add(board);
  };
  for (const SurveyedBoard& board : survey.boards) {
    if (board.path.answer == Answer::unknown) add("path unknown", board, board.path);
    if (board.path.answer == Answer::none) {
      add("no path", board, board.path);
    } else if (board.tour.answer != Answer::found) {
      add(board.tour.answer == Answer::none ? "no tour" : "tour unknown", board, board.tour);
    }
  }
  std::vector<SharedReason> reasons;
  reasons.reserve(groups.size());
  for (Group& group : groups) reasons.push_back({group.what, group.sizes.text(), group.why});
  return reasons;
}

}  // namespace hamlet
