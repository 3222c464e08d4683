#include "cli/flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "hamlet/api/operation.hpp"
#include "hamlet/api/tables.hpp"

namespace hamlet {

namespace {

bool is_operation(std::string_view word) {
  return std::ranges::any_of(api::operations(),
                             [&](const auto* operation) { return operation->name == word; });
}

bool is_table(std::string_view word) {
  return std::ranges::any_of(api::tables(), [&](const api::Table& table) { return table.name == word; });
}

bool is_parameter_of_any(std::string_view word) {
  return std::ranges::any_of(api::operations(), [&](const auto* operation) {
    return operation->prepare()->parameter(word) != nullptr;
  });
}

std::string typed(std::string_view word, const api::Request* request) {
  if (const auto* own = request ? request->parameter(word) : nullptr) return flag_of(*own);
  if (word == "json") return "--json";
  if (is_operation(word)) return fmt::format("'hamlet {}'", word);
  if (is_table(word)) return fmt::format("'hamlet help {}'", word);
  if (is_parameter_of_any(word)) return fmt::format("--{}", word);
  return fmt::format("`{}`", word);
}

}  // namespace

std::string flag_of(const api::Parameter& parameter) {
  if (parameter.is_positional) return std::string(parameter.takes().substr(0, parameter.takes().find('.')));
  if (parameter.letter != 0) return fmt::format("-{}", parameter.letter);
  const bool is_own = parameter.is_local && (parameter.takes() == "FOLDER" || parameter.takes() == "FILE");
  return is_own ? fmt::format("--{} {}", parameter.name(), parameter.takes())
                : fmt::format("--{}", parameter.name());
}

std::string in_flags(std::string_view sentence, const api::Request* request) {
  std::string out;
  for (std::size_t at = 0; at < sentence.size();) {
    const std::size_t open = sentence.find('`', at);
    const std::size_t close = open == std::string_view::npos ? open : sentence.find('`', open + 1);
    if (close == std::string_view::npos) return out.append(sentence.substr(at));
    out.append(sentence.substr(at, open - at));
    out += typed(sentence.substr(open + 1, close - open - 1), request);
    at = close + 1;
  }
  return out;
}

InputError in_flags(const InputError& error, const api::Request& request) {
  const api::Parameter* const parameter = request.parameter(error.where());
  const bool is_typed = parameter != nullptr && !parameter->is_positional;
  std::string where = !is_typed ? in_flags(error.where(), &request)
                      : parameter->letter == 0 || parameter->letter == 'o'
                          ? fmt::format("--{}", parameter->name())
                          : fmt::format("-{}", parameter->letter);
  return {std::move(where), in_flags(error.message(), &request)};
}

}  // namespace hamlet
