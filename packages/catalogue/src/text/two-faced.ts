/** Short forms that stand for another word as well, one each: `form other meaning`. */
const TABLE = `
ppr paper | bns beans | bnz buns | brd breaded | wht wheat | cks cookies | stk steak | rst roast | gran granulated | pat patty | chx chicken | tarte tart | tartes tarts
glace glazed | glacee glazed | noix walnuts | raisins grapes | sauc sausage | br brown | cc chocolate chip | bf breakfast | crack cracked
pep pepper | crm creme | stck stick | sq squash | loaf bread | lf bread | straw straws | roti flatbread | tr trail
`;
const OTHER_MEANINGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => {
      const space = entry.indexOf(" ");
      return [entry.slice(0, space), entry.slice(space + 1)] as const;
    }),
);
const OTHERS_AT_MOST = 2;

/** The texts that a text may be as well, each with one of its two-faced words read the other way. */
export function otherTexts(text: string): readonly string[] {
  const tokens = text.split(" ");
  const others: string[] = [];
  tokens.forEach((token, at) => {
    const other = OTHER_MEANINGS.get(token);
    if (other !== undefined && others.length < OTHERS_AT_MOST) others.push(tokens.with(at, other).join(" "));
  });
  return others;
}
