#include "hamlet/api/operation.hpp"
#include "hamlet/api/tables.hpp"

namespace hamlet::api {

namespace {

constexpr Example about_examples[] = {
    {"hamlet about --json", "everything that can be chosen from, for menus"},
};

class About : public Request {
 public:
  Answer answer(Listener&, const Run&) override {
    Answer answer{.json = {{"version", version()}}};
    answer.text = "hamlet " + std::string(version()) + "\n";
    for (const Table& table : tables()) {
      Json rows = Json::array();
      answer.text += "\n" + std::string(table.name) + "\n";
      for (const TableRow& row : table.rows) {
        Json json = {{"name", row.name}, {"summary", row.summary}};
        json.add_fields(row.more);
        rows.push_back(std::move(json));
        answer.text += "  " + row.name + ": " + row.summary + "\n";
      }
      answer.json[table.name] = std::move(rows);
    }
    return answer;
  }
};

}  // namespace

extern const Operation about_operation = {
    .name = "about",
    .summary = "lists what there is: kinds, boards, formats, solvers, rules and more",
    .details = "",
    .examples = about_examples,
    .saves = Saves::nothing,
    .saved_as = "it is printed",
    .prepare = prepared<About>,
};

}  // namespace hamlet::api
