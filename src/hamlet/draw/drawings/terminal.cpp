#include "hamlet/draw/terminal/terminal.hpp"

#include "hamlet/draw/drawing.hpp"

namespace hamlet {

extern const Drawing terminal_drawing = {
    .name = "terminal",
    .summary = "lines of text",
    .write = [](const Scene& scene) { return to_terminal(scene); },
};

}  // namespace hamlet
