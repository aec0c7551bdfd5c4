import type { Edition } from "@gf-ledger/domain/edition/edition";

/** Whom a message is for, and in which edition's words. */
export interface Recipient {
  readonly to: string;
  readonly edition: Edition;
}
