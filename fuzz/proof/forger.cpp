#include "forger.hpp"

#include <algorithm>
#include <cstdlib>

#include "damage.hpp"

namespace proof_attack {

namespace {

constexpr std::size_t most_cuts = 24, most_false_clauses = 10, most_lemmas = 60;

Variables bit(int literal) { return Variables{1} << std::abs(literal); }

bool has(const SmallClause& clause, int literal) {
  return ((literal > 0 ? clause.yes : clause.no) & bit(literal)) != 0;
}

void insert(SmallClause& clause, int literal) { (literal > 0 ? clause.yes : clause.no) |= bit(literal); }

/// The clause with this literal as its first word.
WrittenClause written_from(SmallClause clause, int literal) {
  (literal > 0 ? clause.yes : clause.no) &= ~bit(literal);
  WrittenClause line = written(clause);
  line.words = std::to_string(literal) + (line.words.empty() ? "" : " ") + line.words;
  return line;
}

}  // namespace

Forger::Forger(const Puzzle& puzzle, Bytes& bytes, Vertices left_out)
    : bytes_(bytes),
      encoding_(puzzle, bytes.next(), left_out),
      sat_(encoding_.variables()),
      kind_(bytes.below(8)) {
  proof_.formula.reserve(256);
  proof_.graph = graph_lines(puzzle, encoding_);
  proof_.variables = std::to_string(encoding_.variables());
}

void Forger::write_honest_proof() {
  for (const SmallClause& clause : encoding_.clauses()) add_clause(clause);
  cut_to_a_tour();
  for (std::size_t i = bytes_.below(4); i > 0; --i) try_some_lemma();
  finish();
  complete_ = sat_.is_contradiction() && !has_false_line_;
}

void Forger::write_false_clauses() {
  const std::uint64_t left_out = bytes_.one_in(4) ? bytes_.bits() & bytes_.bits() : 0;
  const auto clauses = encoding_.clauses();
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (!(left_out >> i % 48 & 1)) add_clause(clauses[i]);
  }
  for (std::size_t i = 0; i < most_false_clauses; ++i) {
    const auto model = cut_to_a_tour();
    if (!model) break;
    SmallClause meaning;
    proof_.formula.push_back(false_clause(*model, meaning));
    sat_.add(meaning);
  }
  if (kind_ == 4) spoil_cuts();
  finish();
}

void Forger::write_false_lemmas() {
  for (const SmallClause& clause : encoding_.clauses()) add_clause(clause);
  cut_to_a_tour();
  for (std::size_t i = bytes_.below(10); i > 0; --i) try_some_lemma();
  const bool only_lemmas_that_follow = bytes_.one_in(4);
  for (std::size_t i = 0; i < most_false_clauses && !only_lemmas_that_follow; ++i) {
    const auto model = sat_.model();
    if (!model) break;
    SmallClause meaning;
    add_line(false_clause(*model, meaning), false);
    if (kind_ >= 6) add_line(written(meaning), false);
    sat_.add(meaning);
  }
  finish();
}

void Forger::add_clause(const SmallClause& clause) {
  sat_.add(clause);
  proof_.formula.push_back(written(clause));
}

void Forger::add_cut(Vertices set) {
  proof_.cuts.push_back(written(set));
  for (const SmallClause& clause : encoding_.clauses_of_cut(set)) add_clause(clause);
}

std::optional<Variables> Forger::cut_to_a_tour() {
  for (;;) {
    const auto model = sat_.model();
    if (!model || proof_.cuts.size() >= most_cuts) return model;
    const auto apart = encoding_.cycle_apart(*model);
    if (!apart) return model;
    add_cut(*apart);
  }
}

SmallClause Forger::broken_by(Variables model) {
  const Variables all = (Variables{2} << variables()) - 2;
  const auto used = members(model), unused = members(all & ~model);
  SmallClause clause;
  switch (kind_) {
    case 0:
      if (!unused.empty()) clause.yes = bit(bytes_.one_of(unused));
      break;
    case 1:
      for (std::size_t i = bytes_.below(4); i > 0 && !used.empty(); --i)
        clause.no |= bit(bytes_.one_of(used));
      break;
    case 2: {
      const Vertices vertex = Vertices{2} << bytes_.below(static_cast<std::size_t>(encoding_.vertices()));
      clause.yes = (bytes_.one_in(2) ? encoding_.leaving(vertex) : encoding_.entering(vertex)) & ~model;
      break;
    }
    case 3: {
      const auto set = static_cast<Vertices>(bytes_.next()) & encoding_.all_vertices();
      proof_.cuts.push_back(written(set));
      clause.yes = (bytes_.one_in(2) ? encoding_.leaving(set) : encoding_.entering(set)) & ~model;
      break;
    }
    case 4:
      break;
    default:
      clause.yes = bytes_.bits() & bytes_.bits() & all & ~model;
      clause.no = bytes_.bits() & bytes_.bits() & model;
  }
  return clause;
}

