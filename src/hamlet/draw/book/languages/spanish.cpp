#include "hamlet/draw/book/words/language.hpp"

namespace hamlet {

namespace {

constexpr KindWords spanish_kinds[] = {
    {"diplomatico", "Diplomatico",
     "Coloque los números 1, 2, 3, … en las casillas, uno en cada casilla y sin repetir ninguno. De cada "
     "número "
     "al siguiente se avanza exactamente tres casillas en horizontal o en vertical, o dos casillas en "
     "diagonal."},
    {"hopido", "Hopido",
     "Coloque los números 1, 2, 3, … en las casillas, uno en cada casilla y sin repetir ninguno. De cada "
     "número "
     "al siguiente se avanza exactamente tres casillas en horizontal o en vertical, o dos casillas en "
     "diagonal. "
     "Algunos números ya están escritos."},
    {"knight", "Recorrido del caballo",
     "Un caballo de ajedrez visita todas las casillas, cada una exactamente una vez. Numere las casillas en "
     "el "
     "orden de sus visitas, a partir del 1: cada salto avanza dos casillas en horizontal o en vertical y una "
     "hacia un lado."},
    {"hidato", "Hidato",
     "Coloque los números 1, 2, 3, … en las casillas, uno en cada casilla y sin repetir ninguno, de modo que "
     "dos "
     "números consecutivos estén siempre en casillas que se tocan por un lado o por una esquina. Algunos "
     "números "
     "ya están escritos."},
    {"numbrix", "Numbrix",
     "Coloque los números 1, 2, 3, … en las casillas, uno en cada casilla y sin repetir ninguno, de modo que "
     "dos "
     "números consecutivos estén siempre en casillas contiguas en horizontal o en vertical. Algunos números "
     "ya "
     "están escritos."},
    {"rikudo", "Rikudo",
     "Coloque los números 1, 2, 3, … en los hexágonos, uno en cada hexágono y sin repetir ninguno, de modo "
     "que "
     "dos números consecutivos estén siempre en hexágonos que se tocan. Algunos números ya están escritos. "
     "Dos "
     "casillas unidas por un rombo contienen números consecutivos."},
    {"path", "Camino",
     "Coloque los números 1, 2, 3, … en las casillas, uno en cada casilla y sin repetir ninguno, de modo que "
     "un "
     "solo movimiento lleve de cada número al siguiente. Algunos números pueden estar ya escritos."},
    {"hashi", "Hashi",
     "Una todas las islas mediante puentes, de modo que se pueda ir de cualquier isla a cualquier otra. Los "
     "puentes son horizontales o verticales, van de isla a isla y nunca se cruzan. El número de una isla "
     "indica "
     "cuántos puentes llegan a ella."},
};

constexpr MarkWords spanish_marks[] = {
    {"wall", "el camino no pasa directamente de una a otra"},
    {"odd", "el número de esa casilla es impar", "imp."},
    {"even", "el número de esa casilla es par", "par"},
    {"before", "el número de la primera casilla es menor que el de la segunda"},
    {"one-way", "el camino puede ir de la primera casilla a la segunda, pero no al revés"},
};

constexpr BoardWords spanish_boards[] = {{"leaper", "saltador"}, {"triangle", "triángulo"}};

}  // namespace

extern const Language spanish_language = {
    .name = "spanish",
    .aliases = {"es", "español"},
    .words =
        {
            .puzzles = "Pasatiempos",
            .one_puzzle = "1 pasatiempo",
            .some_puzzles = "{0} pasatiempos",
            .by = "por {0}",
            .page = "{0}, página {1}",
            .contents = "Índice",
            .rules = "Reglas",
            .answers = "Soluciones",
            .answers_from = "soluciones a partir de la página {0}",
            .one_of_several = "una de varias",
            .range = "de {0} a {1}",
            .levels = "Niveles de dificultad",
            .levels_mean = "La dificultad de un pasatiempo es la del paso más difícil que exige.",
            .seed = "semilla {0}",
            .number = "número {0}",
            .closed_tour = "recorrido cerrado",
            .cylinder = "cilindro",
            .torus = "toro",
            .one_bridge = "como máximo 1 puente entre dos islas",
            .some_bridges = "como máximo {0} puentes entre dos islas",
            .diagonals = "también en diagonal",
            .no_loops = "sin circuitos",
            .numbers_range = "Una indicación como «{0}» da el primer y el último número del pasatiempo.",
            .line_moves = "Donde unas líneas unen círculos, cada movimiento sigue una línea.",
            .leaper_moves =
                "En el tablero «{0}», cada movimiento avanza {1} casillas en una fila o columna y "
                "{2} hacia un lado.",
            .touch_moves = "En el tablero «{0}», cada movimiento lleva a una casilla que toca la anterior.",
            .ends = "La primera casilla lleva un anillo; la última, dos.",
            .dark_cells = "Las casillas oscuras quedan vacías.",
            .diamond = "Dos casillas unidas por un rombo contienen números consecutivos.",
            .bar = "Una barra gruesa entre dos casillas: {0}.",
            .arrow = "Una flecha entre dos casillas: {0}.",
            .less = "Un signo «<» entre dos casillas, o sobre una línea que las une, tiene la punta hacia la "
                    "primera: {0}.",
            .glyph = "«{0}» en una casilla: {1}.",
            .other_mark = "La regla «{0}»: {1}.",
            .closed =
                "Un recorrido cerrado vuelve a su inicio: de la última casilla a la primera hay un solo "
                "movimiento.",
            .may_be_closed = "Donde dice «recorrido cerrado», de la última casilla a la primera hay un solo "
                             "movimiento.",
            .wrapped =
                "En un cilindro, lo que sale por la derecha vuelve por la izquierda; en un toro, lo que "
                "sale por abajo vuelve además por arriba.",
            .single_bridges = "Entre dos islas hay como máximo un puente.",
            .most_bridges = "Entre dos islas hay como máximo {0} puentes.",
            .usually_bridges = "Entre dos islas hay como máximo {0} puentes, salvo que se indique otra cosa.",
            .unknown_islands = "Una isla con un signo de interrogación puede tener cualquier número.",
            .forbidden_lanes = "Una cruz: por ahí no pasa ningún puente.",
            .inside_outline = "Todos los puentes quedan dentro del contorno.",
            .diagonal_bridges = "«También en diagonal»: los puentes pueden ir también en diagonal.",
            .tree = "«Sin circuitos»: solo hay un camino de una isla a otra.",
        },
    .levels = {{
        {"muy fácil", "a un número le queda una sola casilla lo bastante cerca",
         "una isla necesita todos los puentes que puede recibir"},
        {"fácil", "a una casilla solo puede llegar ya un número",
         "se complete como se complete una isla, uno de sus puentes es siempre el mismo; dos unos nunca se "
         "unen"},
        {"medio", "hay que considerar a la vez dos casillas o dos números",
         "ningún grupo de islas debe quedar aislado, y a ninguna isla le deben faltar puentes"},
        {"difícil", "callejones sin salida y zonas aisladas; en algunos tableros, pares e impares",
         "grupos que una sola isla une con las demás, y sumas que deben ser pares"},
        {"experto", "hay que probar una posibilidad y seguirla hasta una contradicción",
         "hay que probar una posibilidad y seguirla hasta una contradicción"},
        {"extremo", "una prueba no basta: exige otras, o una larga búsqueda",
         "una prueba no basta: exige otras, o una larga búsqueda"},
    }},
    .kinds = spanish_kinds,
    .marks = spanish_marks,
    .boards = spanish_boards,
};

}  // namespace hamlet
