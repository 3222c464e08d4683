#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/help.hpp"
#include "hamlet/api/tables.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

std::vector<std::string> dashed_names(const Command& command) {
  std::vector<std::string> names;
  for (const Option& option : those_in_help(command.prepare().options)) {
    if (option.is_positional()) continue;
    for (auto name : option.each_name()) names.emplace_back(name);
  }
  names.push_back("--help");
  return names;
}

/// The options that take one of a few values or a file: places such as "solve:--solver", and their values.
struct Completion {
  std::vector<std::string> places;
  std::vector<std::string> values;  // if empty, a file
};

std::vector<Completion> completions_of_values() {
  std::vector<Completion> all;
  for (const Command* command : commands()) {
    for (const Option& option : those_in_help(command->prepare().options)) {
      if (option.is_positional() || (option.choices.empty() && !option.takes_file)) continue;
      auto same = std::ranges::find(all, option.choices, &Completion::values);
      if (same == all.end()) same = all.insert(all.end(), Completion{{}, option.choices});
      for (auto name : option.each_name()) same->places.push_back(fmt::format("{}:{}", command->name, name));
    }
  }
  return all;
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names;
  for (const Command* command : commands()) names.push_back(command->name);
  return names;
}

std::string bash() {
  // File names may contain spaces, so lists are separated by line breaks; only boards are typed further.
  std::string out =
      "# bash completion for hamlet\n_hamlet() {\n  local word=${COMP_WORDS[COMP_CWORD]} options= "
      "IFS=$'\\n'\n  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n";
  out += fmt::format(
      "    COMPREPLY=($(compgen -W $'{}' -- \"$word\"))\n    return\n  fi\n  case ${{COMP_WORDS[1]}} in\n",
      fmt::join(command_names(), "\\n"));
  for (const Command* command : commands())
    out += fmt::format("    {}) options=$'{}' ;;\n", command->name, fmt::join(dashed_names(*command), "\\n"));
  out += "  esac\n  case ${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD-1]} in\n";
  for (const auto& [places, values] : completions_of_values())
    out += values.empty() ? fmt::format(
                                "    {}) COMPREPLY=($(compgen -f -- \"$word\"))\n       compopt -o filenames "
                                "2> /dev/null\n       return ;;\n",
                                fmt::join(places, "|"))
                          : fmt::format("    {}) COMPREPLY=($(compgen -W $'{}' -- \"$word\")); return ;;\n",
                                        fmt::join(places, "|"), fmt::join(values, "\\n"));
  out += fmt::format(
      "  esac\n  case $word in\n    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
      "    *) COMPREPLY=($(compgen -W $'{}' -- \"$word\") $(compgen -f -- \"$word\"))\n"
      "       compopt -o filenames 2> /dev/null\n"
      "       case ${{COMPREPLY[0]}} in *:|*-) compopt -o nospace 2> /dev/null ;; esac ;;\n  esac\n",
      fmt::join(api::board_starts(), "\\n"));
  return out + "}\ncomplete -F _hamlet hamlet ./hamlet\n";
}

std::string zsh() {
  std::string out = "#compdef hamlet\nlocal -a commands options boards\ncommands=(\n";
  const auto quoted = [](std::string_view text) {
    std::string safe;
    for (char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return safe;
  };
  for (const Command* command : commands())
    out += fmt::format("  '{}:{}'\n", command->name, quoted(command->summary));
  out += fmt::format(
      ")\nboards=({})\nif (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\ncase "
      "$words[2] in\n",
      fmt::join(api::board_starts(), " "));
  for (const Command* command : commands())
    out += fmt::format("  {}) options=({}) ;;\n", command->name, fmt::join(dashed_names(*command), " "));
  out += "esac\ncase $words[2]:$words[CURRENT-1] in\n";
  for (const auto& [places, values] : completions_of_values())
    out += values.empty() ? fmt::format("  {}) _files; return ;;\n", fmt::join(places, "|"))
                          : fmt::format("  {}) compadd -- {}; return ;;\n", fmt::join(places, "|"),
                                        fmt::join(values, " "));
  return out +
         "esac\nif [[ $PREFIX == -* ]]; then\n  compadd -- $options\nelse\n  compadd -S '' -- $boards\n  "
         "_files\nfi\n";
}

std::string fish() {
  std::string out = "# fish completion for hamlet\n";
  const auto quoted = [](std::string_view text) {
    std::string safe;
    for (char c : text) safe += c == '\'' ? std::string("\\'") : std::string(1, c);
    return safe;
  };
  for (const Command* command : commands()) {
    out += fmt::format("complete -c hamlet -n __fish_use_subcommand -f -a {} -d '{}'\n", command->name,
                       quoted(command->summary));
    for (const Option& option : those_in_help(command->prepare().options)) {
      if (option.is_positional()) continue;
      out += fmt::format("complete -c hamlet -n '__fish_seen_subcommand_from {}'", command->name);
      for (auto name : option.each_name())
        out += name.starts_with("--") ? fmt::format(" -l {}", name.substr(2))
                                      : fmt::format(" -s {}", name.substr(1));
      if (!option.choices.empty()) out += fmt::format(" -x -a '{}'", fmt::join(option.choices, " "));
      if (option.takes_file) out += " -F";
      out += fmt::format("{} -d '{}'\n", option.is_flag() ? "" : " -r", quoted(option.help));
    }
  }
  for (const auto& board : api::board_starts())
    out += fmt::format("complete -c hamlet -n 'not __fish_use_subcommand' -a '{}'\n", board);
  return out;
}

}  // namespace

std::string completions(std::string_view shell) {
  if (shell == "bash") return bash();
  if (shell == "zsh") return zsh();
  if (shell == "fish") return fish();
  constexpr std::string_view known[] = {"bash", "zsh", "fish"};
  throw InputError("completions", unknown_name("shell", shell, known));
}

}  // namespace hamlet
