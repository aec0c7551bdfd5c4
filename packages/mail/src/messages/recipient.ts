import type { Locale } from "@gf-ledger/domain/edition/locale";

/** Whom a message is for, and in which edition's and language's words. */
export interface Recipient {
  readonly to: string;
  readonly locale: Locale;
}
