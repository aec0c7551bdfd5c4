import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

/** What a download brought in, and what of it was here. */
interface Imported {
  readonly receipts: number;
  readonly lineItems: number;
  readonly alreadyHere: number;
  readonly inConflict: number;
}

/** What became of a download, in words: what came in, and what was here (accounts-52). */
export function importedWords(
  locale: Locale,
  { receipts, lineItems, alreadyHere, inConflict }: Imported,
): string {
  const t = translatorOf(locale, "done");
  return [
    t("imported", { receipts, lineItems }),
    ...(alreadyHere > 0 ? [t("importedBefore", { count: alreadyHere })] : []),
    ...(inConflict > 0 ? [t("importedDifferently", { count: inConflict })] : []),
  ].join(" ");
}
