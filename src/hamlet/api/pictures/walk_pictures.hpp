#pragma once

#include <span>

#include "hamlet/draw/walkthrough/walkthrough.hpp"
#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"

namespace hamlet::api {

/// Throws an InputError at `file` if a board has so many cells that nobody could read its pictures.
void require_can_be_pictured(const Sheet& sheet, const std::string& file);

/// Throws an InputError for a theme that is not for white paper.
void require_white_paper(const DrawOptions& options);
/// The title above the pictures of a sheet.
std::string title_of(const Sheet& sheet, const DrawOptions& options);

/// Pictures of positions of one puzzle, one for each step of an explanation.
class WalkPictures {
 public:
  /// `begun` has the position before the first step as its solution. `options` are those of the pictures.
  WalkPictures(Sheet begun, const DrawOptions& options);

  /// Adds a picture of the position before the step, then takes the step.
  void add(const std::string& label, const path::WayStep& step);
  void add(const std::string& label, const bridges::WayStep& step, const bridges::Network& network,
           bridges::LaneBounds& bounds);
  /// Adds a picture of the position, with a mark on some cells or islands.
  void add_place(const std::string& label, std::vector<Vertex> where,
                 std::vector<WalkStep::Sentence> sentences);
  void add_solution(const Sheet& solved);

  /// False when the next picture would make the file larger than anyone can use.
  bool has_room() const;
  std::size_t size() const { return pictures_.size(); }
  std::vector<WalkStep> take() && { return std::move(pictures_); }

 private:
  void add_picture(const std::string& label, std::string about, Scene scene,
                   std::vector<WalkStep::Sentence> sentences);

  Sheet position_;
  DrawOptions options_;
  std::vector<Edge> strands_;
  std::vector<WalkStep> pictures_;
  std::size_t tiles_ = 0;
};

}  // namespace hamlet::api
