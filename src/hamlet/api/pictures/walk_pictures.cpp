#include "hamlet/api/pictures/walk_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/sentence.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/canvas/theme.hpp"
#include "hamlet/draw/scene/step_scene.hpp"
#include "hamlet/solve/ladder.hpp"

namespace hamlet::api {

namespace {

constexpr std::size_t most_cells_pictured = 2'500;
// A picture takes about 200 bytes a cell, as a scene and again in the file.
constexpr std::size_t most_tiles = 500'000;
// A longer chain would take more of the page than the pictures.
constexpr std::size_t most_conclusions = 16;

std::size_t cells_shown(const Sheet& sheet) {
  return sheet.visit([](const PathSheet& path) { return std::size_t{path.board.size()}; },
                     [](const BridgesSheet& bridges) {
                       const BridgesGrid& grid = bridges.puzzle.grid();
                       return static_cast<std::size_t>(grid.rows) * static_cast<std::size_t>(grid.cols);
                     });
}

template <class AnyStep>
std::string about(const AnyStep& step) {
  if (step.level == 0) return "";
  return fmt::format("{}, level {} ({})", step.rule, step.level, level_in_words(step.level));
}

template <class AnyStep>
void append_chain(const std::vector<AnyStep>& chain, int depth, std::vector<WalkStep::Sentence>& sentences) {
  for (const AnyStep& link : chain) {
    sentences.push_back({(link.is_clash() ? "! " : "– ") + capitalised(link.because) + ".", depth});
    append_chain(link.chain, depth + 1, sentences);
  }
}

template <class AnyStep>
std::vector<WalkStep::Sentence> sentences_of(const AnyStep& step) {
  std::vector<WalkStep::Sentence> sentences = {{capitalised(step.because) + "."}};
  append_chain(step.chain, 1, sentences);
  if (sentences.size() > most_conclusions + 2) {
    const std::size_t left_out = sentences.size() - most_conclusions - 1;
    sentences.resize(most_conclusions + 1);
    sentences.push_back(
        {fmt::format("… and {} more, up to the clash.", number_of(left_out, "conclusion")), 1});
  }
  return sentences;
}

/// Tells whether a lane is closed for a reason that the picture shows: an island that has all its bridges,
/// or a bridge in the way.
class VisibleReasons {
 public:
  VisibleReasons(const bridges::Network& network, const bridges::LaneBounds& bounds)
      : network_(network), bounds_(bounds) {}

  bool close(bridges::LaneIndex lane) const {
    const auto [a, b] = network_.ends(lane);
    if (is_finished(a) || is_finished(b)) return true;
    return std::ranges::any_of(network_.crossing(lane),
                               [&](bridges::LaneIndex other) { return bounds_.least[other] > 0; });
  }

 private:
  bool is_finished(Vertex island) const {
    std::int64_t bridges = 0;
    for (const bridges::Outlet& outlet : network_.outlets(island)) bridges += bounds_.least[outlet.lane];
    return bridges >= network_.most(island);
  }

  const bridges::Network& network_;
  const bridges::LaneBounds& bounds_;
};

StepMarks marks_of(const bridges::WayStep& step, const bridges::Network& network,
                   const bridges::LaneBounds& before, const bridges::LaneBounds& after) {
  StepMarks marks{.where = step.where};
  const VisibleReasons visible_before(network, before), visible(network, after);
  for (bridges::LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    const auto [a, b] = network.ends(lane);
    if (before.most[lane] == 0 && network.capacity(lane) > 0 && !visible_before.close(lane))
      marks.closed.push_back({a, b});
  }
  for (const bridges::LaneTightening& change : step.changes) {
    const auto [a, b] = network.ends(change.lane);
    const int built = after.least[change.lane] - before.least[change.lane];
    if (built > 0) {
      marks.built.push_back({a, b, built});
    } else if (after.most[change.lane] < before.most[change.lane] && !visible.close(change.lane)) {
      marks.limits.push_back({a, b, after.most[change.lane]});
    }
  }
  return marks;
}

}  // namespace

void require_can_be_pictured(const Sheet& sheet, const std::string& file) {
  if (cells_shown(sheet) > most_cells_pictured)
    throw InputError(file, fmt::format("{} cells are too many for pictures of steps, which show up to {}",
                                       cells_shown(sheet), most_cells_pictured));
}

void require_white_paper(const DrawOptions& options) {
  if (theme_named(options.theme, "theme").paper != Colour(white))
    throw InputError("theme", "pages are white, so `print` or `colour` belongs here");
}

std::string title_of(const Sheet& sheet, const DrawOptions& options) {
  if (!options.own_title.empty()) return options.own_title;
  return options.title ? sheet.title : "";
}

WalkPictures::WalkPictures(Sheet begun, const DrawOptions& options)
    : position_(std::move(begun)), options_(options) {}

bool WalkPictures::has_room() const { return tiles_ + cells_shown(position_) <= most_tiles; }

void WalkPictures::add(const std::string& label, const path::WayStep& step) {
  const StepMarks marks{.where = step.where,
                        .written = step.placed,
                        .excluded = step.excluded,
                        .joined = step.joined,
                        .barred = step.barred,
                        .strands = strands_};
  add_picture(label, about(step), step_scene(position_, marks, options_), sentences_of(step));
  strands_.insert(strands_.end(), step.joined.begin(), step.joined.end());
  auto& written = position_.path().solution;
  if (!written) written.emplace();
  written->insert(written->end(), step.placed.begin(), step.placed.end());
}

void WalkPictures::add(const std::string& label, const bridges::WayStep& step,
                       const bridges::Network& network, bridges::LaneBounds& bounds) {
  bridges::LaneBounds after = bounds;
  for (const bridges::LaneTightening& change : step.changes) {
    after.least[change.lane] = std::max(after.least[change.lane], change.least);
    after.most[change.lane] = std::min(after.most[change.lane], change.most);
  }
  position_.bridges().solution = bridges::net_of(network, bounds.least);
  const StepMarks marks = marks_of(step, network, bounds, after);
  add_picture(label, about(step), step_scene(position_, marks, options_), sentences_of(step));
  bounds = std::move(after);
}

void WalkPictures::add_place(const std::string& label, std::vector<Vertex> where,
                             std::vector<WalkStep::Sentence> sentences) {
  const StepMarks marks{.where = std::move(where)};
  add_picture(label, "", step_scene(position_, marks, options_), std::move(sentences));
}

void WalkPictures::add_solution(const Sheet& solved) {
  add_picture("Solution", "", position_scene(solved, options_), {});
}

void WalkPictures::add_picture(const std::string& label, std::string about, Scene scene,
                               std::vector<WalkStep::Sentence> sentences) {
  tiles_ += scene.tiles.size();
  pictures_.push_back({label, std::move(about), std::move(scene), std::move(sentences)});
}

}  // namespace hamlet::api
