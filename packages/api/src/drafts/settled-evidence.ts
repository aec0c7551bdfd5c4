import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReadingIssue, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { type Evidence, evidenceOf } from "../items/evidence";

interface Settled {
  readonly store?: string | null | undefined;
  readonly purchaseDate?: string | null | undefined;
  readonly currency?: Currency | undefined;
}

const ISSUES_OF = {
  store: ["no_store", "store_in_doubt"],
  purchaseDate: ["no_date", "date_in_doubt"],
  currency: ["no_currency"],
} as const satisfies Readonly<Record<keyof Settled, readonly ReadingIssue["code"][]>>;

type ReadOfWhole = Pick<ReceiptReading, "taxes" | "currency"> & { readonly items: readonly unknown[] };

/** What is kept of a reading. Where nothing on the receipt says its currency, the edition's is taken and asked about. */
export function evidenceOfDraft(reading: Omit<Evidence, "taxes"> & ReadOfWhole): Evidence {
  const evidence = evidenceOf(reading);
  if (reading.currency !== null || reading.items.length === 0) return evidence;
  const asked = {
    code: "no_currency",
    message: messageKey("sentences.noCurrency"),
    itemIndex: null,
  } as const;
  return { ...evidence, issues: [...evidence.issues, asked] };
}

/** The evidence once the person has said what was in doubt: nothing of it is asked again (receipts-105). */
export function settledEvidence(evidence: Evidence, stated: Settled): Evidence {
  const { store, purchaseDate, currency } = stated;
  const answered = new Set<ReadingIssue["code"]>([
    ...(store ? ISSUES_OF.store : []),
    ...(purchaseDate ? ISSUES_OF.purchaseDate : []),
    ...(currency ? ISSUES_OF.currency : []),
  ]);
  return {
    ...evidence,
    store: store ? { ...evidence.store, confidence: 1 } : evidence.store,
    purchaseDate: purchaseDate ? { ...evidence.purchaseDate, confidence: 1 } : evidence.purchaseDate,
    issues: evidence.issues.filter(({ code }) => !answered.has(code)),
  };
}
