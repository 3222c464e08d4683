#include "hamlet/api/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet::api {

namespace {

constexpr std::string_view limits_group = "limits", output_group = "output";
constexpr std::int64_t most_threads = 1024;

bool is_called(const Parameter& parameter, std::string_view name) {
  return parameter.name() == name || parameter.field() == name;
}

}  // namespace

std::string_view word_for(Verdict verdict) {
  return verdict == Verdict::yes ? "yes" : verdict == Verdict::no ? "no" : "unknown";
}

Request::Request()
    : time_(this, "time", "SECONDS", "stop after this long and report what is known"),
      threads_(this, "threads", "N",
               "how many threads a method may use, if it can use several (default: one for each core)", 1),
      seed_(this, "seed", "N", "seed of the random choices (default 1)"),
      memory_(this, "memory", "GB", "refuse what would need more; without it, what the machine has free"),
      output_(this, "output", "FILE",
              "write a file: .json .txt .svg .pdf .png .cypher and more, by its ending") {
  for (Parameter* parameter : parameters_) parameter->group = limits_group;
  output_.group = output_group;
  output_.letter = 'o';
}

void Request::require_can_save(const std::string& file) const { require_can_render(file, 1); }

std::vector<Parameter*> Request::parameters() const {
  std::vector<Parameter*> all = parameters_;
  const auto rank = [](const Parameter* parameter) {
    return parameter->group == output_group ? 2 : parameter->group == limits_group ? 1 : 0;
  };
  std::ranges::stable_sort(all, {}, rank);
  return all;
}

Parameter* Request::parameter(std::string_view name) const {
  const auto found = std::ranges::find_if(
      parameters_, [&](const Parameter* parameter) { return is_called(*parameter, name); });
  return found == parameters_.end() ? nullptr : *found;
}

void Request::read(const JsonPlace& fields, const std::vector<std::string_view>& besides) {
  std::vector<std::string> names;
  for (const Parameter* parameter : parameters()) names.push_back(parameter->field());
  std::vector<std::string_view> known(names.begin(), names.end());
  known.insert(known.end(), besides.begin(), besides.end());
  fields.allow_fields(known);
  for (Parameter* parameter : parameters()) {
    if (const auto value = fields.optional_field(parameter->field())) {
      parameter->read_json(*value);
    } else if (parameter->is_required) {
      fields.complain(fmt::format("the field '{}' is missing", parameter->field()));
    }
  }
}

MemoryBudget Request::memory() const {
  if (!memory_.is_given()) return {};
  return MemoryBudget(static_cast<std::uint64_t>(std::min(*memory_, 1e9) * 1e9));
}

Run Request::run() const {
  Run run;
  run.memory = memory();
  run.threads = threads_.is_given() ? static_cast<unsigned>(std::min(*threads_, most_threads))
                                    : std::max(1u, std::thread::hardware_concurrency());
  run.seed = static_cast<std::uint64_t>(seed_.value_or(1));
  if (time_.is_given()) run.set_time_limit(*time_);
  return run;
}

void Request::require_for(For puzzles) const {
  for (const Parameter* parameter : parameters_) {
    if (!parameter->is_given() || parameter->puzzles == For::any || parameter->puzzles == puzzles) continue;
    parameter->complain(puzzles == For::paths ? "it is for bridges puzzles, and this is a path puzzle"
                                              : "it is for path puzzles, and this is a bridges puzzle");
  }
}

void Request::require_for(const Sheet& sheet) const {
  require_for(sheet.visit([](const PathSheet&) { return For::paths; },
                          [](const BridgesSheet&) { return For::bridges; }));
}

}  // namespace hamlet::api
