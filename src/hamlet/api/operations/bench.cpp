#include <fmt/format.h>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

namespace {

constexpr Example bench_examples[] = {
    {"hamlet bench", "complete graphs, cycles and grids, by SAT, by search and by the portfolio"},
    {"hamlet bench knight:6x6 knight:8x8 --closed --solver backtrack elimination sat-edges", "tours"},
    {"hamlet bench puzzles.txt --second --json", "every puzzle of a file, and whether it is unique"},
};

constexpr const char* usual_instances[] = {
    "complete:10", "complete:20", "complete:40", "complete:80", "cycle:20",     "cycle:100",   "cycle:400",
    "square:4x4",  "square:6x6",  "square:8x8",  "square:9x9",  "square:12x12", "square:20x20"};

std::string word_for(const path::Found& found, bool second) {
  if (found.answer == path::Found::Answer::none) return "none";
  if (found.answer == path::Found::Answer::unknown) return "unknown";
  if (!second) return "found";
  return found.has_several() ? "ambiguous" : found.all ? "unique" : "unknown";
}

class Bench : public Request {
 public:
  Bench() { instances.is_positional = true; }

  Answer answer(Listener& listener, const Run& run) override {
    const std::vector<const path::Solver*> methods = chosen_solvers();
    std::string head = fmt::format("{:24} {:>7}", "instance", "cells");
    for (const path::Solver* method : methods) head += fmt::format(" {:>24}", method->name);
    listener.tell(head + "\n");
    Answer answer{.json = {{"rows", Json::array()}}};
    for (const Source& source : sources()) {
      const std::vector<Sheet> sheets = source.open(memory());
      for (std::size_t i = 0; i < sheets.size() && !run.must_end(); ++i) {
        if (!sheets[i].if_path())
          throw InputError("bench", "this is a bridges puzzle, and 'bench' is for path puzzles");
        PathSheet content = sheets[i].path();
        if (closed) content.puzzle.closed = true;
        const std::string name =
            sheets.size() == 1 ? source.called() : fmt::format("{} #{}", source.called(), i + 1);
        listener.tell(measured(name, content, methods, run, answer.json["rows"]));
      }
    }
    if (run.must_end()) answer.verdict = Verdict::unknown;
    return answer;
  }

 private:
  Sources instances{this, "instances", "WHAT...",
                    "boards and files; without any, a set of complete graphs, cycles and grids"};
  Names solver{this, "solver", "NAME...",
               "the methods to compare (default: sat-position backtrack portfolio)", names_of<path::solvers>};
  Decimal each{this, "each", "SECONDS", "the time for each method and instance (default 10)"};
  Flag closed{this, "closed", "closed tours"};
  Flag second{this, "second", "look for a second solution too: is it unique?"};

  std::vector<Source> sources() const {
    if (instances.is_given()) return *instances;
    std::vector<Source> usual;
    for (const char* name : usual_instances) usual.push_back(Source::typed(name));
    return usual;
  }

  std::vector<const path::Solver*> chosen_solvers() const {
    std::vector<const path::Solver*> methods;
    for (const std::string& name : *solver) methods.push_back(&path::solver_named(name, "solver"));
    if (!methods.empty()) return methods;
    for (const char* name : {"sat-position", "backtrack", "portfolio"})
      methods.push_back(&path::solver_named(name, "solver"));
    return methods;
  }

  /// Returns a line of text, and appends a JSON row for each method.
  std::string measured(const std::string& name, const PathSheet& content,
                       const std::vector<const path::Solver*>& methods, const Run& run, Json& rows) const {
    std::string line = fmt::format("{:24} {:>7}", name, content.puzzle.length());
    for (const path::Solver* method : methods) {
      const Stopwatch watch;
      const path::Found found = path::find_paths(content.puzzle, *method, second ? 2 : 1, content.labels(),
                                                 run.within(each.value().value_or(10)));
      const std::string word = word_for(found, second.is_given());
      line += fmt::format(" {:>10} {:>11.4f} s", word, watch.seconds());
      rows.push_back({{"instance", name},
                      {"cells", content.puzzle.length()},
                      {"solver", method->name},
                      {"answer", word},
                      {"seconds", watch.seconds()},
                      {"work", found.work}});
    }
    return line + "\n";
  }
};

}  // namespace

extern const Operation bench_operation = {
    .name = "bench",
    .summary = "compares methods on the same instances, in one run",
    .details = "A row for each instance; of each method, what it answered and how long it took.",
    .examples = bench_examples,
    .saves = Saves::nothing,
    .saved_as = "a table is printed, not drawn or saved; JSON writes it for programs",
    .prepare = prepared<Bench>,
};

}  // namespace hamlet::api
