#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "hamlet/base/text/json.hpp"
#include "hamlet/base/text/sentence.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"
#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"

namespace hamlet::api {

/// A step with the fields `rule`, `level`, `where`, `because`, `change`, `builds_on` (the numbers of earlier
/// steps, from 1) and `chain` for a what-if. A change gives the bounds of a pair of islands from this step
/// on.
Json step_json(const BridgesPuzzle& puzzle, const bridges::WayStep& step);
/// The same for a path puzzle: a change gives a number that a cell has or has not, or two cells between which
/// the path goes or not.
Json step_json(const Board& board, const path::WayStep& step);

template <class AnyStep>
void append_chain(const std::vector<AnyStep>& chain, std::size_t indent, std::string& text) {
  for (const AnyStep& link : chain) {
    text += fmt::format("{:{}}{} {}.\n", "", indent, link.is_clash() ? "!" : "-", capitalised(link.because));
    append_chain(link.chain, indent + 4, text);
  }
}

/// "; with steps 3 and 5": the earlier steps that it builds on, in a numbered list of steps.
template <class AnyStep>
std::string builds_on_text(const AnyStep& step) {
  std::vector<std::string> numbers;
  if constexpr (requires { step.builds_on; }) {
    for (const std::size_t i : step.builds_on) numbers.push_back(std::to_string(i + 1));
  }
  return numbers.empty() ? ""
                         : fmt::format("; with step{} {}", numbers.size() > 1 ? "s" : "", listed(numbers));
}

/// The step's sentence, and indented below it the sentences of its chain.
template <class AnyStep>
std::string step_text(const AnyStep& step, const std::string& number, const std::string& note = "") {
  const std::string label =
      step.level > 0 ? fmt::format(" (level {}, {}{})", step.level, step.rule, note) : "";
  std::string text = fmt::format("{}{}.{}\n", number, capitalised(step.because), label);
  append_chain(step.chain, number.size(), text);
  return text;
}

template <class AnyStep>
std::string steps_text(const std::vector<AnyStep>& steps) {
  const std::size_t width = std::to_string(steps.size()).size();
  std::string text;
  for (std::size_t i = 0; i < steps.size(); ++i)
    text += step_text(steps[i], fmt::format("{:>{}}. ", i + 1, width), builds_on_text(steps[i]));
  return text;
}

}  // namespace hamlet::api
