#include "hamlet/draw/book/words/language.hpp"

namespace hamlet {

namespace {

constexpr KindWords german_kinds[] = {
    {"diplomatico", "Diplomatico",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Felder ein, dass jedes Feld genau eine Zahl enthält und "
     "keine "
     "Zahl doppelt vorkommt. Von jeder Zahl zur nächsten geht es genau drei Felder waagerecht oder senkrecht "
     "oder zwei Felder diagonal weiter."},
    {"hopido", "Hopido",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Felder ein, dass jedes Feld genau eine Zahl enthält und "
     "keine "
     "Zahl doppelt vorkommt. Von jeder Zahl zur nächsten geht es genau drei Felder waagerecht oder senkrecht "
     "oder zwei Felder diagonal weiter. Einige Zahlen sind vorgegeben."},
    {"knight", "Springertour",
     "Ein Springer besucht jedes Feld genau einmal. Nummerieren Sie die Felder in der Reihenfolge seiner "
     "Besuche, beginnend mit 1: Jeder Sprung führt zwei Felder waagerecht oder senkrecht und dann eines zur "
     "Seite."},
    {"hidato", "Hidato",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Felder ein, dass jedes Feld genau eine Zahl enthält und "
     "keine "
     "Zahl doppelt vorkommt. Aufeinanderfolgende Zahlen stehen in Feldern, die sich an einer Seite oder an "
     "einer Ecke berühren. Einige Zahlen sind vorgegeben."},
    {"numbrix", "Numbrix",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Felder ein, dass jedes Feld genau eine Zahl enthält und "
     "keine "
     "Zahl doppelt vorkommt. Aufeinanderfolgende Zahlen stehen in waagerecht oder senkrecht benachbarten "
     "Feldern. Einige Zahlen sind vorgegeben."},
    {"rikudo", "Rikudo",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Sechsecke ein, dass jedes genau eine Zahl enthält und keine "
     "Zahl doppelt vorkommt. Aufeinanderfolgende Zahlen stehen in benachbarten Sechsecken. Einige Zahlen "
     "sind "
     "vorgegeben. Zwei Felder, zwischen denen eine Raute steht, enthalten aufeinanderfolgende Zahlen."},
    {"path", "Zahlenweg",
     "Tragen Sie die Zahlen 1, 2, 3, … so in die Felder ein, dass jedes Feld genau eine Zahl enthält und "
     "keine "
     "Zahl doppelt vorkommt. Von jeder Zahl zur nächsten führt ein einziger Zug. Einige Zahlen können "
     "vorgegeben sein."},
    {"hashi", "Hashi",
     "Verbinden Sie alle Inseln durch Brücken, sodass man von jeder Insel zu jeder anderen gelangt. Brücken "
     "verlaufen waagerecht oder senkrecht von Insel zu Insel und kreuzen sich nicht. Die Zahl auf einer "
     "Insel "
     "gibt an, wie viele Brücken dort enden."},
};

constexpr MarkWords german_marks[] = {
    {"wall", "der Weg führt nicht direkt vom einen Feld zum anderen"},
    {"odd", "die Zahl in diesem Feld ist ungerade", "ung."},
    {"even", "die Zahl in diesem Feld ist gerade", "ger."},
    {"before", "die Zahl im ersten Feld ist kleiner als die im zweiten"},
    {"one-way", "der Weg darf vom ersten Feld zum zweiten führen, aber nicht zurück"},
};

constexpr BoardWords german_boards[] = {{"leaper", "Springer"}, {"triangle", "Dreieck"}};

}  // namespace

extern const Language german_language = {
    .name = "german",
    .aliases = {"de", "deutsch"},
    .words =
        {
            .puzzles = "Rätsel",
            .one_puzzle = "1 Rätsel",
            .some_puzzles = "{0} Rätsel",
            .by = "von {0}",
            .page = "{0}, Seite {1}",
            .contents = "Inhalt",
            .rules = "Spielregeln",
            .answers = "Lösungen",
            .answers_from = "Lösungen ab Seite {0}",
            .one_of_several = "eine von mehreren",
            .range = "{0} bis {1}",
            .levels = "Schwierigkeitsgrade",
            .levels_mean = "Wie schwer ein Rätsel ist, bestimmt der schwerste Schritt, den es verlangt.",
            .seed = "Startwert {0}",
            .number = "Nummer {0}",
            .closed_tour = "Rundweg",
            .cylinder = "Zylinder",
            .torus = "Torus",
            .one_bridge = "höchstens 1 Brücke zwischen zwei Inseln",
            .some_bridges = "höchstens {0} Brücken zwischen zwei Inseln",
            .diagonals = "auch diagonal",
            .no_loops = "ohne Ringe",
            .numbers_range = "Eine Angabe wie „{0}“ nennt die erste und die letzte Zahl eines Rätsels.",
            .line_moves = "Wo Linien Kreise verbinden, folgt jeder Zug einer Linie.",
            .leaper_moves =
                "Auf dem Brett „{0}“ geht jeder Zug {1} Felder in einer Zeile oder Spalte und {2} "
                "zur Seite.",
            .touch_moves = "Auf dem Brett „{0}“ geht jeder Zug in ein Feld, das das vorige berührt.",
            .ends = "Das erste Feld trägt einen Ring, das letzte zwei.",
            .dark_cells = "Dunkle Felder bleiben leer.",
            .diamond = "Zwei Felder, zwischen denen eine Raute steht, enthalten aufeinanderfolgende Zahlen.",
            .bar = "Ein dicker Balken zwischen zwei Feldern: {0}.",
            .arrow = "Ein Pfeil zwischen zwei Feldern: {0}.",
            .less =
                "Ein Zeichen „<“ zwischen zwei Feldern, oder auf einer Linie zwischen ihnen, zeigt mit der "
                "Spitze auf das erste: {0}.",
            .glyph = "„{0}“ in einem Feld: {1}.",
            .other_mark = "Die Regel „{0}“: {1}.",
            .closed = "Ein Rundweg kehrt zurück: Vom letzten Feld ist es ein Zug zum ersten.",
            .may_be_closed = "Wo „Rundweg“ steht, ist es vom letzten Feld ein Zug zum ersten.",
            .wrapped =
                "Auf dem Zylinder kommt links wieder herein, was rechts hinausgeht; auf dem Torus auch "
                "oben, was unten hinausgeht.",
            .single_bridges = "Zwei Inseln werden durch höchstens eine Brücke verbunden.",
            .most_bridges = "Zwei Inseln werden durch höchstens {0} Brücken verbunden.",
            .usually_bridges = "Zwei Inseln werden durch höchstens {0} Brücken verbunden, sofern beim Rätsel "
                               "nichts anderes steht.",
            .unknown_islands = "Eine Insel mit Fragezeichen kann jede Zahl haben.",
            .forbidden_lanes = "Ein Kreuz: Hier wird keine Brücke gebaut.",
            .inside_outline = "Alle Brücken bleiben innerhalb des Umrisses.",
            .diagonal_bridges = "„Auch diagonal“: Brücken verlaufen auch schräg.",
            .tree = "„Ohne Ringe“: Von einer Insel zur anderen gibt es nur einen Weg.",
        },
    .levels = {{
        {"sehr leicht", "für eine Zahl ist nur noch ein Feld nah genug",
         "eine Insel braucht alle Brücken, die sie bekommen kann"},
        {"leicht", "in ein Feld passt nur noch eine Zahl",
         "wie man eine Insel auch vollendet, eine ihrer Brücken ist immer dieselbe; zwei Einsen werden nie "
         "verbunden"},
        {"mittel", "zwei Felder oder zwei Zahlen sind gemeinsam zu betrachten",
         "keine Gruppe von Inseln darf abgeschlossen werden, keiner Insel dürfen Brücken fehlen"},
        {"schwer", "Sackgassen und abgeschnittene Gebiete; auf manchen Brettern gerade und ungerade",
         "Gruppen, die nur eine Insel mit den übrigen verbindet, und Summen, die gerade sein müssen"},
        {"sehr schwer", "eine Möglichkeit ist auszuprobieren, bis sie auf einen Widerspruch führt",
         "eine Möglichkeit ist auszuprobieren, bis sie auf einen Widerspruch führt"},
        {"extrem schwer", "ein Versuch genügt nicht: Er verlangt weitere Versuche oder langes Suchen",
         "ein Versuch genügt nicht: Er verlangt weitere Versuche oder langes Suchen"},
    }},
    .kinds = german_kinds,
    .marks = german_marks,
    .boards = german_boards,
};

}  // namespace hamlet
