#include "hamlet/solve/path/tiling/tile_texts.hpp"

namespace hamlet::path {

// clang-format off
extern const std::string_view knight_tiles = R"(
scheme 6 6 0 -1 2 -2 1 1 1 0 0 -1 2 -2 1 1 1 0
row 5 6 1 1 dfgecdgabfdghcdgcebafdgefdace
spine 6 5 1 1 dhgeaddcehgdfagcbafdghcchfbac
row 6 6 1 1 ghdfabeagafdhgecdbdgagaghfdcbhgceba
spine 6 6 1 1 ghdfabchbegefdbagagafehfdcbhgcebafa
row 7 6 1 1 dhbechhhbefaadghecafgadchgdagfdbagdaechbe
spine 6 7 1 1 dhdghcecdchfdbaehfeabdgaechhebadhdhgceada
row 8 6 1 1 gdaghgfbhbabchbefaechghbhfaafgagebbfheagabdface
spine 6 8 1 1 dfdgheagagafebadfdhgagabfhgagagcbafehbhbhfabcec
row 9 6 1 1 dfebechfdghgadgecbhebafgabfdgheaaghdfababecgfhbecddce
spine 6 9 1 1 ghdfdbaechbhdghccagefdfdcbhgcecadchbhbhbhbegaghcebafa
row 10 6 1 1 dfebechfdgechgdgabfdghcdgcebhdbebbecgfaghfdababecgfhbecddce
spine 6 10 1 1 dfdhbeghdcadhgecaaehgdaafdhhfbaeaehhdfabeaehgagcdchfdageada
open 5 5 4 4 abechgddgabegfdacghdbceh
closed 5 6 0 0 hgdadfgecdgabfdghcbcehfdchbae
open 5 7 3 1 fdbcechhcbfdcgcdfdghcdgceabfdgfece
closed 5 8 0 0 hgdfdbcecghdfdcbecefefdfbefabecefefbdce
open 5 9 4 8 abecechgdfddaecefefbhceabfdfefbcecefefdfdchc
closed 5 10 0 0 hgddhceabfdfdghcdgcebhcecdcdfdfefbcecefefdfdcbece
closed 6 5 0 0 hdcghfbccdfghcebfeabdheefdabe
closed 6 6 0 0 hgdcbfdghecbcdfhgadgeagdchdfabcefbe
closed 6 7 0 0 hfefdbehbacefhfaeeadcdfdghecebhcdcbfdgdce
closed 6 8 0 0 hfefbdbecefegdfdbefeceadcdfdgdcecgfefdfbefacdce
closed 6 9 0 0 hbhbhchbchbhbhgeceabhefdfdcbhgcecabhchgdfdfabchbegaga
closed 6 10 0 0 hfefdbdcecefehdbfgaffbefagdabececgfefdbfdgeagcebdcdfdfebece
open 7 5 4 4 gcafdgeaddgcgfdabcefbefbechdcghgdf
closed 7 6 0 0 hghbhdabceghbhfaafgagebabhdcehgfbhbabefae
open 7 7 5 1 fdbacefhfecebhcbfdgdgceadcbfdgdcechfdbecefefddgh
closed 7 8 0 0 hghbhbhdabcecghgdbhbhbchhcagagabdgcdfdhcdghgagagcbdbfec
open 7 9 6 4 bdhecbdbecechfddcecgfdaefefefbhdbecgeafebhcdcdcdfdfebehdghcdgc
closed 7 10 0 0 hghbhbhbhdabceceghbhbhbhfaafgagagagebabhcdffdcgcdgddhcdghgagagagcbdbe
closed 8 5 0 0 hhchgdfabagadhghecbabhchghdbechfbabchbe
closed 8 6 0 0 hghbhfaafgagebbfheagabadfhcdghgagcbabhebdhbefae
closed 8 7 0 0 hfdbecefefddgheacgfagdcbfdgdgaacdfhghcdgcebhcadcbfdgdce
closed 8 8 0 0 hfefbdbecefefddgheagcafefdfbcdghcadgdgecebfeadcdcdfdgdcecgfddce
closed 8 9 0 0 hfddcecgfdfdghecbdgdgcgacgfagdchdfagcafdhfbefabececdcdfdfebecefefddbece
closed 8 10 0 0 hfdfdghececafdfgaddgacecbfdfdghgecbecgfagdchdacdcdfdfeehgdfbefabececdcdfdfebece
open 9 5 6 0 hdbefecbafdgcdbcefbefbechdcgfdgcghfbeebafdgh
closed 9 6 0 0 hfdgechgdfbefababecgfhcghbcbfacdfhghecddgecbafdbcefbe
open 9 7 8 4 dcdgecbcdcbfdgdcechfdbecefefddghgcebcbfdgdghcacgfebhcbfdbeacdf
closed 9 8 0 0 hhhhdbeaaaehhchgdchdfdabagadhghgcecbabdhhchhfabeagachhchfbaaafdhbehbeae
open 9 9 6 4 hceabfddgcechgdfbfbecbdbecechfddcecgfdfdgeecgfdfdabececdcdfdfebecefefgchfdfbefab
closed 9 10 0 0 hfdfdgecechgddbecghdfbeecbfacdcdfdfeehfdgeagdfbefababececgfdfhbeeechfdfdabececdcdfdfebece
closed 10 5 0 0 hhehgdfababehbaeghghdbechfbcaabfhgafghecbafaadhbe
closed 10 6 0 0 hfdgechgdhdababecgfhcghbcbfacdfhghgadgeagdchdfabecafdbcefbe
closed 10 7 0 0 hbhbhbehbeafhgaadhghgecafefbhdcaaaghdhdghcdgceafebafaabhchhchbhbhbeaa
closed 10 8 0 0 hhhhfbabagadhghgeagcbafbhhfeagcafaabdhhhbeagachhheafebabadhhhdghcaaaafdhbehbeae
closed 10 9 0 0 hfddcecgfdfdgefbebeecgfebafdgcghdbhfbefabecechgdfbhdcdgeagcdgdbdbececdcdfdfebecefefddbece
closed 10 10 0 0 hbhbhbhdgadgagagafhhdgagagafaagaghghdfbfbabaehbhgchdghcdgccafagagafaafaghhchgdfabhhcecdchfdfdcaaaga
scheme 0 4 0 -1 2 -2 2 0 1 0 0 -1 2 -2 2 0 1 0
row 3 4 2 0 dchdchbefae
closed 3 10 0 0 hdfafdhcdgafececdhbhdcecefagd
closed 3 12 0 0 hdfaffdcgcdgcdfdhcdgafeccgaefaefagd
open 3 4 1 3 cgdchbefbef
open 3 7 1 1 dfebfebhcdgccgdchbef
open 3 9 0 8 gafececdhcdfdhcebfeaechdcg
scheme 0 4 0 -1 2 -2 2 0 3 0 0 -2 2 -1 1 0 0 0
row 4 4 2 0 bfgadge
strand 4 4 1 0 hdagfac
open 4 5 3 4 acgfdaegdchdbechbfg
open 4 6 3 1 dfagdaechbefebhcbfdgafg
open 4 7 0 1 gfdfacegdfdaeefdbecehdfbcec
open 4 8 3 4 cebdfdgaecgfdfbefagdaecehdbechf
)";
// clang-format on

}  // namespace hamlet::path
