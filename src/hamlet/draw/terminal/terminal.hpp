#pragma once

#include <string>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

struct TerminalStyle {
  bool unicode = true;  // otherwise plain ASCII
  bool colour = false;  // printed numbers bold and blue, lines cyan; nothing is told by colour alone
};

/// A scene as lines of text.
std::string to_terminal(const Scene& scene, const TerminalStyle& style = {});

}  // namespace hamlet
