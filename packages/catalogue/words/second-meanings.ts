/** Forms that stand for another word as well, tried where the first reading explains the line less: `form | other meaning`. */
export const SECOND_MEANINGS = `
ppr | paper
bns | beans
bnz | buns
brd | breaded
wht | wheat
stk | steak
rst | roast
gran | granulated
pat | patty
chx | chicken
tarte | tart
tartes | tarts
glace | glazed
glacee | glazed
noix | walnuts
raisins | grapes
sauc | sausage
br | brown
cc | chocolate chip
bf | breakfast
crack | cracked
pep | pepper
crm | creme
sq | squash
loaf | bread
straw | straws
roti | flatbread
tr | trail
cks | cookies
stck | stick
lf | loaf
`;
