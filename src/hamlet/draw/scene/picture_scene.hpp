#pragma once

#include "hamlet/board/picture.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// Puts a picture to the left of a scene, as large as the scene.
Scene beside_picture(const Picture& picture, Scene scene);

/// Writes a sign on each of these cells, free or blocked: "+" for cells added to those of a picture, "−" for
/// cells dropped from them.
void label_cells(Scene& scene, const Board& board, const std::vector<Cell>& cells, std::string_view sign);

}  // namespace hamlet
