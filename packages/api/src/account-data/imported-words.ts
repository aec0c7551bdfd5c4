import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

/** What a download brought in. */
interface Imported {
  readonly receipts: number;
  readonly lineItems: number;
}

/** What a download brought in, in words (accounts-41). */
export function importedWords(locale: Locale, { receipts, lineItems }: Imported): string {
  return translatorOf(locale, "done")("imported", { receipts, lineItems });
}
