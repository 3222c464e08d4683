#include "hamlet/draw/book/words/language.hpp"

namespace hamlet {

namespace {

constexpr KindWords italian_kinds[] = {
    {"diplomatico", "Diplomatico",
     "Inserite i numeri 1, 2, 3, … nelle caselle, uno per casella e senza ripetizioni. Da ogni numero al "
     "successivo ci si sposta esattamente di tre caselle in orizzontale o in verticale, oppure di due "
     "caselle in "
     "diagonale."},
    {"hopido", "Hopido",
     "Inserite i numeri 1, 2, 3, … nelle caselle, uno per casella e senza ripetizioni. Da ogni numero al "
     "successivo ci si sposta esattamente di tre caselle in orizzontale o in verticale, oppure di due "
     "caselle in "
     "diagonale. Alcuni numeri sono già inseriti."},
    {"knight", "Giro del cavallo",
     "Un cavallo degli scacchi visita ogni casella una e una sola volta. Numerate le caselle nell’ordine "
     "delle "
     "visite, a partire da 1: ogni salto avanza di due caselle in orizzontale o in verticale e di una di "
     "lato."},
    {"hidato", "Hidato",
     "Inserite i numeri 1, 2, 3, … nelle caselle, uno per casella e senza ripetizioni, in modo che due "
     "numeri "
     "consecutivi si trovino sempre in caselle che si toccano per un lato o per un vertice. Alcuni numeri "
     "sono "
     "già inseriti."},
    {"numbrix", "Numbrix",
     "Inserite i numeri 1, 2, 3, … nelle caselle, uno per casella e senza ripetizioni, in modo che due "
     "numeri "
     "consecutivi si trovino sempre in caselle adiacenti in orizzontale o in verticale. Alcuni numeri sono "
     "già "
     "inseriti."},
    {"rikudo", "Rikudo",
     "Inserite i numeri 1, 2, 3, … negli esagoni, uno per esagono e senza ripetizioni, in modo che due "
     "numeri "
     "consecutivi si trovino sempre in esagoni che si toccano. Alcuni numeri sono già inseriti. Due caselle "
     "unite "
     "da un rombo contengono numeri consecutivi."},
    {"path", "Percorso",
     "Inserite i numeri 1, 2, 3, … nelle caselle, uno per casella e senza ripetizioni, in modo che una sola "
     "mossa "
     "porti da ogni numero al successivo. Alcuni numeri possono essere già inseriti."},
    {"hashi", "Hashi",
     "Collegate tutte le isole con ponti, in modo che da ogni isola si possa raggiungere ogni altra. I ponti "
     "sono "
     "orizzontali o verticali, vanno da un’isola all’altra e non si incrociano mai. Il numero di un’isola "
     "indica "
     "quanti ponti vi arrivano."},
};

constexpr MarkWords italian_marks[] = {
    {"wall", "il percorso non passa direttamente dall’una all’altra"},
    {"odd", "il numero di questa casella è dispari", "disp."},
    {"even", "il numero di questa casella è pari", "pari"},
    {"before", "il numero della prima casella è minore di quello della seconda"},
    {"one-way", "il percorso può andare dalla prima casella alla seconda, ma non tornare indietro"},
};

constexpr BoardWords italian_boards[] = {{"leaper", "saltatore"}, {"triangle", "triangolo"}};

}  // namespace

extern const Language italian_language = {
    .name = "italian",
    .aliases = {"it", "italiano"},
    .words =
        {
            .puzzles = "Giochi di logica",
            .one_puzzle = "1 gioco",
            .some_puzzles = "{0} giochi",
            .by = "di {0}",
            .page = "{0}, pagina {1}",
            .contents = "Indice",
            .rules = "Regole",
            .answers = "Soluzioni",
            .answers_from = "soluzioni da pagina {0}",
            .one_of_several = "una delle possibili",
            .range = "da {0} a {1}",
            .levels = "Livelli di difficoltà",
            .levels_mean = "La difficoltà di un gioco è quella del passo più difficile che richiede.",
            .seed = "seme {0}",
            .number = "numero {0}",
            .closed_tour = "percorso chiuso",
            .cylinder = "cilindro",
            .torus = "toro",
            .one_bridge = "al massimo 1 ponte fra due isole",
            .some_bridges = "al massimo {0} ponti fra due isole",
            .diagonals = "anche in diagonale",
            .no_loops = "senza anelli",
            .numbers_range = "Un’indicazione come «{0}» dà il primo e l’ultimo numero del gioco.",
            .line_moves = "Dove delle linee uniscono dei cerchi, ogni mossa segue una linea.",
            .leaper_moves =
                "Sul tabellone «{0}», ogni mossa avanza di {1} caselle in una riga o colonna e di {2} "
                "di lato.",
            .touch_moves = "Sul tabellone «{0}», ogni mossa porta in una casella che tocca la precedente.",
            .ends = "La prima casella ha un cerchio, l’ultima ne ha due.",
            .dark_cells = "Le caselle scure restano vuote.",
            .diamond = "Due caselle unite da un rombo contengono numeri consecutivi.",
            .bar = "Una barra spessa fra due caselle: {0}.",
            .arrow = "Una freccia fra due caselle: {0}.",
            .less = "Un segno «<» fra due caselle, o su una linea che le unisce, ha la punta verso la prima: "
                    "{0}.",
            .glyph = "«{0}» in una casella: {1}.",
            .other_mark = "La regola «{0}»: {1}.",
            .closed =
                "Un percorso chiuso torna all’inizio: dall’ultima casella alla prima c’è una sola mossa.",
            .may_be_closed =
                "Dove si legge «percorso chiuso», dall’ultima casella alla prima c’è una sola mossa.",
            .wrapped =
                "Su un cilindro, ciò che esce a destra rientra a sinistra; su un toro, ciò che esce in "
                "basso rientra anche in alto.",
            .single_bridges = "Fra due isole c’è al massimo un ponte.",
            .most_bridges = "Fra due isole ci sono al massimo {0} ponti.",
            .usually_bridges = "Fra due isole ci sono al massimo {0} ponti, salvo diversa indicazione.",
            .unknown_islands = "Un’isola con un punto interrogativo può avere qualsiasi numero.",
            .forbidden_lanes = "Una croce: lì non passa nessun ponte.",
            .inside_outline = "Tutti i ponti restano dentro il contorno.",
            .diagonal_bridges = "«Anche in diagonale»: i ponti possono essere anche diagonali.",
            .tree = "«Senza anelli»: da un’isola a un’altra c’è una sola via.",
        },
    .levels = {{
        {"molto facile", "per un numero resta una sola casella abbastanza vicina",
         "un’isola ha bisogno di tutti i ponti che può ricevere"},
        {"facile", "in una casella può ormai arrivare un solo numero",
         "comunque si completi un’isola, uno dei suoi ponti è sempre lo stesso; due 1 non si uniscono mai"},
        {"medio", "due caselle o due numeri vanno considerati insieme",
         "nessun gruppo di isole deve restare isolato, a nessuna isola devono mancare ponti"},
        {"difficile", "vicoli ciechi e zone isolate; su alcuni tabelloni, pari e dispari",
         "gruppi che una sola isola unisce agli altri, e somme che devono essere pari"},
        {"esperto", "bisogna provare una possibilità e seguirla fino a una contraddizione",
         "bisogna provare una possibilità e seguirla fino a una contraddizione"},
        {"estremo", "una prova non basta: ne richiede altre, o una lunga ricerca",
         "una prova non basta: ne richiede altre, o una lunga ricerca"},
    }},
    .kinds = italian_kinds,
    .marks = italian_marks,
    .boards = italian_boards,
};

}  // namespace hamlet
