#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hamlet {

/// An option of a command, and the target of its value. Help, manual and completions are generated from it.
struct Option {
  std::string names;        // "-o,--output", or "WHAT" for a positional argument
  std::string placeholder;  // stands for the value: "FILE"; empty for a flag
  std::string help;
  std::variant<bool*, std::string*, std::vector<std::string>*> target;
  bool required = false;
  bool in_help = true;                    // if not, it exists only for a helpful error
  std::vector<std::string> choices = {};  // for completion
  bool takes_file = false;

  /// "-o" and "--output".
  std::vector<std::string_view> each_name() const {
    std::vector<std::string_view> all;
    for (std::string_view rest = names; !rest.empty();) {
      const std::size_t comma = rest.find(',');
      all.push_back(rest.substr(0, comma));
      rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return all;
  }
  bool is_positional() const { return !names.starts_with('-'); }
  bool is_flag() const { return std::holds_alternative<bool*>(target); }
};

using Options = std::vector<Option>;

inline Options those_in_help(Options options) {
  std::erase_if(options, [](const Option& option) { return !option.in_help; });
  return options;
}

}  // namespace hamlet
