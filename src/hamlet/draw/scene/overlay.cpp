#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

namespace {

/// A place as a key: different places are much more than a thousandth apart.
std::pair<long, long> key_of(Point at) { return {std::lround(at.x * 1000), std::lround(at.y * 1000)}; }

using LaneKey = std::pair<std::pair<long, long>, std::pair<long, long>>;
LaneKey key_of(const Stroke& stroke) { return {key_of(stroke.from), key_of(stroke.to)}; }

bool is_path(const Stroke& stroke) {
  return stroke.kind == Stroke::Kind::path || stroke.kind == Stroke::Kind::leap;
}

class Overlay {
 public:
  Overlay(Scene first, const Scene& second) : scene_(std::move(first)), second_(second) {}

  Scene draw() {
    numbers();
    path();
    bridges();
    keep_common_rings();
    words();
    mark_tiles();
    return std::move(scene_);
  }

 private:
  void numbers() {
    std::map<std::pair<long, long>, const Label*> theirs;
    for (const Label& label : second_.labels) {
      if (label.kind == Label::Kind::answer) theirs.emplace(key_of(label.at), &label);
    }
    std::vector<Label> labels;
    for (Label& label : scene_.labels) {
      const auto other = label.kind == Label::Kind::answer ? theirs.find(key_of(label.at)) : theirs.end();
      if (other == theirs.end() || other->second->text == label.text) {
        labels.push_back(std::move(label));
        continue;
      }
      differing_.push_back(key_of(label.at));
      one_above_the_other(std::move(label), *other->second, labels);
    }
    scene_.labels = std::move(labels);
  }

  void one_above_the_other(Label first, Label second, std::vector<Label>& labels) const {
    const double reach = scene_.ground == Ground::graph ? 0.13 : 0.2;
    const float most = scene_.ground == Ground::graph ? 0.24f : 0.34f;
    second.kind = Label::Kind::second;
    first.size = second.size = std::min({first.size, second.size, most});
    first.at = first.at + Point{0, -reach};
    second.at = second.at + Point{0, reach};
    labels.push_back(std::move(first));
    labels.push_back(std::move(second));
  }

  void path() {
    for (Stroke stroke : second_.strokes) {
      if (!is_path(stroke)) continue;
      stroke.second = true;
      scene_.strokes.push_back(stroke);
    }
  }

  void bridges() {
    std::map<LaneKey, Stroke> theirs;
    for (const Stroke& stroke : second_.strokes) {
      if (stroke.kind == Stroke::Kind::bridge) theirs.emplace(key_of(stroke), stroke);
    }
    for (Stroke& stroke : scene_.strokes) {
      if (stroke.kind != Stroke::Kind::bridge) continue;
      const auto other = theirs.find(key_of(stroke));
      if (other == theirs.end()) {
        differ_between(stroke);
      } else if (other->second.count == stroke.count) {
        theirs.erase(other);
      } else {
        stroke.beside = other->second.count;
        other->second.beside = stroke.count;
      }
    }
    for (auto& [lane, stroke] : theirs) {
      differ_between(stroke);
      stroke.second = true;
      scene_.strokes.push_back(stroke);
    }
  }

  void differ_between(const Stroke& stroke) {
    differing_.push_back(key_of(stroke.from));
    differing_.push_back(key_of(stroke.to));
  }

  /// Drops rings that only one of the solutions has: they would be wrong for the other.
  void keep_common_rings() {
    std::erase_if(scene_.rings, [&](const Ring& ring) {
      return std::ranges::none_of(second_.rings, [&](const Ring& other) {
        return other.last == ring.last && same_place(other.at, ring.at);
      });
    });
  }

  void words() {
    for (const std::string& line : second_.words) {
      if (std::ranges::find(scene_.words, line) == scene_.words.end()) scene_.words.push_back(line);
    }
    const bool has_both =
        std::ranges::find(scene_.labels, Label::Kind::second, &Label::kind) != scene_.labels.end();
    scene_.note.append(scene_.note.empty() ? "" : "; ")
        .append(has_both ? "a second solution dashed, its numbers come second" : "a second solution dashed");
    const bool has_bundles =
        std::ranges::any_of(scene_.strokes, [](const Stroke& s) { return s.beside > 0; });
    if (has_bundles) scene_.words.push_back("(1/2): one bridge in the first solution, two in the second");
  }

  void mark_tiles() {
    std::ranges::sort(differing_);
    for (Tile& tile : scene_.tiles) tile.differs = std::ranges::binary_search(differing_, key_of(tile.at));
  }

  Scene scene_;
  const Scene& second_;
  std::vector<std::pair<long, long>> differing_;
};

}  // namespace

Scene scene_of_both(const Sheet& first, const Sheet& second, const DrawOptions& options) {
  return Overlay(scene_of(first, options), scene_of(second, options)).draw();
}

}  // namespace hamlet
