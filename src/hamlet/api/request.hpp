#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/api/parameter.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet::api {

/// A request to an operation, whose file derives from it; parameters are members and register themselves.
class Request {
 public:
  Request();
  virtual ~Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  /// The operation's parameters in the order of their declaration, then the limits, then the output.
  std::vector<Parameter*> parameters() const;
  /// The parameter of this name, with dashes or underscores; null if there is none.
  Parameter* parameter(std::string_view name) const;

  /// Reads the fields of a JSON object; `besides` names further allowed fields, which are not parameters.
  void read(const JsonPlace& fields, const std::vector<std::string_view>& besides = {});

  /// The requested limits. The caller adds the stop token and the progress callback.
  Run run() const;
  const Decimal& time() const { return time_; }
  MemoryBudget memory() const;

  virtual Answer answer(Listener& listener, const Run& run) = 0;
  /// Throws an InputError, before the work starts, if the answer cannot be saved in a file of this name.
  virtual void require_can_save(const std::string& file) const;
  virtual DrawOptions draw_options() const { return {}; }
  /// The file to save the answer in, if given.
  const Text& output() const { return output_; }

 protected:
  /// Throws an InputError if a given parameter is for the other sort of puzzle.
  void require_for(const Sheet& sheet) const;
  /// The same, for operations whose sort of puzzle is known without a sheet.
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

/// Restricts parameters to path or bridges puzzles; for constructors of requests.
inline void only_for(For puzzles, std::initializer_list<Parameter*> parameters) {
  for (Parameter* parameter : parameters) parameter->puzzles = puzzles;
}

}  // namespace hamlet::api
