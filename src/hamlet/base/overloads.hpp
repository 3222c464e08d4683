#pragma once

namespace hamlet {

/// Functions that act as overloads of one, for std::visit.
template <class... Functions>
struct Overloads : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloads(Functions...) -> Overloads<Functions...>;

}  // namespace hamlet
