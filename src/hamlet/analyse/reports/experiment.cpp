#include "hamlet/analyse/reports/experiment.hpp"

#include "hamlet/base/text/named.hpp"

namespace hamlet {

const Experiment& experiment(std::string_view name, std::string_view where) {
  return named(experiments(), name, "experiment", where);
}

}  // namespace hamlet
