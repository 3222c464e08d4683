#include "hamlet/draw/book/words/language.hpp"

namespace hamlet {

namespace {

constexpr KindWords french_kinds[] = {
    {"diplomatico", "Diplomatico",
     "Placez les nombres 1, 2, 3, … dans les cases, un seul par case et chacun une seule fois. Pour passer "
     "d’un "
     "nombre au suivant, on avance d’exactement trois cases à l’horizontale ou à la verticale, ou de deux "
     "cases "
     "en diagonale."},
    {"hopido", "Hopido",
     "Placez les nombres 1, 2, 3, … dans les cases, un seul par case et chacun une seule fois. Pour passer "
     "d’un "
     "nombre au suivant, on avance d’exactement trois cases à l’horizontale ou à la verticale, ou de deux "
     "cases "
     "en diagonale. Certains nombres sont déjà placés."},
    {"knight", "Tour du cavalier",
     "Un cavalier des échecs visite chaque case une fois et une seule. Numérotez les cases dans l’ordre de "
     "son "
     "passage, à partir de 1 : chaque saut avance de deux cases à l’horizontale ou à la verticale, puis "
     "d’une "
     "case sur le côté."},
    {"hidato", "Hidato",
     "Placez les nombres 1, 2, 3, … dans les cases, un seul par case et chacun une seule fois, de sorte que "
     "deux "
     "nombres consécutifs se trouvent toujours dans des cases qui se touchent par un côté ou par un coin. "
     "Certains nombres sont déjà placés."},
    {"numbrix", "Numbrix",
     "Placez les nombres 1, 2, 3, … dans les cases, un seul par case et chacun une seule fois, de sorte que "
     "deux "
     "nombres consécutifs se trouvent toujours dans des cases voisines, à l’horizontale ou à la verticale. "
     "Certains nombres sont déjà placés."},
    {"rikudo", "Rikudo",
     "Placez les nombres 1, 2, 3, … dans les hexagones, un seul par hexagone et chacun une seule fois, de "
     "sorte "
     "que deux nombres consécutifs se trouvent toujours dans des hexagones qui se touchent. Certains nombres "
     "sont déjà placés. Deux cases reliées par un losange contiennent des nombres consécutifs."},
    {"path", "Chemin",
     "Placez les nombres 1, 2, 3, … dans les cases, un seul par case et chacun une seule fois, de sorte "
     "qu’un "
     "seul déplacement mène de chaque nombre au suivant. Certains nombres peuvent être déjà placés."},
    {"hashi", "Hashi",
     "Reliez toutes les îles par des ponts, de façon que l’on puisse aller de n’importe quelle île à "
     "n’importe "
     "quelle autre. Les ponts, horizontaux ou verticaux, vont d’une île à une autre et ne se croisent "
     "jamais. Le "
     "nombre inscrit sur une île indique combien de ponts y aboutissent."},
};

constexpr MarkWords french_marks[] = {
    {"wall", "le chemin ne passe pas directement de l’une à l’autre"},
    {"odd", "le nombre de cette case est impair", "imp."},
    {"even", "le nombre de cette case est pair", "pair"},
    {"before", "le nombre de la première case est plus petit que celui de la seconde"},
    {"one-way", "le chemin peut aller de la première case à la seconde, mais pas l’inverse"},
};

constexpr BoardWords french_boards[] = {{"leaper", "sauteur"}, {"triangle", "triangle"}};

}  // namespace

extern const Language french_language = {
    .name = "french",
    .aliases = {"fr", "français"},
    .words =
        {
            .puzzles = "Jeux de logique",
            .one_puzzle = "1 grille",
            .some_puzzles = "{0} grilles",
            .by = "par {0}",
            .page = "{0}, page {1}",
            .contents = "Sommaire",
            .rules = "Règles du jeu",
            .answers = "Solutions",
            .answers_from = "solutions à partir de la page {0}",
            .one_of_several = "une parmi plusieurs",
            .range = "de {0} à {1}",
            .levels = "Niveaux de difficulté",
            .levels_mean =
                "La difficulté d’une grille est celle de l’étape la plus difficile qu’elle demande.",
            .seed = "graine {0}",
            .number = "numéro {0}",
            .closed_tour = "circuit fermé",
            .cylinder = "cylindre",
            .torus = "tore",
            .one_bridge = "au plus 1 pont entre deux îles",
            .some_bridges = "au plus {0} ponts entre deux îles",
            .diagonals = "diagonales comprises",
            .no_loops = "sans boucle",
            .numbers_range =
                "Une indication comme « {0} » donne le premier et le dernier nombre de la grille.",
            .line_moves = "Là où des lignes relient des cercles, chaque déplacement suit une ligne.",
            .leaper_moves = "Sur le plateau « {0} », chaque déplacement avance de {1} cases en ligne ou en "
                            "colonne et de {2} sur le côté.",
            .touch_moves = "Sur le plateau « {0} », chaque déplacement mène à une case qui touche la "
                           "précédente.",
            .ends = "La première case porte un anneau, la dernière en porte deux.",
            .dark_cells = "Les cases foncées restent vides.",
            .diamond = "Deux cases reliées par un losange contiennent des nombres consécutifs.",
            .bar = "Une barre épaisse entre deux cases : {0}.",
            .arrow = "Une flèche entre deux cases : {0}.",
            .less =
                "Un signe « < » entre deux cases, ou sur un trait qui les relie, a sa pointe du côté de la "
                "première : {0}.",
            .glyph = "« {0} » dans une case : {1}.",
            .other_mark = "La règle « {0} » : {1}.",
            .closed =
                "Un circuit fermé revient à son départ : un seul déplacement mène de la dernière case à la "
                "première.",
            .may_be_closed =
                "Là où figure « circuit fermé », un seul déplacement mène de la dernière case à la "
                "première.",
            .wrapped =
                "Sur un cylindre, ce qui sort à droite rentre à gauche ; sur un tore, ce qui sort en bas "
                "rentre aussi en haut.",
            .single_bridges = "Au plus un pont relie deux îles.",
            .most_bridges = "Au plus {0} ponts relient deux îles.",
            .usually_bridges = "Au plus {0} ponts relient deux îles, sauf indication contraire.",
            .unknown_islands = "Une île marquée d’un point d’interrogation peut avoir n’importe quel nombre.",
            .forbidden_lanes = "Une croix : aucun pont ne passe à cet endroit.",
            .inside_outline = "Tous les ponts restent à l’intérieur du contour.",
            .diagonal_bridges = "« Diagonales comprises » : les ponts peuvent aussi être en diagonale.",
            .tree = "« Sans boucle » : il n’y a qu’un chemin d’une île à une autre.",
        },
    .levels = {{
        {"très facile", "il ne reste qu’une case assez proche pour un nombre",
         "une île a besoin de tous les ponts qu’elle peut recevoir"},
        {"facile", "un seul nombre peut encore arriver dans une case",
         "de quelque façon que l’on complète une île, l’un de ses ponts est toujours le même ; deux 1 ne "
         "sont jamais reliés"},
        {"moyen", "il faut considérer ensemble deux cases ou deux nombres",
         "aucun groupe d’îles ne doit être isolé, aucune île ne doit manquer de ponts"},
        {"difficile", "impasses et régions coupées du reste ; sur certains plateaux, pair et impair",
         "groupes qu’une seule île relie aux autres, et sommes qui doivent être paires"},
        {"expert", "il faut essayer une possibilité et la suivre jusqu’à une contradiction",
         "il faut essayer une possibilité et la suivre jusqu’à une contradiction"},
        {"extrême", "un essai ne suffit pas : il en demande d’autres, ou une longue recherche",
         "un essai ne suffit pas : il en demande d’autres, ou une longue recherche"},
    }},
    .kinds = french_kinds,
    .marks = french_marks,
    .boards = french_boards,
};

}  // namespace hamlet
