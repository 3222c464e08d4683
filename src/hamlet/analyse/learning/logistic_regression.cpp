#include "hamlet/analyse/learning/logistic_regression.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <cmath>

#include "hamlet/analyse/learning/moments.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr int most_steps = 100;
constexpr double close_enough = 1e-9;

double logistic(double sum) { return 1 / (1 + std::exp(-sum)); }

/// log(1 + e^x) without overflow.
double log_one_plus_exp(double x) { return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); }

/// The penalised negative log-likelihood of weights. The first weight is the intercept.
class Loss {
 public:
  Loss(Eigen::MatrixXd rows, Eigen::VectorXd labels) : rows_(std::move(rows)), labels_(std::move(labels)) {}

  double at(const Eigen::VectorXd& weights) const {
    const Eigen::VectorXd sums = rows_ * weights;
    double loss = 0.5 * weights.tail(weights.size() - 1).squaredNorm();
    for (Eigen::Index i = 0; i < sums.size(); ++i) loss += log_one_plus_exp(sums[i]) - labels_[i] * sums[i];
    return loss;
  }

  /// The step to the minimum of the quadratic approximation at `weights`.
  Eigen::VectorXd newton_step(const Eigen::VectorXd& weights) const {
    const Eigen::VectorXd chances = (rows_ * weights).unaryExpr(&logistic);
    Eigen::VectorXd gradient = rows_.transpose() * (chances - labels_);
    Eigen::MatrixXd hessian =
        rows_.transpose() * (chances.array() * (1 - chances.array())).matrix().asDiagonal() * rows_;
    for (Eigen::Index i = 1; i < weights.size(); ++i) {
      gradient[i] += weights[i];
      hessian(i, i) += 1;
    }
    hessian(0, 0) += 1e-9;  // if all labels are the same, the intercept is unbounded
    return hessian.ldlt().solve(-gradient);
  }

 private:
  Eigen::MatrixXd rows_;
  Eigen::VectorXd labels_;
};

Eigen::VectorXd minimum_of(const Loss& loss, Eigen::Index unknowns) {
  Eigen::VectorXd weights = Eigen::VectorXd::Zero(unknowns);
  double now = loss.at(weights);
  for (int i = 0; i < most_steps; ++i) {
    Eigen::VectorXd step = loss.newton_step(weights);
    double next = loss.at(weights + step);
    while (!(next <= now) && step.norm() > close_enough) {
      step /= 2;
      next = loss.at(weights + step);
    }
    if (!(next <= now)) break;
    weights += step;
    now = next;
    if (step.norm() <= close_enough) break;
  }
  return weights;
}

}  // namespace

LogisticModel LogisticModel::fit(const std::vector<Labelled>& examples) {
  require(!examples.empty(), "there is nothing to learn from");
  const auto count = static_cast<Eigen::Index>(examples.size());
  const auto width = static_cast<Eigen::Index>(examples[0].features.size());
  LogisticModel model;
  Eigen::MatrixXd rows(count, width + 1);
  Eigen::VectorXd labels(count);
  rows.col(0).setOnes();
  for (Eigen::Index column = 0; column < width; ++column) {
    std::vector<double> values;
    for (const Labelled& example : examples)
      values.push_back(example.features[static_cast<std::size_t>(column)]);
    const Moments moments = moments_of(values);
    require(std::isfinite(moments.spread), "a feature is no number");
    model.mean_.push_back(moments.mean);
    model.spread_.push_back(moments.spread == 0 ? 1 : moments.spread);
    for (Eigen::Index i = 0; i < count; ++i)
      rows(i, column + 1) = (values[static_cast<std::size_t>(i)] - moments.mean) / model.spread_.back();
  }
  for (Eigen::Index i = 0; i < count; ++i) labels[i] = examples[static_cast<std::size_t>(i)].is_so ? 1 : 0;
  const Eigen::VectorXd weights = minimum_of(Loss(std::move(rows), std::move(labels)), width + 1);
  model.intercept_ = weights[0];
  model.weights_.assign(weights.data() + 1, weights.data() + weights.size());
  return model;
}

double LogisticModel::chance(std::span<const double> features) const {
  require(features.size() == weights_.size(), "the model was made for other features");
  double sum = intercept_;
  for (std::size_t i = 0; i < weights_.size(); ++i)
    sum += weights_[i] * (features[i] - mean_[i]) / spread_[i];
  return logistic(sum);
}

}  // namespace hamlet
