#include "hamlet/solve/path/ladder/exclusions.hpp"

namespace hamlet::path {

void Exclusions::apply_to(Position& position, Vertex at) const {
  if (is_clash) (void)position.clash_found(Clash::by_rule, at);
  for (const EdgeIndex edge : joined) position.join(edge);
  for (const EdgeIndex edge : barred) position.bar(edge);
  for (const Candidate c : excluded) position.exclude(c);
}

}  // namespace hamlet::path
