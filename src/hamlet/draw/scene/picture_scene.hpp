#pragma once

#include "hamlet/board/picture.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// A picture on the left, as large as the scene it is put beside.
Scene beside_picture(const Picture& picture, Scene scene);

/// A sign on each of these cells, free or blocked: "+" for what a picture did not ask for, "−" for what it
/// did.
void label_cells(Scene& scene, const Board& board, const std::vector<Cell>& cells, std::string_view sign);

}  // namespace hamlet
