#include "cli/operation_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <deque>

#include "cli/console.hpp"
#include "cli/console_run.hpp"
#include "cli/flags.hpp"
#include "cli/guard.hpp"
#include "cli/output.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

using api::Operation;
using api::Parameter;
using api::Request;
using api::Saves;

/// The words typed for a parameter.
struct Typed {
  Parameter* parameter;
  bool flag = false;
  std::string value = {};
  std::vector<std::string> values = {};

  bool is_given() const { return flag || !value.empty() || !values.empty(); }
  void pass_on() const {
    if (flag) return parameter->read_words({});
    parameter->read_words(value.empty() ? std::span(values) : std::span(&value, 1));
  }
};

struct Asked {
  std::unique_ptr<Request> request;
  std::deque<Typed> typed;
  ShowOptions show;
};

std::string names_of(const Parameter& parameter) {
  if (parameter.is_positional) return std::string(parameter.takes().substr(0, parameter.takes().find('.')));
  return parameter.letter == 0 ? fmt::format("--{}", parameter.name())
                               : fmt::format("-{},--{}", parameter.letter, parameter.name());
}

std::string help_of(const Parameter& parameter, const Operation& operation, const Request& request) {
  if (parameter.letter == 'o' && !operation.saved_as.empty()) return std::string(operation.saved_as);
  const auto own_help = parameter.typed_help.empty() ? parameter.help() : parameter.typed_help;
  std::string help = in_flags(own_help, &request);
  if (!parameter.topic.empty()) return fmt::format("{}; 'hamlet help {}' lists them", help, parameter.topic);
  const std::vector<std::string> choices = parameter.choices();
  return choices.empty() ? help : fmt::format("{}: {}", help, fmt::join(choices, ", "));
}

Option option_of(Typed& typed, const Operation& operation, const Request& request) {
  const Parameter& parameter = *typed.parameter;
  Option option{.names = names_of(parameter),
                .placeholder = std::string(parameter.takes()),
                .help = help_of(parameter, operation, request),
                .target = &typed.value,
                .required = parameter.is_required,
                .choices = parameter.choices(),
                .takes_file = parameter.takes().starts_with("FILE") || parameter.takes() == "WHAT"};
  if (parameter.is_flag()) option.target = &typed.flag;
  if (parameter.takes_many()) option.target = &typed.values;
  option.in_help = parameter.letter != 'o' || operation.saves != Saves::nothing;
  return option;
}

/// Asks the same of each puzzle of a file. The exit code is 0 if every answer is yes, 3 if one is unknown,
/// and 1 otherwise.
int ask_of_each(const Operation& operation, Request& request, ShowOptions show, std::size_t count) {
  if (request.output().is_given())
    throw InputError("output", fmt::format("a file holds the answer for one puzzle, and there are {}; `pick` "
                                           "chooses one",
                                           count));
  int code = 0;
  for (show.puzzle = 1; show.puzzle <= count; ++show.puzzle) {
    const std::string number = std::to_string(show.puzzle);
    request.parameter("pick")->read_words(std::span(&number, 1));
    if (!show.json) print(fmt::format("{}puzzle {}\n", show.puzzle > 1 ? "\n" : "", show.puzzle));
    try {
      code = std::max(code, ask(operation, request, show));
    } catch (InputError& error) {
      error.place_within("puzzle " + number);
      throw;
    }
    if (interrupt_token().stop_requested()) return 3;
  }
  return code;
}

int run(const Operation& operation, const Asked& asked) {
  Request& request = *asked.request;
  try {
    // Set the limits first, so that the guard watches while the rest is read.
    const auto pass_on = [&](bool limits) {
      for (const Typed& typed : asked.typed) {
        if (typed.is_given() && (typed.parameter->group == "limits") == limits) typed.pass_on();
      }
    };
    pass_on(true);
    start_guard(limits_of(request, asked.show.json));
    pass_on(false);
    try {
      return ask(operation, request, asked.show);
    } catch (const api::SeveralPuzzles& several) {
      if (!request.parameter("puzzle")) throw;
      return ask_of_each(operation, request, asked.show, several.count());
    }
  } catch (const InputError& error) {
    throw in_flags(error, request);
  }
}

}  // namespace

Prepared asking(const Operation& operation) {
  auto asked = std::make_shared<Asked>();
  asked->request = operation.prepare();
  Options options;
  for (Parameter* parameter : asked->request->parameters()) {
    asked->typed.push_back({parameter});
    options.push_back(option_of(asked->typed.back(), operation, *asked->request));
  }
  for (Option& option : options_of(asked->show, operation)) options.push_back(std::move(option));
  return {std::move(options), [&operation, asked] { return run(operation, *asked); }};
}

}  // namespace hamlet
