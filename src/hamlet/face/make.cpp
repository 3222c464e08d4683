#include "hamlet/make.hpp"

#include <algorithm>
#include <iterator>

#include "hamlet/api/operation.hpp"
#include "hamlet/face/inner.hpp"

namespace hamlet {

namespace {

/// Keeps the sheets that an operation reports.
class Keeper : public api::Listener {
 public:
  bool take(const api::Item& item) override {
    sheets.push_back(item.sheet());
    return true;
  }
  void remark(const std::string& sentence) override { remarks.push_back(sentence); }
  void tell(const std::string&) override {}
  void show(const std::string&, const Sheet&) override {}
  bool wants_json() const override { return false; }

  std::vector<Sheet> sheets;
  std::vector<std::string> remarks;
};

Json fields_of(std::string_view kind, std::string_view size, const MakeOptions& options,
               const Limits& limits) {
  Json fields = {{"kind", kind}, {"size", size}, {"count", options.count}, {"first", options.first}};
  if (limits.memory > 0) fields["memory"] = static_cast<double>(limits.memory) / 1e9;
  if (options.level) fields["level"] = *options.level;
  if (options.k) fields["k"] = *options.k;
  if (!options.symmetry.empty()) fields["symmetry"] = options.symmetry;
  if (!options.style.empty()) fields["style"] = options.style;
  return fields;
}

}  // namespace

MadePuzzles make(std::string_view kind, std::string_view size, const MakeOptions& options,
                 const Limits& limits) {
  const auto request = api::operation_named("make", "make").prepare();
  const Json fields = fields_of(kind, size, options, limits);
  request->read(JsonPlace(fields));
  Keeper keeper;
  api::Answer answer = request->answer(keeper, run_of(limits));
  if (answer.verdict != Verdict::yes) std::ranges::move(answer.remarks, std::back_inserter(keeper.remarks));
  return {answer.verdict, puzzles_of(std::move(keeper.sheets)), std::move(keeper.remarks)};
}

}  // namespace hamlet
