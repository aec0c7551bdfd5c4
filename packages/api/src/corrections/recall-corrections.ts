import type { Database } from "@gf-ledger/db/database";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { UserScope } from "../gate/user-scope";
import { turns } from "../in-turns";
import { articleCodeKeyOf, chainKeyOf, textKeyOf } from "./correction-keys";

function correctionsOf(database: Database, scope: UserScope) {
  return database.correction.findMany({
    where: { userId: scope.userId },
    orderBy: [{ correctedAt: "desc" }, { id: "desc" }],
    include: { matchedProduct: true },
  });
}
type CorrectionRow = Awaited<ReturnType<typeof correctionsOf>>[number];

export interface Recalled {
  readonly correction: CorrectionRow;
  /** Of another chain, where the same text may stand for another purchase, the tick is not taken over. */
  readonly sameChain: boolean;
}

/** What a person corrected before, to be looked up for the lines of one receipt (receipts-59). */
export interface CorrectionMemory {
  /** Of this chain by article number (receipts-87), else by text; else the newest of any chain by text. */
  recall(text: string, articleCode: string | null): Recalled | null;
  /** The package's size that the person gave for a product of this name. */
  sizeOf(name: string): Pick<CorrectionRow, "size" | "sizeUnit"> | null;
}

/** The memory of one person at the shop of a receipt. */
export async function memoryAt(
  database: Database,
  scope: UserScope,
  store: string | null,
): Promise<CorrectionMemory> {
  const rows = await correctionsOf(database, scope);
  const chainKey = chainKeyOf(store);
  const byText = new Map<string, CorrectionRow[]>();
  const byCode = new Map<string, CorrectionRow>();
  const sizes = new Map<string, CorrectionRow>();
  const nextRow = turns();
  for (const row of rows) {
    await nextRow();
    const ofText = byText.get(row.textKey);
    if (ofText) ofText.push(row);
    else byText.set(row.textKey, [row]);
    const here = row.chainKey === chainKey && row.articleCode !== "";
    if (here && !byCode.has(row.articleCode)) byCode.set(row.articleCode, row);
    const name = spellingKey(row.name);
    if (row.size !== null && !sizes.has(name)) sizes.set(name, row);
  }
  return {
    recall(text, articleCode) {
      const code = articleCodeKeyOf(articleCode);
      const numbered = code === "" ? undefined : byCode.get(code);
      if (numbered) return { correction: numbered, sameChain: true };
      const known = byText.get(textKeyOf(text)) ?? [];
      const here = known.find((row) => row.chainKey === chainKey);
      const correction = here ?? known[0];
      return correction ? { correction, sameChain: here !== undefined } : null;
    },
    sizeOf: (name) => sizes.get(spellingKey(name)) ?? null,
  };
}
