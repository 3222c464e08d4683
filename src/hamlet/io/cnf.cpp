#include "hamlet/io/cnf.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

namespace {

// The answer has a value for every variable, used or not.
constexpr std::int64_t most_variables = 100'000'000;

class CnfReader {
 public:
  CnfReader(std::string_view text, std::string_view where) : text_(text), where_(where) {}

  Formula read() {
    std::size_t begin = 0;
    while (begin < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', begin), text_.size());
      const auto line = trimmed(text_.substr(begin, end - begin));
      begin = end + 1;
      ++number_;
      if (line.starts_with('%')) break;
      if (!line.empty() && line[0] != 'c') read_line(line);
    }
    finish();
    return std::move(formula_);
  }

 private:
  [[noreturn]] void refuse(const std::string& what) const {
    throw InputError(fmt::format("{}, line {}", where_, number_), what);
  }

  void read_line(std::string_view line) {
    const auto parts = words(line);
    if (line[0] == 'p') return read_head(parts);
    if (!announced_) refuse("the head 'p cnf VARIABLES CLAUSES' comes before the clauses");
    for (auto word : parts) read_literal(word);
  }

  void read_head(const std::vector<std::string_view>& parts) {
    if (announced_) refuse("there is a second head; a formula has one");
    const auto variables = parts.size() == 4 ? scan_integer(parts[2]) : std::nullopt;
    const auto clauses = parts.size() == 4 ? scan_integer(parts[3]) : std::nullopt;
    if (parts[0] != "p" || parts.size() != 4 || parts[1] != "cnf" || !variables || !clauses ||
        *variables < 0 || *clauses < 0)
      refuse("the head is 'p cnf VARIABLES CLAUSES' with two numbers");
    if (*variables > most_variables)
      refuse(fmt::format("{} variables are more than the {} that can be read", *variables, most_variables));
    formula_.variables = static_cast<int>(*variables);
    announced_ = *clauses;
  }

  void read_literal(std::string_view word) {
    const auto literal = scan_integer(word);
    if (!literal) refuse(fmt::format("'{}' is not a literal, which is a whole number", word.substr(0, 40)));
    if (*literal == 0) {
      formula_.clauses.push_back(std::move(clause_));
      clause_.clear();
      if (static_cast<std::int64_t>(formula_.clauses.size()) > *announced_)
        refuse(fmt::format("there are more clauses than the {} of the head", *announced_));
      return;
    }
    if (*literal < -formula_.variables || *literal > formula_.variables)
      refuse(fmt::format("the literal {} is out of range: there are {} variables", word, formula_.variables));
    clause_.push_back(static_cast<int>(*literal));
  }

  void finish() {
    if (!announced_) refuse("the head 'p cnf VARIABLES CLAUSES' is missing");
    if (!clause_.empty()) refuse("the last clause has no 0 at its end");
    if (static_cast<std::int64_t>(formula_.clauses.size()) < *announced_)
      refuse(fmt::format("there are {} clauses, but the head speaks of {}", formula_.clauses.size(),
                         *announced_));
  }

  std::string_view text_;
  std::string where_;
  std::size_t number_ = 0;
  std::optional<std::int64_t> announced_;
  Formula formula_;
  Formula::Clause clause_;
};

}  // namespace

Formula read_cnf(std::string_view text, std::string_view where) { return CnfReader(text, where).read(); }

}  // namespace hamlet
