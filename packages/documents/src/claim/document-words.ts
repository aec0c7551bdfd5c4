import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

/** What reads the words of a claim's documents in its locale (claim-27). */
export function documentWords({ locale }: { readonly locale: Locale }) {
  return {
    common: translatorOf(locale, "claimDocuments"),
    checklist: translatorOf(locale, "claimChecklist"),
    grounds: translatorOf(locale, "grounds"),
    method: translatorOf(locale, "claimMethod"),
    report: translatorOf(locale, "claimReport"),
    tables: translatorOf(locale, "claimTables"),
    sums: translatorOf(locale, "claimSums"),
    credit: translatorOf(locale, "creditEstimate"),
  };
}

export type DocumentWords = ReturnType<typeof documentWords>;
