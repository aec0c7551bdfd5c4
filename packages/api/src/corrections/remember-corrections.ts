import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../context";
import type { ReceiptItemRow, ReceiptRow } from "../drafts/receipt-row";
import { roomFor } from "../limits/account-room";
import { articleCodeKeyOf, chainKeyOf, textKeyOf } from "./correction-keys";
import { type Proposed, proposedSchema } from "./proposed";
import type { RememberedCorrection } from "./take-back-corrections";

const COMPARED = ["name", "category", "kind", "size", "sizeUnit", "selected"] as const;
type Corrected = Pick<ReceiptItemRow, (typeof COMPARED)[number] | "matchedProductId">;

/** Whether the person chose a product to compare with that was not proposed. */
function choseProduct({ matchedProductId: chosen }: Corrected, { matchedProductId }: Proposed): boolean {
  return matchedProductId !== undefined && chosen !== null && chosen !== matchedProductId;
}

function differs(item: Corrected, proposed: Proposed): boolean {
  return COMPARED.some((field) => item[field] !== proposed[field]) || choseProduct(item, proposed);
}

/**
 * Keeps what a person changed of the proposals of a receipt that is being saved (receipts-59). `draft` holds
 * the items as they were corrected, `saved` which of them are claimed. What a return is says nothing of the
 * product, so returns are left out. Returns what each replaced.
 */
export async function rememberCorrections(
  ctx: SignedInContext,
  transaction: Transaction,
  draft: ReceiptRow,
  saved: ReceiptRow,
): Promise<RememberedCorrection[]> {
  const { userId } = ctx.actor.scope;
  const claimed = new Map(saved.items.map(({ id, selected }) => [id, selected]));
  const chainKey = chainKeyOf(saved.store);
  const remembered: RememberedCorrection[] = [];
  for (const item of draft.items) {
    const proposed = proposedSchema.nullable().parse(item.proposed);
    if (proposed === null || item.kind === "return") continue;
    const corrected = { ...item, selected: claimed.get(item.id) ?? item.selected };
    const textKey = textKeyOf(proposed.text);
    if (textKey === "" || !differs(corrected, proposed)) continue;
    const articleCode = articleCodeKeyOf(item.articleCode);
    const columns = {
      store: saved.store,
      text: proposed.text,
      name: corrected.name,
      category: corrected.category,
      kind: corrected.kind,
      size: corrected.size,
      sizeUnit: corrected.sizeUnit,
      selected: corrected.selected,
      matchedProductId: corrected.matchedProductId,
      correctedAt: ctx.now(),
    };
    const where = { userId_chainKey_textKey_articleCode: { userId, chainKey, textKey, articleCode } };
    const before = await transaction.correction.findUnique({ where });
    // A full memory learns nothing new; the receipt is saved anyway.
    if (!before && !(await roomFor(transaction, ctx.actor.scope, "corrections")).ok) continue;
    // For two lines with one text and number, the earlier row is the one from before the first.
    if (!remembered.some((one) => one.textKey === textKey && one.articleCode === articleCode))
      remembered.push({ chainKey, textKey, articleCode, correctedAt: columns.correctedAt, before });
    await transaction.correction.upsert({
      where,
      create: { userId, chainKey, textKey, articleCode, ...columns },
      update: columns,
    });
  }
  return remembered;
}
