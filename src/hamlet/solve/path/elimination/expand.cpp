#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/elimination/eliminator.hpp"

namespace hamlet::path {

namespace {

/// An intermediate pairing, and which two it was joined from.
struct Made {
  Pairing pairing;
  std::uint32_t from_before, from_part;
};

/// The degrees of a pairing, in two bits per place, so that integer addition adds them.
std::uint32_t degrees_of(PairingType type) {
  std::uint32_t degrees = 0;
  for (PlaceSet rest = type.ends; rest != 0; rest &= rest - 1) degrees |= 1u << 2 * std::countr_zero(rest);
  for (PlaceSet rest = type.through; rest != 0; rest &= rest - 1) degrees |= 2u << 2 * std::countr_zero(rest);
  return degrees;
}

unsigned degree(std::uint32_t degrees, unsigned place) { return degrees >> 2 * place & 3; }

/// Repeats the joins of one elimination, and keeps only what can still become the wanted pairing.
class Unjoining {
 public:
  Unjoining(const std::vector<Factor>& factors, const Factor& factor, Pairing wanted, Vertex vertices)
      : factors_(factors), factor_(factor), vertices_(vertices) {
    for (std::uint32_t id : factor.parts) border_ = *united(border_, factors[id].border);
    // A vertex that the factor has dropped from its border has degree 0. The eliminated vertex is passed.
    unsigned to[16];
    to[passed] = passed;
    for (unsigned i = 0; i < factor.border.size; ++i) to[i] = border_.place_of(factor.border.vertex[i]);
    goal_ = untouched(border_.size);
    for (unsigned i = 0; i < factor.border.size; ++i) goal_ = put(goal_, to[i], to[at(wanted, i)]);
  }

  /// The pairings of the parts that make up the wanted one.
  std::vector<Pairing> pick(Vertex eliminated) {
    goal_ = put(goal_, border_.place_of(eliminated), passed);
    goal_degrees_ = degrees_of(type_of(goal_, border_.size));
    make_layers();
    const auto& last = layers_.back();
    const auto hit = std::ranges::find(last, goal_, &Made::pairing);
    require(hit != last.end(), "a factor's pairing cannot be made again from its parts");
    std::vector<Pairing> picked(factor_.parts.size());
    std::uint32_t index = static_cast<std::uint32_t>(hit - last.begin());
    for (std::size_t p = factor_.parts.size(); p-- > 0;) {
      picked[p] = factors_[factor_.parts[p]].pairings[layers_[p][index].from_part];
      index = layers_[p][index].from_before;
    }
    return picked;
  }

 private:
  void make_layers() {
    std::uint32_t inside = 0;
    for (std::size_t p = 0; p < factor_.parts.size(); ++p) {
      const Factor& part = factors_[factor_.parts[p]];
      const std::vector<Pairing> wide_part = widened(part, border_);
      set_bounds(p + 1);
      layers_.emplace_back();
      if (p == 0) {
        for (std::uint32_t j = 0; j < wide_part.size(); ++j) {
          if (fits(degrees_of(type_of(wide_part[j], border_.size))))
            layers_[0].push_back({wide_part[j], 0, j});
        }
      } else {
        join_layer(layers_[p - 1], wide_part, inside + part.inside + border_.size == vertices_, layers_[p]);
      }
      inside += part.inside;
    }
  }

  void join_layer(const std::vector<Made>& before, const std::vector<Pairing>& part, bool whole,
                  std::vector<Made>& made) {
    const PlaceSet all = places(border_.size);
    std::vector<PairingType> types;
    for (Pairing pairing : part) types.push_back(type_of(pairing, border_.size));
    PairingSet found;
    for (std::uint32_t i = 0; i < before.size(); ++i) {
      const PairingType ti = type_of(before[i].pairing, border_.size);
      for (std::uint32_t j = 0; j < part.size(); ++j) {
        const PairingType tj = types[j];
        if ((ti.through & (tj.ends | tj.through)) != 0 || (tj.through & ti.ends) != 0) continue;
        if (!fits(degrees_of(ti) + degrees_of(tj))) continue;
        const auto both = joined_pairing(before[i].pairing, ti, part[j], tj, all, whole);
        if (both && found.insert(*both)) made.push_back({*both, i, j});
      }
    }
  }

  /// The degrees that the parts after the first `joined_parts` can still add to each place.
  void set_bounds(std::size_t joined_parts) {
    least_.fill(0);
    most_.fill(0);
    for (std::size_t p = joined_parts; p < factor_.parts.size(); ++p) {
      const Factor& part = factors_[factor_.parts[p]];
      for (unsigned i = 0; i < part.border.size; ++i) {
        const unsigned place = border_.place_of(part.border.vertex[i]);
        least_[place] += part.least[i];
        most_[place] += part.most[i];
      }
    }
  }

  bool fits(std::uint32_t degrees) const {
    for (unsigned i = 0; i < border_.size; ++i) {
      const unsigned have = degree(degrees, i), want = degree(goal_degrees_, i);
      if (have + least_[i] > want || have + most_[i] < want) return false;
    }
    return true;
  }

  const std::vector<Factor>& factors_;
  const Factor& factor_;
  Vertex vertices_;
  Border border_;
  Pairing goal_ = 0;
  std::uint32_t goal_degrees_ = 0;
  std::vector<std::vector<Made>> layers_;
  std::array<unsigned, most_border> least_{}, most_{};
};

}  // namespace

std::vector<Edge> Eliminator::expanded(std::uint32_t factor, Pairing pairing) const {
  std::vector<Edge> edges;
  std::vector<std::pair<std::uint32_t, Pairing>> open = {{factor, pairing}};
  while (!open.empty()) {
    const auto [id, wanted] = open.back();
    open.pop_back();
    const Factor& here = factors_[id];
    if (here.parts.empty()) {
      for (unsigned i = 0; i < here.border.size; ++i) {
        const unsigned mate = at(wanted, i);
        if (mate != passed && mate > i) edges.push_back({here.border.vertex[i], here.border.vertex[mate]});
      }
      continue;
    }
    const auto picked = Unjoining(factors_, here, wanted, n_).pick(here.eliminated);
    for (std::size_t p = 0; p < picked.size(); ++p) open.emplace_back(here.parts[p], picked[p]);
  }
  return edges;
}

}  // namespace hamlet::path
