#include "hamlet/api/schema.hpp"

#include <fmt/format.h>

#include "hamlet/api/protocol.hpp"

namespace hamlet::api {

namespace {

Json text_schema() { return {{"type", "string"}}; }

Json any_of(std::initializer_list<Json> schemas) { return {{"anyOf", Json::array(schemas)}}; }

Json object_schema(Json properties, std::initializer_list<Json> required) {
  return {{"type", "object"},
          {"properties", std::move(properties)},
          {"required", Json::array(required)},
          {"additionalProperties", false}};
}

Json definitions() {
  const Json cell = {{"$ref", "#/$defs/cell"}};
  return {
      {"cell",
       {{"description", "a cell as [row, column] from 1, or as \"r7c3\" or \"7,3\"; a vertex by its name"},
        {"anyOf",
         Json::array({{{"type", "array"}, {"items", {{"type", "integer"}}}, {"minItems", 2}, {"maxItems", 2}},
                      {{"type", Json::array({"string", "integer"})}}})}}},
      {"clue", any_of({object_schema({{"cell", cell}, {"step", {{"type", "integer"}, {"minimum", 0}}}},
                                     {"cell", "step"}),
                       text_schema()})},
      {"pair", any_of({object_schema({{"a", cell}, {"b", cell}}, {"a", "b"}), text_schema()})},
      {"sheet",
       {{"description", "a sheet as docs/format.md has it"},
        {"type", "object"},
        {"required", Json::array({"hamlet", "kind"})}}},
      {"puzzle",
       {{"description", "a board's name, a sheet, a link, or puzzles in a text of any format"},
        {"anyOf", Json::array({{{"type", "string"}, {"minLength", 1}},
                               {{"$ref", "#/$defs/sheet"}},
                               {{"type", "array"}, {"items", {{"$ref", "#/$defs/sheet"}}}}})}}},
      {"id", {{"type", Json::array({"integer", "string", "null"})}}},
  };
}

Json request_schema(const Operation& operation) {
  Json properties = {{"api", {{"const", protocol_version}}},
                     {"id", {{"$ref", "#/$defs/id"}}},
                     {"do", {{"const", operation.name}}}};
  Json required = Json::array({"api", "do"});
  const auto request = operation.prepare();
  for (const Parameter* parameter : request->parameters()) {
    if (parameter->is_local || (parameter->name() == "output" && operation.saves == Saves::nothing)) continue;
    Json property = parameter->schema();
    property["description"] = parameter->help();
    properties[parameter->field()] = std::move(property);
    if (parameter->is_required) required.push_back(parameter->field());
  }
  return {{"title", operation.name},
          {"description", operation.summary},
          {"type", "object"},
          {"properties", std::move(properties)},
          {"required", std::move(required)},
          {"additionalProperties", false}};
}

Json reply_schema() {
  const Json id = {{"$ref", "#/$defs/id"}};
  const Json progress = object_schema({{"doing", text_schema()},
                                       {"work", {{"type", "integer"}}},
                                       {"fraction", {{"type", "number"}, {"minimum", 0}, {"maximum", 1}}}},
                                      {"doing", "work"});
  const Json error = object_schema({{"sort", {{"enum", Json::array({"input", "request", "memory", "bug"})}}},
                                    {"where", text_schema()},
                                    {"what", text_schema()}},
                                   {"sort", "where", "what"});
  const Json file =
      object_schema({{"name", text_schema()}, {"text", text_schema()}, {"base64", text_schema()}}, {"name"});
  return any_of({object_schema({{"id", id}, {"progress", progress}}, {"id", "progress"}),
                 object_schema({{"id", id}, {"error", error}}, {"id", "error"}),
                 object_schema({{"id", id},
                                {"verdict", {{"enum", Json::array({"yes", "no", "unknown"})}}},
                                {"result", {{"type", Json::array({"object", "array"})}}},
                                {"text", text_schema()},
                                {"remarks", {{"type", "array"}, {"items", text_schema()}}},
                                {"files", {{"type", "array"}, {"items", file}}}},
                               {"id", "verdict", "result"})});
}

/// The TypeScript type of values that match a schema.
std::string type_of(const Json& schema) {
  if (const Json* const reference = schema.find("$ref")) {
    std::string name = reference->text().substr(std::string_view("#/$defs/").size());
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
  }
  if (const Json* const choices = schema.find("anyOf")) {
    std::string all;
    for (const Json& choice : choices->list()) all += (all.empty() ? "" : " | ") + type_of(choice);
    return all;
  }
  if (const Json* const constant = schema.find("const")) return constant->dump();
  if (const Json* const values = schema.find("enum")) {
    std::string all;
    for (const Json& value : values->list()) all += (all.empty() ? "" : " | ") + value.dump();
    return all;
  }
  const Json* const type = schema.find("type");
  const std::string word = type && type->is_text() ? type->text() : "";
  if (word == "integer" || word == "number") return "number";
  if (word == "array") return "(" + type_of(*schema.find("items")) + ")[]";
  if (word == "object" && schema.contains("properties")) {
    std::string fields;
    for (const auto& [key, value] : schema.find("properties")->fields())
      fields += fmt::format("{}{}?: {}", fields.empty() ? "" : "; ", key, type_of(value));
    return "{ " + fields + " }";
  }
  return word.empty() ? "unknown" : word == "object" ? "Record<string, unknown>" : word;
}

std::string pascal(std::string_view name) {
  std::string out(name);
  out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

bool is_in_protocol(const Parameter& parameter, const Operation& operation) {
  return !parameter.is_local && !(parameter.name() == "output" && operation.saves == Saves::nothing);
}

}  // namespace

Json schema() {
  Json requests = Json::array();
  for (const Operation* operation : operations()) requests.push_back(request_schema(*operation));
  Json defs = definitions();
  defs["request"] = {{"anyOf", std::move(requests)}};
  defs["reply"] = reply_schema();
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "Hamlet"},
          {"description", "requests and replies of Hamlet's JSON protocol"},
          {"$ref", "#/$defs/request"},
          {"$defs", std::move(defs)}};
}

