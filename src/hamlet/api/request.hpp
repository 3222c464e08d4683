#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/api/parameter.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet::api {

/// What is asked of an operation. An operation's file derives from it; the members that are parameters list
/// themselves.
class Request {
 public:
  Request();
  virtual ~Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  /// Those of the operation in the order of their declaration, then the limits.
  std::vector<Parameter*> parameters() const;
  /// Of a name with dashes or underscores; null if there is none.
  Parameter* parameter(std::string_view name) const;

  /// Reads the fields of a JSON object; `besides` are fields that are not parameters.
  void read(const JsonPlace& fields, const std::vector<std::string_view>& besides = {});

  /// The limits that were asked for. Whoever runs the request adds how it is stopped and who is told of its
  /// progress.
  Run run() const;
  const Decimal& time() const { return time_; }
  MemoryBudget memory() const;

  virtual Answer answer(Listener& listener, const Run& run) = 0;
  /// An InputError, before the work is done, if its answer cannot be saved in a file of this name.
  virtual void require_can_save(const std::string& file) const;
  virtual DrawOptions draw_options() const { return {}; }
  /// The name of the file that the answer is saved in, if one is.
  const Text& output() const { return output_; }

 protected:
  /// An InputError if a parameter is given that is for the other sort of puzzle.
  void require_for(const Sheet& sheet) const;
  /// The same where the sort is known without a sheet.
  void require_for_paths() const { require_for(For::paths); }
  void require_for_bridges() const { require_for(For::bridges); }

 private:
  friend class Parameter;
  void add(Parameter* parameter) { parameters_.push_back(parameter); }
  void require_for(For puzzles) const;

  std::vector<Parameter*> parameters_;
  Decimal time_;
  Whole threads_, seed_;
  Decimal memory_;
  Text output_;
};

/// Marks a parameter as one for path puzzles, or for bridges; meant for the body of a constructor.
inline void only_for(For puzzles, std::initializer_list<Parameter*> parameters) {
  for (Parameter* parameter : parameters) parameter->puzzles = puzzles;
}

}  // namespace hamlet::api
