#include <fmt/format.h>
#include <gmock/gmock.h>

#include <set>

#include "cli/test/program_test_help.hpp"
#include "hamlet/api/operation.hpp"

namespace hamlet {

using testing::HasSubstr;
using Faces = Program;

/// A parameter is declared in one place and appears in every front end.
TEST_F(Faces, EveryParameterOfEveryOperationIsInAllOfThem) {
  const std::string types = run("hamlet api --types").out, page = run("hamlet api --page").out;
  const std::string completions = run("hamlet completions bash").out, manual = run("hamlet man").out;
  const auto schema = nlohmann::json::parse(run("hamlet api --schema").out);
  std::size_t parameters = 0;
  for (const api::Operation* operation : api::operations()) {
    const std::string name(operation->name), help = run("hamlet help " + name).out;
    const auto request = operation->prepare();
    for (const auto& described : schema["$defs"]["request"]["anyOf"]) {
      if (described["title"] != name) continue;
      for (const api::Parameter* parameter : request->parameters()) {
        const bool is_saved = parameter->name() != "output" || operation->saves != api::Saves::nothing;
        const std::string flag = fmt::format("--{}", parameter->name());
        ++parameters;
        EXPECT_EQ(described["properties"].contains(parameter->field()), !parameter->is_local && is_saved)
            << name << " " << flag;
        if (!is_saved) continue;
        if (!parameter->is_positional) {
          EXPECT_THAT(help, HasSubstr(flag)) << name;
          EXPECT_THAT(completions, HasSubstr(flag)) << name;
        }
        if (parameter->is_local) continue;
        EXPECT_THAT(
            types, HasSubstr(fmt::format("  {}{}: ", parameter->field(), parameter->is_required ? "" : "?")));
        EXPECT_THAT(page, HasSubstr(fmt::format("| `{}`", parameter->field())));
      }
    }
    EXPECT_THAT(manual, HasSubstr(".SS " + name));
    EXPECT_THAT(page, HasSubstr(fmt::format("\n## {}\n", name)));
  }
  EXPECT_GT(parameters, 300u);
}

TEST_F(Faces, NoOperationHasTwoParametersOfOneName) {
  for (const api::Operation* operation : api::operations()) {
    const auto request = operation->prepare();
    std::set<std::string> names;
    for (const api::Parameter* parameter : request->parameters())
      EXPECT_TRUE(names.insert(std::string(parameter->name())).second)
          << operation->name << " " << parameter->name();
  }
}

TEST_F(Faces, ThePageOfTheProtocolIsTheOneInTheDocuments) {
  EXPECT_EQ(run("hamlet api --page").out, contents(HAMLET_SOURCE "/docs/api.md"))
      << "hamlet api --page > docs/api.md";
}

TEST_F(Faces, CompletionsKnowValues) {
  const auto completed = [&](const std::string& words) {
    write("complete.sh",
          "source <(" HAMLET_PROGRAM " completions bash)\nCOMP_WORDS=(" + words +
              " '')\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_hamlet\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
    return run("bash complete.sh").out;
  };
  EXPECT_THAT(completed("hamlet solve knight:8x8 --solver"), HasSubstr("backtrack\n"));
  EXPECT_THAT(completed("hamlet convert a.txt --to"), HasSubstr("puzzlink\n"));
  EXPECT_THAT(completed("hamlet analyse knight:8x8 --score"), HasSubstr("betweenness\n"));
}

}  // namespace hamlet
