#include "hamlet/graph/centrality/largest_eigenvector.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/graph/centrality/shortest_paths.hpp"

namespace hamlet {

namespace {

using Vector = std::vector<double>;
using Matrix = std::array<std::array<double, 3>, 3>;

// Relative to the eigenvalue: a few units in the last place of a sum over neighbours.
constexpr double residual_tolerance = 1e-15;
// Rounds without progress before giving up; what is left is rounding.
constexpr int patience = 100;
// Rounds after which carried products are recomputed, before their rounding errors show.
constexpr int rounds_between_products = 20;

double dot(const Vector& a, const Vector& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

void add(Vector& to, double factor, const Vector& from) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] += factor * from[i];
}

void scale(Vector& x, double factor) {
  for (double& value : x) value *= factor;
}

/// A vector, and the product of the graph's matrix with it.
struct WithProduct {
  Vector x, product;

  void combine(double factor, const WithProduct& other) {
    add(x, factor, other.x);
    add(product, factor, other.product);
  }
  /// Returns false if the vector is too short to normalise.
  bool normalise() {
    const double length = std::sqrt(dot(x, x));
    if (!(length > 1e-300)) return false;
    scale(x, 1 / length);
    scale(product, 1 / length);
    return true;
  }
};

void multiply(const PlainRows& rows, WithProduct& vector) {
  vector.product.resize(vector.x.size());
  for (Vertex v = 0; v < rows.count(); ++v) {
    double sum = 0;
    for (Vertex u : rows.of(v)) sum += vector.x[u];
    vector.product[v] = sum;
  }
}

/// The eigenvector of the largest eigenvalue of a small symmetric matrix, by Jacobi rotations.
std::array<double, 3> greatest_of(Matrix m, std::size_t size) {
  Matrix turned{};
  for (std::size_t i = 0; i < 3; ++i) turned[i][i] = 1;
  for (int round = 0; round < 12; ++round) {
    for (std::size_t p = 0; p < size; ++p) {
      for (std::size_t q = p + 1; q < size; ++q) {
        if (m[p][q] == 0) continue;
        const double angle = 0.5 * std::atan2(2 * m[p][q], m[q][q] - m[p][p]);
        const double c = std::cos(angle), s = std::sin(angle);
        for (std::size_t k = 0; k < size; ++k) {
          const double a = m[k][p], b = m[k][q];
          m[k][p] = c * a - s * b;
          m[k][q] = s * a + c * b;
        }
        for (std::size_t k = 0; k < size; ++k) {
          const double a = m[p][k], b = m[q][k];
          m[p][k] = c * a - s * b;
          m[q][k] = s * a + c * b;
          const double x = turned[k][p], y = turned[k][q];
          turned[k][p] = c * x - s * y;
          turned[k][q] = s * x + c * y;
        }
      }
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < size; ++i) {
    if (m[i][i] > m[best][best]) best = i;
  }
  const double sign = turned[0][best] < 0 ? -1 : 1;
  return {sign * turned[0][best], sign * turned[1][best], sign * turned[2][best]};
}

class Climb {
 public:
  explicit Climb(const PlainRows& rows) : rows_(rows) {
    now_.x.assign(rows.count(), 1 / std::sqrt(static_cast<double>(rows.count())));
    multiply(rows_, now_);
  }

  /// The largest entry of A·x − λ·x in absolute value, relative to λ.
  double residual() {
    const double eigenvalue = dot(now_.x, now_.product);
    gradient_.x = now_.product;
    add(gradient_.x, -eigenvalue, now_.x);
    double most = 0;
    for (double value : gradient_.x) most = std::max(most, std::abs(value));
    return eigenvalue > 0 ? most / eigenvalue : 0;
  }

  /// Requires a preceding `residual`. Returns false if there is no direction to climb.
  bool step() {
    add(gradient_.x, -dot(now_.x, gradient_.x), now_.x);
    gradient_.product.assign(gradient_.x.size(), 0);
    if (!gradient_.normalise()) return false;
    multiply(rows_, gradient_);
    std::size_t size = 2;
    if (!last_.x.empty()) {
      last_.combine(-dot(now_.x, last_.x), now_);
      last_.combine(-dot(gradient_.x, last_.x), gradient_);
      size += last_.normalise();
    }
    const WithProduct* const basis[] = {&now_, &gradient_, &last_};
    Matrix m{};
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = i; j < size; ++j) m[i][j] = m[j][i] = dot(basis[i]->x, basis[j]->product);
    }
    const auto [of_now, of_gradient, of_last] = greatest_of(m, size);
    if (size == 3) {
      scale(last_.x, of_last);
      scale(last_.product, of_last);
    } else {
      last_ = {Vector(rows_.count(), 0), Vector(rows_.count(), 0)};
    }
    last_.combine(of_gradient, gradient_);
    scale(now_.x, of_now);
    scale(now_.product, of_now);
    now_.combine(1, last_);
    now_.normalise();
    if (++rounds_ % rounds_between_products == 0) multiply(rows_, now_);
    return true;
  }

  Vector found() && {
    for (double& value : now_.x) value = std::max(value, 0.0);  // rounding may leave negatives
    return std::move(now_.x);
  }

 private:
  const PlainRows& rows_;
  WithProduct now_, gradient_, last_;
  int rounds_ = 0;
};

}  // namespace

std::optional<std::vector<double>> largest_eigenvector(const Graph& graph, const Run& run) {
  if (!graph.build(run) || run.must_end()) return std::nullopt;
  if (graph.vertex_count() == 0) return Vector();
  const PlainRows rows(graph);
  Climb climb(rows);
  double nearest = 1;
  int waited = 0;
  for (std::uint64_t round = 0; waited < patience; ++round) {
    if (run.must_end()) return std::nullopt;
    run.report({.doing = "measuring eigenvector centrality", .work = round});
    const double residual = climb.residual();
    if (residual <= residual_tolerance) break;
    waited = residual < nearest ? 0 : waited + 1;
    nearest = std::min(nearest, residual);
    if (!climb.step()) break;
  }
  return std::move(climb).found();
}

}  // namespace hamlet
