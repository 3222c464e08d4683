#pragma once

#include "hamlet/draw/canvas.hpp"
#include "hamlet/draw/scene.hpp"

namespace hamlet {

/// The part of the plane that a scene's picture shows.
struct Page {
  double left;
  double top;
  double width;
  double height;
};

Page page_of(const Scene& scene);

/// The one way in which scenes become shapes, whatever they are painted on.
void paint(const Scene& scene, Canvas& canvas);

}  // namespace hamlet
