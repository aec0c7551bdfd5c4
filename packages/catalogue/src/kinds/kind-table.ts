import { CATEGORIES, type Category } from "@gf-ledger/domain/category/category";
import { type ProductKind, productKindSchema } from "@gf-ledger/domain/line-item/kind";
import { KINDS_BY_CATEGORY, KINDS_WHEREVER } from "../../words/kinds";
import { productWords } from "../matching/name-words";
import { rowsOf } from "../text/word-rows";

/** Why something is never claimable. */
export type NeverBecause = "alcohol" | "pet" | "household" | "supplement";

/** An entry of the table of kinds. */
export interface KindEntry {
  /** In singular, in the order of the name, between spaces. */
  readonly phrase: string;
  readonly length: number;
  readonly kind: ProductKind;
  /** `null` for any kind but "never". */
  readonly because: NeverBecause | null;
}

/** Entries that decide whatever else a line names. */
export const WHEREVER: readonly KindEntry[] = entriesOf(KINDS_WHEREVER);

/** The entries of each category. */
export const ENTRIES: ReadonlyMap<Category, readonly KindEntry[]> = new Map(
  CATEGORIES.map((category) => [category, entriesOf(KINDS_BY_CATEGORY[category].otherwise)]),
);

/** What a category's food is where no entry says otherwise. */
export const usualKind = (category: Category): ProductKind => KINDS_BY_CATEGORY[category].usual;

/** The entries of one table; throws an Error at a row that names no kind. */
function entriesOf(table: string): KindEntry[] {
  return rowsOf(table).map(([phrase = "", cell = ""]) => {
    const [name, because = null] = cell.split(" ");
    const kind = productKindSchema.safeParse(name);
    if (!kind.success || (kind.data === "never") !== isReason(because))
      throw new Error(`Unreadable row of kinds: ${phrase} | ${cell}`);
    const words = productWords(phrase);
    return {
      phrase: ` ${words.join(" ")} `,
      length: words.length,
      kind: kind.data,
      because: isReason(because) ? because : null,
    };
  });
}

function isReason(text: string | null): text is NeverBecause {
  return text === "alcohol" || text === "pet" || text === "household" || text === "supplement";
}
