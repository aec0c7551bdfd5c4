import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { AccountImport } from "./import-account";

/** What became of a download, in words: what came in, and what was here (accounts-52). */
export function importedWords(
  locale: Locale,
  { receipts, lineItems, alreadyHere, inConflict }: Omit<AccountImport, "message">,
): string {
  const t = translatorOf(locale, "done");
  return [
    t("imported", { receipts, lineItems }),
    ...(alreadyHere > 0 ? [t("importedBefore", { count: alreadyHere })] : []),
    ...(inConflict > 0 ? [t("importedDifferently", { count: inConflict })] : []),
  ].join(" ");
}
