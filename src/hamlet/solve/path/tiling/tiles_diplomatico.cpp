#include "hamlet/solve/path/tiling/tile_texts.hpp"

namespace hamlet::path {

// clang-format off
extern const std::string_view diplomatico_tiles = R"(
scheme 6 6 0 -1 2 -3 0 2 2 0 0 -1 2 -3 0 2 2 0
row 5 6 0 2 gdcdgefdaefeadgchdchdagdcehdb
spine 6 5 2 0 gagfbaehfagdaefaefgadhchdcgab
row 6 6 0 2 efbefbefheafeadfgcdcdhechbbheafefda
spine 6 6 2 0 hcchdaggafdaegfbefbcehdchdacdgcdgcd
row 7 6 0 2 efbefbefhcbehdgcadfhcchbbefheafeafdgeafda
spine 6 7 2 0 hcbhcbeefdhecbhchdbeadgfagchdafgeafeadgad
row 8 6 0 2 hbhhcgdaaehfebagafbhhebagafbhhecafaghfbaehfebda
spine 6 8 2 0 hcbefechbcddgfebhecddgecbdhechbfeafdaeehbcddgcd
row 9 6 0 2 efbefbefehhdagdaechhdbechbchdcdhebbcefbefbefehdgdagab
spine 6 9 2 0 hcbeehchbfeafdccddgfebhcbehdcbeefgafefdbeefdbceehbcdd
row 10 6 0 2 efbefbefehhdagdcbcefbefbefehhdagdaechhdcdgcdfageaafdgcdgcdb
spine 6 10 2 0 hcgafaehbfaehbfaehbhcgagagfbfbaeeghbchbcdddhgcgagafgafagadd
closed 5 5 0 0 hebheafbefebhcbfebeffebc
closed 5 6 0 0 gfaefeadgchdchdagdcehdbcgdgcb
closed 5 7 0 0 hcefeafdgeafdcgadfgebbegfdaefbhceb
closed 5 8 0 0 gfagechbcddgefdaegddchbcegfagddcehdbecd
closed 5 9 0 0 hchbebheagchbhcbhbehddagagchbehdcbhbhbebhbhc
closed 5 10 0 0 gfeeebcdgdcddheecdddgeeaddfeeefddaeegdddceehddcdc
closed 6 5 0 0 hgcbhbcghbfeafaehbcdhcdhebhca
closed 6 6 0 0 gcdgcdfhcchdaggafdaegfbefbcehdchdac
closed 6 7 0 0 hgeadfaeehdbheachbhchbadhgcadhfagaehbfaga
closed 6 8 0 0 hgecafbhbheeadgafbhfagaehbbhgeabhchdbheeabhbdhc
closed 6 9 0 0 gfebhcbehdcbeefgafefdbeefdbceehbcddfhcbeehchbfeafdccd
closed 6 10 0 0 hgcgagafgafagaddghbfagaehbfaehbfaehbhcgagagfbfbaeeghbchbcdd
closed 7 5 0 0 gcdghdacghdcbefbefheafbchfebefbebc
closed 7 6 0 0 gcdgcdfhechdbechdchdacdggaffacehfbeadgfac
closed 7 7 0 0 gcdgcdfhccdhgcdfaceffechbchdchdbaeehfdaefeafbecd
closed 7 8 0 0 ghbhcaehgafbhbaeehbcddghbhcgagabdfhchbaeehfagafgaafhdac
closed 7 9 0 0 gfgecbcddgdceefhchbchddbceeffdcbeefgafefbdgdcgeadcddgfebhcbecd
closed 7 10 0 0 gecddgdceefehbcdddgfebheecdchddcgchdcgadcddfhceefdbagfeebcdhfbebeecdd
closed 8 5 0 0 gcdgdcghfbefagdcgabfebefbefhcdgchbfebac
closed 8 6 0 0 gcdgcdfgfacefbefbefheaffagchdagchdbechbchfbeadc
closed 8 7 0 0 hcehdfeebfeaadfhgebfecbcdhbhegddceadfagcgafgfdaaegdfaga
closed 8 8 0 0 gecddgcdfgfebhecafgafdgeafdaecddghechbchbchfdbeccddgcdfgfaebecd
closed 8 9 0 0 gecddgdceeffdheeafdbhcechbchfdbebecddgecddgdceeffdgecafgafgafddcgdcbecd
closed 8 10 0 0 hheaggagabddhhcgagagabfbfhgagaggaadddghbhcgagagabefbfbhheaggaaddhhbacghgagaafbf
closed 9 5 0 0 hheaafhhebfebefagaadhhcabhchhdaagaghfbagagaf
closed 9 6 0 0 gcdgcdfghbhccdhebbcefbefbefehdgcafgafdgeaafdhebheaadc
closed 9 7 0 0 gcdgcdfgehdbhcbhebhecafgafdaecddgcdgcdfggdcchfeaafdgdgeaafbecd
closed 9 8 0 0 gechfgafgdcafgafdgeafdcbecddgecddgcdfgfebhcbecbdgcdfgfgecbchfdbhcbebecd
closed 9 9 0 0 gecddgdceeffheafgddaeccddfebeefdbeefdgfaggebchbchfdbeeafeafhddchbcechfdbhcbebecd
closed 9 10 0 0 gecddgdceefefddgeefbeafhdbefbceehddbhcbebegchhdadfebheageafgafddcbeecdddgecddgdceefefacdd
closed 10 5 0 0 gcdgdcgffgcdgdaebcdgcdgdcgffgcdgdcgdcbehdcbefbebc
closed 10 6 0 0 hhhcgafagaadhhgagaabhchhbhchbfaaagchbhbhheaabhbhhgafaagagaf
closed 10 7 0 0 hhhcgagaabhchhbhchbaagafbhbhhgafaagaehhbhchbfaaagchbhbhhchbaagaghhdaa
closed 10 8 0 0 gecddgcdfgechfgaafhdbhcbebecddgecddgcdfggdgeaafdgdgecafgddcbechhbchfdagdcbebecd
closed 10 9 0 0 gecddgdceefghfabdgfeebchfebfdcbeccddfebeefdbeeghfabdgdgfebefbcechhbcafdfgeeaaffdgdcbebecd
closed 10 10 0 0 gecddgdceefefddgfeechdcdfbefbcegchdachhbefddaefeccdchhbcddfhcbebeecdddgecddgdceefefddggafdcbebeecdd
scheme 0 5 0 -1 2 -3 0 2 2 0 0 -1 2 -3 0 2 2 0
row 4 5 0 2 gdcdgchbfebefbefagd
closed 4 5 0 0 gchbfebefbefagdcgdc
closed 4 9 0 0 gcdhcdgecddgdceefagdchdcgafddcegddc
closed 4 11 0 0 geechdcdfdcdgcdgdceefebefdadfebeegdcgdcdfdc
closed 4 12 0 0 gecddgdcegebfechdcdfdbefecefbdfebegecdgafebdfdc
closed 4 13 0 0 gecddgdcegechdcdfbdgdcegecddfdcdgecefeadfeebfebdfdc
open 4 6 0 1 heafebfebfechbdgcdgcdfa
open 4 7 0 1 hecddgeadfeebfebfechbdgcdfa
open 4 8 0 1 hecddgecddgeadfeebdfeebfechbdfa
)";
// clang-format on

}  // namespace hamlet::path
