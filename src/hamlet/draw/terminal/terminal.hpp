#pragma once

#include <string>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

struct TerminalStyle {
  bool unicode = true;  // otherwise plain ASCII
  bool colour = false;  // printed numbers bold blue, lines cyan; colour alone never carries meaning
};

/// Draws a scene as lines of text.
std::string to_terminal(const Scene& scene, const TerminalStyle& style = {});

}  // namespace hamlet
