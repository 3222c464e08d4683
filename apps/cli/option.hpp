#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hamlet {

/// One option of a command, and where its value goes. Help, manual and completions are printed from these.
struct Option {
  std::string names;        // "-o,--output", or "WHAT" for what stands without a dash
  std::string placeholder;  // of its value: "FILE"; empty for a flag
  std::string help;
  std::variant<bool*, std::string*, std::vector<std::string>*> target;
  bool required = false;
  bool in_help = true;                    // else it is known only to be refused in words that help
  std::vector<std::string> choices = {};  // for completion
  bool takes_file = false;

  bool is_positional() const { return !names.starts_with('-'); }
  bool is_flag() const { return std::holds_alternative<bool*>(target); }
};

using Options = std::vector<Option>;

inline Options those_in_help(Options options) {
  std::erase_if(options, [](const Option& option) { return !option.in_help; });
  return options;
}

}  // namespace hamlet
