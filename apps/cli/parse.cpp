#include "cli/parse.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

void declare(CLI::App& app, const Option& option) {
  const std::string names(option.names), help(option.help);
  if (auto* const flag = std::get_if<bool*>(&option.target)) {
    app.add_flag(names, **flag, help);
  } else if (auto* const value = std::get_if<std::string*>(&option.target)) {
    app.add_option(names, **value, help)->required(option.required);
  } else {
    // Takes all words up to the next option; the option may be repeated.
    app.add_option(names, *std::get<std::vector<std::string>*>(option.target), help)
        ->required(option.required)
        ->expected(1, 1 << 20);
  }
}

std::string last_name(const Option& option) { return std::string(option.each_name().back()); }

/// Refuses empty values: with an unset variable, the default would answer another question.
void require_values(const CLI::App& app, const Options& options) {
  for (const Option& option : options) {
    const auto* const value = std::get_if<std::string*>(&option.target);
    if (value && (*value)->empty() && app.get_option(last_name(option))->count() > 0)
      throw InputError(last_name(option), "its value is empty; leave it out, or say what is meant");
  }
}

/// Reports an unknown option with the nearest known one, or else the first extra word.
[[noreturn]] void complain_of_extra(const Command& command, const Options& options,
                                    const std::vector<std::string>& extra) {
  for (const std::string& word : extra) {
    if (!word.starts_with('-')) continue;
    const std::string name = word.substr(0, word.find('='));
    std::vector<std::string_view> known = {"--help"};
    for (const Option& option : options) {
      for (auto one : option.each_name()) {
        if (one.starts_with('-')) known.push_back(one);
      }
    }
    throw InputError(std::string(command.name), unknown_name("option", name, known));
  }
  throw InputError(std::string(command.name),
                   fmt::format("'{}' is one word too many; 'hamlet help {}' shows what belongs here",
                               extra.front(), command.name));
}

}  // namespace

bool parse(const Command& command, const Options& options, const std::vector<std::string>& words) {
  CLI::App app;
  app.set_help_flag("-h,--help");
  app.allow_extras();
  for (const Option& option : options) declare(app, option);
  try {
    // CLI11 expects the words in reverse order.
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::CallForHelp&) {
    return false;
  } catch (const CLI::RequiredError&) {
    if (!app.remaining().empty()) complain_of_extra(command, options, app.remaining());
    for (const Option& option : options) {
      if (option.required && app.get_option(last_name(option))->count() == 0) {
        throw InputError(
            std::string(command.name),
            fmt::format("{} is missing; it stands before the options, and 'hamlet help {}' shows examples",
                        option.names, command.name));
      }
    }
    throw InputError(std::string(command.name), "something is missing");
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find(':'));
    const bool is_missing = what.ends_with(" missing");
    throw InputError(std::string(command.name),
                     is_missing ? name + " needs a value" : name + " takes one value and is given once");
  } catch (const CLI::ParseError& error) {
    throw InputError(std::string(command.name), error.what());
  }
  std::vector<std::string> extra = app.remaining();
  std::erase(extra, "--");
  if (!extra.empty()) complain_of_extra(command, options, extra);
  require_values(app, options);
  return true;
}

}  // namespace hamlet
