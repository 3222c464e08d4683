#pragma once

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// What a step of an explanation changes in a position, and what it rests on. Vertices are cells or islands.
struct StepMarks {
  std::vector<Vertex> where = {};  // what its sentence names, the main one first

  // Of a path puzzle.
  std::vector<Visit> written = {}, excluded = {};
  std::vector<Edge> joined = {}, barred = {};
  std::vector<Edge> strands = {};  // what earlier steps have joined

  // Of a bridges puzzle.
  std::vector<Bridge> built = {};   // besides those that are there
  std::vector<Bridge> limits = {};  // the most bridges that are left between two islands; 0: none
  std::vector<Edge> closed = {};    // islands that earlier steps have forbidden to join
};

/// A position of an explanation: a sheet with its solution so far, without title and note. Cells have names,
/// since the sentences use them.
Scene position_scene(const Sheet& position, DrawOptions options);

/// The position before a step, which is the sheet's solution so far, with the marks of the step.
Scene step_scene(const Sheet& before, const StepMarks& marks, const DrawOptions& options);

}  // namespace hamlet
