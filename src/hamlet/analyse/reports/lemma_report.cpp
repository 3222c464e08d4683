#include "hamlet/analyse/reports/lemma_report.hpp"

#include <fmt/format.h>

#include "hamlet/analyse/reports/path_panel.hpp"

namespace hamlet {

namespace {

constexpr int least = 5, most = 9;

std::string size_of(const LemmaCheck& check) { return fmt::format("{}x{}", check.rows, check.cols); }

std::string number_of_paths(const LemmaCheck& check) {
  if (!check.holds()) return std::to_string(check.witnesses.size());
  const TilePaths paths = tile_paths(check.lemma, check.rows, check.cols);
  return (paths.is_exact ? "" : "≥ ") + paths.least.to_string();
}

/// The row and column of each cell; both are single digits.
std::string digits_of(const Path& path, int cols) {
  std::string text;
  for (const Vertex v : path) {
    const int at = static_cast<int>(v);
    text += fmt::format(" {}{}", at / cols + 1, at % cols + 1);
  }
  return text;
}

Panel drawn(const LemmaCheck& check, const Path& path) {
  return path_panel(fmt::format("{}, {}", name_of(check.lemma), size_of(check)),
                    make_board({.name = "diplomatico:" + size_of(check)}), path);
}

}  // namespace

const char* name_of(TileLemma lemma) { return lemma == TileLemma::to_the_next_tile ? "A.1" : "A.3"; }

ReportTable lemma_table(TileLemma lemma, std::span<const LemmaCheck> checks) {
  const char* const goal = lemma == TileLemma::to_the_next_tile ? "(3,m-2)" : "(n,m)";
  ReportTable table{
      .title = fmt::format("Lemma {}: paths from (3,1) to {} through a tile of n rows and m columns",
                           name_of(lemma), goal),
      .columns = {"n"},
      .note =
          "Of tiles with more than 49 cells, the paths that begin as the first of them does until 49 are "
          "left."};
  for (int cols = least; cols <= most; ++cols) table.columns.push_back(fmt::format("m = {}", cols));
  ReportPicture picture{fmt::format("Two paths of Lemma {} through the smallest tile", name_of(lemma)), {}};
  for (const LemmaCheck& check : checks) {
    if (check.lemma != lemma) continue;
    if (check.cols == least) table.rows.push_back({std::int64_t{check.rows}});
    table.rows.back().emplace_back(number_of_paths(check));
    if (!check.holds()) table.note += fmt::format(" On {} {}.", size_of(check), check.why);
    for (const Path& path : check.witnesses) {
      table.listing.push_back(size_of(check) + ":" + digits_of(path, check.cols));
      if (check.rows == least && check.cols == least) picture.panels.push_back(drawn(check, path));
    }
  }
  table.note += " Two paths of each size, each cell by its row and its column:";
  table.pictures.push_back(std::move(picture));
  return table;
}

std::vector<std::string> failures_of(TileLemma lemma, std::span<const LemmaCheck> checks) {
  std::vector<std::string> sizes;
  for (const LemmaCheck& check : checks) {
    if (check.lemma == lemma && !check.holds()) sizes.push_back(size_of(check));
  }
  return sizes;
}

}  // namespace hamlet
