import { translatorOf } from "@gf-ledger/messages/translator";

/** What a person in Canada is told who counts an item without a counterpart in full (claim-7), as line items keep it. */
export const NO_CANADIAN_TEXT = translatorOf("en-CA", "claimSums")("noCanadianText");
