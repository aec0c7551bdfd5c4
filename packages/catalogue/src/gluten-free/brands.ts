import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { GLUTEN_FREE_MAKERS_ROWS } from "../../data/tables.mjs";
import { fold } from "../text/fold";

export interface GlutenFreeBrand {
  readonly name: string;
  /** Token sequences that spell it on a receipt. */
  readonly spellings: readonly (readonly string[])[];
  /** Whether it is an everyday word too, which counts only beside a food that usually holds gluten. */
  readonly ambiguous: boolean;
  /** The one kind of food it makes, `null` where it makes several. */
  readonly makes: string | null;
}

/** A maker of only gluten-free food, also a smaller or foreign one. */
const MAKER = z.object({
  name: z.string().min(1),
  everydayWord: z.boolean(),
  spellings: z.array(z.string().min(1)).min(1),
  makes: z.string().min(1).nullable(),
});

export const GLUTEN_FREE_MAKER_TABLE = defineTable(
  "packages/catalogue/data/makers/gluten-free.json",
  GLUTEN_FREE_MAKERS_ROWS,
  MAKER,
  ["name", "spellings"],
);

const POSSESSIVE_FROM = 5;

export const GLUTEN_FREE_BRANDS: readonly GlutenFreeBrand[] = tableEntries(GLUTEN_FREE_MAKER_TABLE).map(
  ({ name, everydayWord, spellings, makes }) => ({
    name,
    ambiguous: everydayWord,
    makes,
    spellings: spellings
      .flatMap((spelling) => withoutPossessive(fold(spelling), name))
      .map((spelling) => spelling.split(" ")),
  }),
);

/** A till may leave out the "s" of a name in the possessive: "aleia" of "Aleia's". */
function withoutPossessive(spelling: string, name: string): string[] {
  const isPossessive = name.endsWith("'s") && /^[a-z]+s$/.test(spelling) && spelling.length > POSSESSIVE_FROM;
  return isPossessive ? [spelling, spelling.slice(0, -1)] : [spelling];
}
