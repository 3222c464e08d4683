#pragma once

#include "hamlet/draw/scene/layout.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// Adds the line of a move of the path: two strokes if it goes around the edge.
void append_move(const Board& board, const Layout& layout, Vertex a, Vertex b, std::vector<Stroke>& strokes,
                 bool fresh = false);

Scene path_scene(const PathSheet& sheet, const DrawOptions& options);

}  // namespace hamlet