std::string typescript() {
  std::string out =
      "// Written by `hamlet api --types`.\n\n"
      "export type Cell = [number, number] | string | number;\n"
      "export type Clue = { cell: Cell; step: number } | string;\n"
      "export type Pair = { a: Cell; b: Cell } | string;\n"
      "export type Sheet = { hamlet: number; kind: string } & Record<string, unknown>;\n"
      "export type Puzzle = string | Sheet | Sheet[];\n"
      "export type Id = number | string | null;\n";
  std::string all;
  for (const Operation* operation : operations()) {
    out += fmt::format("\n/** {} */\nexport type {}Request = {{\n  api: {};\n  id?: Id;\n  do: \"{}\";\n",
                       operation->summary, pascal(operation->name), protocol_version, operation->name);
    const auto request = operation->prepare();
    for (const Parameter* parameter : request->parameters()) {
      if (!is_in_protocol(*parameter, *operation)) continue;
      out += fmt::format("  /** {} */\n  {}{}: {};\n", parameter->help(), parameter->field(),
                         parameter->is_required ? "" : "?", type_of(parameter->schema()));
    }
    out += "};\n";
    all += fmt::format("\n  | {}Request", pascal(operation->name));
  }
  return out + fmt::format("\nexport type Request ={};\n", all) +
         "\nexport type Reply =\n"
         "  | { id: Id; progress: { doing: string; work: number; fraction?: number } }\n"
         "  | { id: Id; error: { sort: \"input\" | \"request\" | \"memory\" | \"bug\"; where: string; what: "
         "string } }\n"
         "  | {\n      id: Id;\n      verdict: \"yes\" | \"no\" | \"unknown\";\n      result: Record<string, "
         "unknown> | unknown[];\n"
         "      text?: string;\n      remarks?: string[];\n      files?: { name: string; text?: string; "
         "base64?: string }[];\n    };\n";
}

std::string api_page() {
  std::string out = R"(# The JSON protocol

Whatever Hamlet can be asked on the command line can be asked in JSON: by `hamlet api`, which reads one request a line and
writes one reply a line, and by whatever else has a door to the library. `hamlet api --schema` prints the JSON Schema,
`hamlet api --types` TypeScript types. This page is printed by `hamlet api --page`, from the same table as the help.

```sh
printf '{"api":1,"id":1,"do":"unique","puzzle":"king:3x3"}\n' | hamlet api
```

A request is an object: `api` is 1, `do` names an operation, `id` is a number or text that comes back with every line about
it. All other fields are the operation's parameters. Two requests for each core are worked on at once, the others wait, and
`time` counts from when the work begins. Replies come when they are ready. `{"api":1,"do":"cancel","id":1}` stops the request of that id.

| reply | means |
| --- | --- |
| `{"id", "progress": {"doing", "work", "fraction"}}` | it is being worked on, at most ten times a second |
| `{"id", "verdict", "result", "text", "remarks", "files"}` | the answer: `verdict` is `yes`, `no` or `unknown`, `result` what `--json` prints, `text` and `remarks` what a person reads, `files` what `output` asked for, as `text` or `base64` |
| `{"id", "error": {"sort", "where", "what"}}` | nothing was answered: `input` a wrong puzzle or value, `request` a wrong request, `memory` it would take too much memory, `bug` a mistake in Hamlet |

A limit that is reached first gives the verdict `unknown`, never an error. `puzzle` is a board's name such as
`"knight:8x8"`, a link, the text of a puzzle in any format, or a sheet ([format](format.md)). A cell is `[row, column]`, and
on graphs a vertex's name; `"r7c3"` is read too. What a file holds is a text, or `{"base64": "…"}`. Parameters that name
folders and servers of the machine are for the command line only.
)";
  for (const Operation* operation : operations()) {
    out += fmt::format("\n## {}\n\n{}{}.\n\n| field | value | |\n| --- | --- | --- |\n", operation->name,
                       pascal(operation->summary.substr(0, 1)), operation->summary.substr(1));
    const auto request = operation->prepare();
    for (const Parameter* parameter : request->parameters()) {
      if (!is_in_protocol(*parameter, *operation)) continue;
      std::string type = type_of(parameter->schema());
      for (std::size_t at = 0; (at = type.find('|', at)) != std::string::npos; at += 2) type.insert(at, "\\");
      out += fmt::format("| `{}`{} | {} | {} |\n", parameter->field(),
                         parameter->is_required ? " (needed)" : "", type, parameter->help());
    }
  }
  return out;
}

}  // namespace hamlet::api
