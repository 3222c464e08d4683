#include <memory>

#include "cli/api_server.hpp"
#include "cli/command.hpp"
#include "cli/output.hpp"
#include "hamlet/api/schema.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

constexpr Example api_examples[] = {
    {R"(printf '{"api":1,"id":1,"do":"unique","puzzle":"king:3x3"}\n' | hamlet api)",
     "one request, one reply"},
    {"hamlet api --schema > hamlet.schema.json", "JSON Schema of all requests and replies"},
    {"hamlet api --types > hamlet.d.ts", "TypeScript types of the same"},
};

struct Printed {
  bool schema = false, types = false, page = false;
};

int answer(const Printed& printed) {
  if (printed.schema + printed.types + printed.page > 1)
    throw InputError("api", "--schema, --types and --page exclude one another");
  if (!printed.schema && !printed.types && !printed.page) return serve_api();
  print(printed.schema ? api::schema().dump() + "\n" : printed.types ? api::typescript() : api::api_page());
  return exit_yes;
}

Prepared prepare_api() {
  auto printed = std::make_shared<Printed>();
  return {{{"--schema", "", "print the JSON Schema of all requests and replies", &printed->schema},
           {"--types", "", "print their TypeScript types", &printed->types},
           {"--page", "", "print docs/api.md", &printed->page}},
          [printed] { return answer(*printed); }};
}

}  // namespace

extern const Command api_command = {
    .name = "api",
    .summary = "answers JSON requests from standard input, one a line, with a reply a line",
    .details =
        "Every command about puzzles can be asked so; docs/api.md describes it. Several requests are worked "
        "on at "
        "once, each by a process of its own.",
    .examples = api_examples,
    .prepare = prepare_api,
};

}  // namespace hamlet