WrittenClause Forger::false_clause(Variables model, SmallClause& meaning) {
  meaning = broken_by(model);
  Words words = split(written(meaning).words);
  const unsigned style = bytes_.next();
  // Repeated literals make a clause look longer.
  for (unsigned i = 0; i < (style & 3) && !words.empty(); ++i) words.push_back(words[i % words.size()]);
  if (kind_ >= 6) words.insert(words.begin(), odd_number(bytes_, variables()));
  if (!words.empty()) {
    const auto turn = static_cast<std::ptrdiff_t>((style >> 2) % words.size());
    std::rotate(words.begin(), words.begin() + turn, words.end());
  }
  return {joined(words)};
}

/// Adds an invalid cut: all vertices, none, a repeated vertex, or one that does not exist.
void Forger::spoil_cuts() {
  std::string cut;
  switch (bytes_.below(5)) {
    case 0:
      cut = written(encoding_.all_vertices());
      break;
    case 1:
      break;
    case 2:
      cut = written(encoding_.all_vertices() & ~2U) + " 2";
      break;
    case 3:
      cut = std::to_string(encoding_.vertices() + 1);
      break;
    default:
      cut = odd_number(bytes_, encoding_.vertices());
  }
  proof_.cuts.push_back(std::move(cut));
}

int Forger::some_literal() {
  const int variable = 1 + static_cast<int>(bytes_.below(static_cast<std::size_t>(variables())));
  return bytes_.one_in(2) ? -variable : variable;
}

void Forger::try_some_lemma() {
  if (sat_.is_contradiction() || sat_.clauses().empty() || variables() == 0) return;
  const int literal = some_literal();
  SmallClause lemma;
  switch (bytes_.below(6)) {
    case 0:
      lemma = sat_.clauses()[bytes_.next() % sat_.clauses().size()];
      insert(lemma, literal);
      return try_lemma(lemma, literal);
    case 1:
      for (std::size_t i = bytes_.below(3); i > 0; --i) insert(lemma, some_literal());
      insert(lemma, literal);
      return try_lemma(lemma, literal);
    case 2:
      remove_all_with(-literal);
      insert(lemma, literal);
      if (bytes_.one_in(2)) insert(lemma, some_literal());
      return try_lemma(lemma, literal);
    case 3:
      return remove(bytes_.next() % sat_.clauses().size());
    case 4:
      remove_all_with(literal);
      return;
    default:
      return try_lemma(blocked_clause(literal), literal);
  }
}

void Forger::try_lemma(const SmallClause& lemma, int first_literal) {
  const bool implied = sat_.follows_by_propagation(lemma);
  const bool follows = implied || sat_.follows_by_resolution(lemma, std::abs(first_literal));
  if (!follows && !bytes_.one_in(4)) return;
  has_false_line_ = has_false_line_ || !follows;
  add_line(written_from(lemma, first_literal), follows && !implied);
  sat_.add(lemma);
}

void Forger::remove(std::size_t clause) {
  WrittenClause line = written(sat_.clauses()[clause]);
  line.deletes = true;
  add_line(std::move(line), false);
  sat_.remove(clause);
}

void Forger::remove_all_with(int literal) {
  for (std::size_t i = sat_.clauses().size(); i-- > 0;) {
    if (has(sat_.clauses()[i], literal)) remove(i);
  }
}

/// A lemma that follows by resolution: it shares another literal of opposite sign with every clause with
/// −literal.
SmallClause Forger::blocked_clause(int literal) {
  SmallClause lemma;
  insert(lemma, literal);
  for (const SmallClause& clause : sat_.clauses()) {
    if (!has(clause, -literal) || (clause.yes & lemma.no) != 0 ||
        (clause.no & lemma.yes & ~bit(literal)) != 0)
      continue;
    const auto yes = members(clause.yes & ~bit(literal)), no = members(clause.no & ~bit(literal));
    if (!yes.empty()) {
      insert(lemma, -bytes_.one_of(yes));
    } else if (!no.empty()) {
      insert(lemma, bytes_.one_of(no));
    }
  }
  return lemma;
}

void Forger::add_line(WrittenClause line, bool by_resolution) {
  proof_.proof.push_back(std::move(line));
  by_resolution_.push_back(by_resolution);
}

void Forger::finish() {
  for (const SmallClause& lemma : sat_.refutation(most_lemmas)) {
    add_line(written(lemma), false);
    sat_.add(lemma);
  }
}

}  // namespace proof_attack
