import { parseCents } from "@gf-ledger/domain/money/cents";
import { z } from "zod";

/** Typed dollars as text without signs of groups or currency, checked; `mayBeBelow` lets a correction lower. */
export function typedDollars(words: string, mayBeBelow = false) {
  return z
    .string()
    .transform((typed) =>
      typed
        .replace(/[\s$]/g, "")
        .replace(/,(?=\d{3}(\D|$))/g, "")
        .replace(",", "."),
    )
    .refine((typed) => {
      const cents = parseCents(typed);
      return cents !== null && (mayBeBelow ? cents !== 0 : cents > 0);
    }, words);
}
